import { z } from 'zod';
import { color } from '../backdrops/backdrop.ts';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { drawIcon } from '../engine/icons.ts';
import { group } from '../engine/svg.ts';
import { drawProp, iconName, props } from './fields.ts';

export const neonSignSchema = z.strictObject({
  t: z.literal('neonSign'),
  /** A silhouette (`gi:`), which is what a glass tube can follow. */
  icon: iconName.refine((name) => name.startsWith('gi:'), 'a neon sign needs a gi: silhouette'),
  color: color.default('#ff5fc4'),
  size: z.number().min(120).max(330).default(280),
  props,
});

/** A glowing sign in a frame of bulbs on a brick wall. */
export function drawNeonSign(canvas: Canvas, spec: z.infer<typeof neonSignSchema>): void {
  const tube = (fill: string) => drawIcon(canvas, spec.icon, 480, 264, spec.size, { color: fill });
  canvas.add(
    backdrops.neon(canvas, {}),
    group({ filter: canvas.blur(18), opacity: 0.9 }, tube(spec.color)),
    group({ filter: canvas.blur(6), opacity: 0.9 }, tube(spec.color)),
    tube('#fff0fa'),
    ...(spec.props ?? []).map((prop) => drawProp(canvas, prop)),
  );
  canvas.vignette(0.5);
}
