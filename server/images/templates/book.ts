import { z } from 'zod';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { circle, d, path, round, stroke } from '../engine/svg.ts';
import { backdropName, drawProp, placedIcon } from './fields.ts';

export const bookSchema = z.strictObject({
  t: z.literal('book'),
  /** What rises from the pages. */
  items: z.array(placedIcon).min(1),
  bg: backdropName.default('library'),
});

const CX = 480;
const Y = 452;

function pages(canvas: Canvas): string {
  let drawing = path(
    `M${CX - 300} ${Y + 10}Q${CX - 150} ${Y - 26} ${CX} ${Y + 18}Q${CX + 150} ${Y - 26} ${CX + 300} ${Y + 10}L${CX + 330} ${Y + 66}Q${CX + 160} ${Y + 34} ${CX} ${Y + 74}Q${CX - 160} ${Y + 34} ${CX - 330} ${Y + 66}Z`,
    '#7a2b2b',
  );
  for (let sheet = 3; sheet >= 0; sheet--) {
    const y = Y + sheet * 4;
    const data = `M${CX} ${y + 8}Q${CX - 150} ${y - 44} ${CX - 286} ${y - 8}L${CX - 312} ${y + 46}Q${CX - 160} ${y + 14} ${CX} ${Y + 60 + sheet * 3}Q${CX + 160} ${y + 14} ${CX + 312} ${y + 46}L${CX + 286} ${y - 8}Q${CX + 150} ${y - 44} ${CX} ${y + 8}Z`;
    const paper = sheet > 0 ? '#e8dcc0' : canvas.linear(['#fffdf4', '#f1e6cc']);
    drawing += path(data, paper, { stroke: '#c9b78f', 'stroke-width': 1 });
  }
  let lines = '';
  for (let i = 0; i < 4; i++) {
    const y = Y - 4 + i * 11;
    for (const side of [-1, 1]) {
      lines += d`M${CX + side * 36} ${y + 6}Q${CX + side * 140} ${y - 24} ${CX + side * (262 + i * 6)} ${y + 4}`;
    }
  }
  return (
    drawing +
    stroke(`M${CX} ${Y + 8}V${Y + 60}`, '#b39a68', 3) +
    stroke(lines, '#a8946a', 2.4, { opacity: 0.7 })
  );
}

function sparks(canvas: Canvas): string {
  const { rng } = canvas;
  let drawing = '';
  for (let i = 0; i < 46; i++) {
    const t = rng.next();
    const x = CX + rng.between(-1, 1) * (60 + 220 * t);
    const r = rng.between(1.4, 4);
    drawing += circle(x, Y - 10 - t * 380, r, '#fff0b8', { opacity: round(rng.between(0.3, 0.95)) });
  }
  return drawing;
}

/** An open book with the story rising from it. */
export function drawBook(canvas: Canvas, { items, bg }: z.infer<typeof bookSchema>): void {
  canvas.add(
    backdrops[bg](canvas, {}),
    canvas.glow(CX, 300, 380, '#ffe6a8', 0.85, 300),
    pages(canvas),
    sparks(canvas),
    ...items.map((item) => drawProp(canvas, item, { glow: '#ffe9b0', glowA: 0.35, shadow: false })),
  );
  canvas.vignette(0.45);
}
