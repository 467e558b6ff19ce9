import { z } from 'zod';
import type { Canvas } from '../engine/canvas.ts';

export const color = z.string().regex(/^#[0-9a-f]{3}([0-9a-f]{3})?$/i, 'expected a colour like #ffcc00');

/** What a spec may vary in a backdrop; each backdrop reads the few that concern it. */
export const backdropOptionsSchema = z.strictObject({
  /** Stadium by night, the default, or by day. */
  night: z.boolean().optional(),
  /** Colours of the stage lights. */
  cols: z.array(color).min(2).optional(),
  /** The audience in front of the stage. */
  crowd: z.boolean().optional(),
  /** Upper and lower colour of a gallery's wall. */
  wall: z.tuple([color, color]).optional(),
  /** Colours of the cinema screen. */
  scr: z.array(color).min(2).optional(),
  /** Colour of the light round the cinema screen. */
  screen: color.optional(),
  top: color.optional(),
  bottom: color.optional(),
  /** Where the sun stands, from the left. */
  sx: z.number().optional(),
  /** Colours of the nebulae in space. */
  neb: z.array(color).min(1).optional(),
  /** Strength of the vignette. */
  vig: z.number().min(0).max(1).optional(),
});
export type BackdropOptions = z.infer<typeof backdropOptionsSchema>;

export type Backdrop = (canvas: Canvas, options: BackdropOptions) => string;
