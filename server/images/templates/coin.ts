import { z } from 'zod';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { drawRelief } from '../engine/relief.ts';
import { circle, group, stroke } from '../engine/svg.ts';
import { backdropName, drawProp, iconName, props } from './fields.ts';

const metals = {
  gold: {
    rim: ['#fff3b8', '#c98a1a', '#f7d25a', '#8f5a08'],
    bevel: ['#b87d16', '#ffe58a', '#d9a32c'],
    face: ['#fbdc78', '#d79f2a', '#b87d16'],
    bead: ['#fff0ae', '#a56e10'],
    relief: 'gold',
  },
  bronze: {
    rim: ['#ffd9b0', '#a8622c', '#e0a066', '#6e3d17'],
    bevel: ['#8a4f22', '#f0bd8a', '#b9773a'],
    face: ['#e3a870', '#b9773a', '#8a4f22'],
    bead: ['#ffdcb8', '#7a4520'],
    relief: 'bronze',
  },
  silver: {
    rim: ['#ffffff', '#8e98ab', '#e6ebf2', '#5f6a7f'],
    bevel: ['#7d879b', '#f6f9fc', '#aeb7c6'],
    face: ['#eef2f7', '#b9c2d0', '#8d97aa'],
    bead: ['#ffffff', '#6d778c'],
    relief: 'marble',
  },
} as const;

export const coinSchema = z.strictObject({
  t: z.literal('coin'),
  icon: iconName,
  mat: z.enum(['gold', 'bronze', 'silver']).default('gold'),
  bg: backdropName.default('palace'),
  props,
});

/** A large coin with the icon struck into it. */
export function drawCoin(canvas: Canvas, spec: z.infer<typeof coinSchema>): void {
  const metal = metals[spec.mat];
  const [cx, cy, r] = [480, 262, 206];
  let beads = '';
  for (let i = 0; i < 60; i++) {
    const angle = (i * 6 * Math.PI) / 180;
    beads += circle(cx + Math.cos(angle) * (r - 30), cy + Math.sin(angle) * (r - 30), 4.4, metal.bead[0]);
  }
  canvas.add(
    backdrops[spec.bg](canvas, {}),
    canvas.glow(cx, cy, 360, '#ffe7a0', 0.8),
    group({ filter: canvas.blur(14), opacity: 0.55 }, circle(cx + 5, cy + 20, r, '#000')),
    circle(cx, cy, r, canvas.linear(metal.rim, 0, 0, 1, 1)),
    circle(cx, cy, r - 12, canvas.linear(metal.bevel, 0, 0, 1, 1)),
    circle(cx, cy, r - 20, canvas.radial(metal.face, 0.4, 0.35, 0.8)),
    group({ stroke: metal.bead[1], 'stroke-width': 1 }, beads),
    drawRelief(canvas, spec.icon, cx, cy, 250, metal.relief),
    stroke(`M${cx - 150} ${cy - 120}A${r - 14} ${r - 14} 0 0 1 ${cx + 60} ${cy - 182}`, '#fff', 9, {
      opacity: 0.55,
      'stroke-linecap': 'round',
    }),
    ...(spec.props ?? []).map((prop) => drawProp(canvas, prop)),
  );
  canvas.vignette(0.4);
}
