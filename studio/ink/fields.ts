import { z } from 'zod';
import { hues } from './ramps.ts';

const unknown = (kind: string) => (issue: { readonly input?: unknown }) =>
  `unknown ${kind} "${String(issue.input)}"`;

/** A ramp of the ink cupboard. */
export const hue = z.enum(hues, { error: unknown('hue') });

/** One ink: a hue with a step from 0 (deep) to 4 (pale), `ink` or `cream`. */
export const ink = z
  .string()
  .regex(new RegExp(`^((${hues.join('|')})[0-4]?|ink|cream)$`), { error: unknown('ink') });

export const point = z.tuple([z.number(), z.number()]);
