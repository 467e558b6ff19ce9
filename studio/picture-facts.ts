import { arrange, type Composition } from './compositions/composition.ts';
import { compositions } from './compositions/index.ts';
import { type ImageSpec, imageSpecSchema } from './spec.ts';
import { type StageName, stages } from './stages/index.ts';

/** What a picture is made of, for rules that compare the pictures of a quiz. */
export interface PictureFacts {
  readonly composition: string;
  readonly stage: string;
  /** The largest member of the cast. */
  readonly hero: string | undefined;
  /** How many things there are to look at, the stage's own subject among them. */
  readonly objects: number;
}

/** Stages that show something of their own. */
const subjects: ReadonlySet<StageName> = new Set<StageName>([
  'book',
  'browser',
  'code',
  'element',
  'flag',
  'gallery',
  'globe',
  'map',
  'network',
  'orbits',
  'planet',
  'portrait',
  'quote',
  'staff',
  'terminal',
  'timeline',
]);

function heroOf({ composition, cast, stage }: ImageSpec): string | undefined {
  const { weightless } = stages[stage];
  const placed = arrange(compositions[composition] satisfies Composition, cast, { ground: 500, weightless });
  return placed.toSorted((a, b) => b.s - a.s)[0]?.i;
}

/** The facts of a spec, or nothing when it cannot be drawn. */
export function pictureFacts(spec: unknown): PictureFacts | undefined {
  const parsed = imageSpecSchema.safeParse(spec);
  if (!parsed.success) return undefined;
  const { composition, stage, cast, text, foreground } = parsed.data;
  const { far } = parsed.data as { far?: readonly unknown[] };
  const own = subjects.has(stage) ? 1 : 0;
  return {
    composition,
    stage,
    hero: heroOf(parsed.data),
    objects: cast.length + text.length + foreground.length + (far?.length ?? 0) + own,
  };
}
