import { z } from 'zod';
import { color } from '../backdrops/backdrop.ts';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { circle, ellipse, group, path, rect, stroke, WIDTH } from '../engine/svg.ts';
import { styleNames, styles } from '../paintings/index.ts';
import type { Frame } from '../paintings/painting-style.ts';

export const paintingSchema = z.strictObject({
  t: z.literal('painting'),
  style: z
    .enum(styleNames, { error: (issue) => `unknown painting style "${String(issue.input)}"` })
    .default('swirl'),
  w: z.number().min(200).max(640).default(560),
  h: z.number().min(200).max(320).default(310),
  wall: z.tuple([color, color]).optional(),
});

const BORDER = 26;

function drawFrame(canvas: Canvas, { x, y, w, h }: Frame, inner: string): string {
  const clip = canvas.clip(rect(x, y, w, h, '#000'));
  const gloss = canvas.linear(
    [
      ['#fff', 0, 0.16],
      ['#fff', 0.4, 0],
      ['#000', 1, 0.12],
    ],
    0,
    0,
    1,
    1,
  );
  const outer = { x: x - BORDER, y: y - BORDER, w: w + 2 * BORDER, h: h + 2 * BORDER };
  const gilt = canvas.linear(['#f7dc8f', '#b07a28', '#f3d07a', '#7a4f14'], 0, 0, 1, 1);
  return [
    group(
      { filter: canvas.blur(14), opacity: 0.55 },
      rect(outer.x + 10, outer.y + 22, outer.w, outer.h, '#000'),
    ),
    rect(outer.x, outer.y, outer.w, outer.h, gilt, { rx: 4 }),
    rect(outer.x + 6, outer.y + 6, outer.w - 12, outer.h - 12, 'none', {
      stroke: '#6b430f',
      'stroke-opacity': 0.6,
      'stroke-width': 2,
    }),
    rect(x - 7, y - 7, w + 14, h + 14, '#5c3a0e'),
    rect(x - 4, y - 4, w + 8, h + 8, '#f0d48a'),
    group({ 'clip-path': clip }, inner),
    rect(x, y, w, h, gloss),
  ].join('');
}

function drawRope(): string {
  const posts = [150, 810].map(
    (x) =>
      stroke(`M${x} 540V452`, '#caa04a', 8) +
      ellipse(x, 536, 30, 7, '#8a6420') +
      circle(x, 450, 9, '#f3d07a'),
  );
  return (
    posts.join('') +
    stroke('M150 456Q480 530 810 456', '#a3182c', 11) +
    stroke('M150 453Q480 527 810 453', '#e2455a', 3)
  );
}

/** A framed picture in a gallery, in the manner of a style and never a copy of a work. */
export function drawPainting(canvas: Canvas, spec: z.infer<typeof paintingSchema>): void {
  const { w, h, wall } = spec;
  const frame = { x: (WIDTH - w) / 2, y: 52, w, h };
  const { x } = frame;
  const spotlight = canvas.linear([
    ['#fff6d8', 0, 0.22],
    ['#fff6d8', 1, 0],
  ]);
  canvas.add(
    backdrops.gallery(canvas, { wall }),
    drawFrame(canvas, frame, styles[spec.style](canvas, frame)),
    path(`M${x - 30} -4H${x + w + 30}L${x + w + 150} 430H${x - 150}Z`, spotlight),
    rect(430, 402, 100, 22, canvas.linear(['#f7dc8f', '#b07a28']), { rx: 3 }),
    rect(442, 409, 76, 2, '#6b430f'),
    rect(452, 415, 56, 2, '#6b430f'),
    drawRope(),
  );
  canvas.vignette(0.42);
}
