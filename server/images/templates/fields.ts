import { z } from 'zod';
import { color } from '../backdrops/backdrop.ts';
import { type BackdropName, backdropNames } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { findIcon } from '../engine/icon-sets.ts';
import { drawHero } from '../engine/icons.ts';
import { drawRelief, materials } from '../engine/relief.ts';

export const iconName = z.string().refine((name) => findIcon(name) !== undefined, {
  error: (issue) => `unknown icon "${String(issue.input)}"`,
});

export const backdropName = z.enum(backdropNames, {
  error: (issue) => `unknown backdrop "${String(issue.input)}"`,
}) as z.ZodType<BackdropName, BackdropName>;

export const material = z.enum(materials);

export const countryCode = z.string().regex(/^[A-Za-z]{2}$/, 'expected a two-letter country code');

/** An icon placed by its author: centre, size and how it is lit. */
export const placedIcon = z.strictObject({
  i: iconName,
  x: z.number(),
  y: z.number(),
  s: z.number().positive(),
  rot: z.number().optional(),
  flip: z.boolean().optional(),
  mat: material.optional(),
  glow: z.union([color, z.literal(false)]).optional(),
  glowA: z.number().min(0).max(1).optional(),
  shadow: z.boolean().optional(),
  shadowA: z.number().min(0).max(1).optional(),
  /** Behind the hero instead of before it. */
  back: z.boolean().optional(),
  color: color.optional(),
  opacity: z.number().min(0).max(1).optional(),
});
export type PlacedIcon = z.infer<typeof placedIcon>;

export const props = z.array(placedIcon).optional();

interface PropDefaults {
  readonly glow?: string | false;
  readonly glowA?: number;
  readonly shadow?: boolean;
}

/** Draws a placed icon, embossed where it names a material. */
export function drawProp(canvas: Canvas, prop: PlacedIcon, defaults: PropDefaults = { glow: false }): string {
  if (prop.mat) return drawRelief(canvas, prop.i, prop.x, prop.y, prop.s, prop.mat, prop);
  const options = {
    ...prop,
    glow: prop.glow ?? defaults.glow,
    glowA: prop.glowA ?? defaults.glowA,
    shadow: prop.shadow ?? defaults.shadow,
  };
  return drawHero(canvas, prop.i, prop.x, prop.y, prop.s, options);
}
