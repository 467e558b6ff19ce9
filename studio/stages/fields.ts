import { z } from 'zod';
import { hue, ink } from '../ink/fields.ts';
import type { Hue } from '../ink/ramps.ts';
import { waveKinds } from '../land/breakers.ts';
import { peakKinds } from '../land/peaks.ts';
import { type SkyName, skyNames } from '../land/skies.ts';
import { bandKinds } from '../land/sky.ts';
import { skylineKinds } from '../land/skyline.ts';
import { type PatternName, patternNames } from '../ornament/pattern.ts';
import { treeKinds } from '../ornament/trees.ts';

const named = (kind: string) => ({
  error: (issue: { readonly input?: unknown }) => `unknown ${kind} "${String(issue.input)}"`,
});

export const skyName = z.enum(skyNames, named('sky'));
export const patternName = z.enum(patternNames, named('pattern'));
export const treeKind = z.enum(treeKinds, named('tree'));
export const peakKind = z.enum(peakKinds, named('kind of peaks'));
export const skylineKind = z.enum(skylineKinds, named('skyline'));
export const waveKind = z.enum(waveKinds, named('kind of waves'));

/** Centre and radius of the sun, lamp or halo. */
export const sun = z.tuple([z.number(), z.number(), z.number()]);

/** A sky with its sun; what a spec leaves out the seed chooses. */
export const daylightFields = (sky: SkyName) => ({
  sky: skyName.default(sky),
  sun: sun.optional(),
  bands: z.enum(bandKinds).default('rings'),
  step: z.number().min(30).max(160).default(92),
  /** No disc, only its light. */
  sunless: z.boolean().default(false),
  sunFill: ink.default('cream'),
  moon: z.boolean().default(false),
  stars: z.int().min(0).max(90).default(0),
});

export const cloudFields = (count: number) => ({ clouds: z.int().min(0).max(5).default(count) });

/** A patterned wall. */
export const wallFields = (wall: Hue, pattern: PatternName, step = 1) => ({
  wall: hue.default(wall),
  wallTone: z.int().min(0).max(3).default(step),
  pattern: patternName.default(pattern),
});
