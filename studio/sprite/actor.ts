import { z } from 'zod';
import { hue, ink } from '../ink/fields.ts';
import { hues } from '../ink/ramps.ts';
import { findDrawing } from './find-drawing.ts';

export const drawingName = z.string().refine((name) => findDrawing(name) !== undefined, {
  error: (issue) => `unknown drawing "${String(issue.input)}"`,
});

const actorFields = z.strictObject({
  /** What is drawn: `no:` Noto, `fl:` Fluent flat, `own:` ours. */
  i: drawingName,
  x: z.number().optional(),
  /** The ground under it; with `float` its middle. */
  y: z.number().optional(),
  /** How wide and high the whole drawing is, in pixels of 960 by 540. */
  s: z.number().min(40).max(1400).optional(),
  rot: z.number().optional(),
  flip: z.boolean().optional(),
  float: z.boolean().optional(),
  /** In front of the stage's foreground. */
  front: z.boolean().optional(),
  /** Hues its colours lean to, instead of the picture's. */
  keys: z.array(hue).optional(),
  /** One ramp becomes another: `{ "sky": "rani" }`. */
  paint: z.partialRecord(z.enum(hues), hue).optional(),
  /** A silhouette in one ink. */
  flat: ink.optional(),
  /** The width of the outline and of the lines inside. */
  line: z.number().min(0).max(14).optional(),
  inner: z.number().min(0).max(8).optional(),
  /** The width of a cream rim outside the outline. */
  rim: z.number().min(0).max(16).optional(),
  shadow: z.boolean().optional(),
  shade: z.boolean().optional(),
});

/** A member of the cast: where it stands and how it is drawn. A name alone leaves all to the composition. */
export const actorSchema = z.union([
  z
    .string()
    .transform((i) => ({ i }))
    .pipe(actorFields),
  actorFields,
]);
export type Actor = z.output<typeof actorFields>;

/** An actor that the composition has given its place. */
export type PlacedActor = Actor & {
  readonly x: number;
  readonly y: number;
  readonly s: number;
  /** `x` is its left edge: a flag on a mast. */
  readonly hoist?: boolean;
};
