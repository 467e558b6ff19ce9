import { z } from 'zod';
import type { PlacedActor } from '../sprite/actor.ts';

/** What a stage paints behind and before the cast, and what it tells those who stand on it. */
export interface Layers {
  readonly back: string;
  readonly front?: string | undefined;
  /** The y under a hero's feet. */
  readonly ground: number;
  readonly light?: readonly [x: number, y: number] | undefined;
  /** Objects that the stage brings along, behind the cast of the spec. */
  readonly cast?: readonly PlacedActor[];
}

export interface Stage {
  /** When to choose it, in one line. */
  readonly use: string;
  readonly fields: z.ZodRawShape;
  /** Things may hang free here: water, space, a cut-out on paper. */
  readonly weightless: boolean;
  /** Everything lies flat and throws a hard offset shadow. */
  readonly flat: boolean;
  readonly build: (options: unknown, seed: string) => Layers | Promise<Layers>;
  /** What its fields cannot say of themselves: a fault that stands between several, or undefined. */
  readonly fault: (options: unknown) => string | undefined;
}

interface Definition<Fields extends z.ZodRawShape> {
  readonly use: string;
  readonly fields: Fields;
  readonly weightless?: boolean;
  readonly flat?: boolean;
  readonly fault?: (options: z.output<z.ZodObject<Fields>>) => string | undefined;
  readonly paint: (options: z.output<z.ZodObject<Fields>>, seed: string) => Layers | Promise<Layers>;
}

/** A stage from its fields and its painter; whoever draws it hands over the whole spec. */
export function defineStage<Fields extends z.ZodRawShape>({
  use,
  fields,
  weightless = false,
  flat = false,
  fault = () => undefined,
  paint,
}: Definition<Fields>): Stage {
  const schema = z.object(fields);
  return {
    use,
    fields,
    weightless: weightless || flat,
    flat,
    build: (options, seed) => paint(schema.parse(options), seed),
    fault: (options) => {
      const parsed = schema.safeParse(options);
      return parsed.success ? fault(parsed.data) : undefined;
    },
  };
}
