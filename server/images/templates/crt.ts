import { z } from 'zod';
import { color } from '../backdrops/backdrop.ts';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { circle, ellipse, group, path, rect, stroke, text } from '../engine/svg.ts';
import { drawProp, props } from './fields.ts';

export const crtSchema = z.strictObject({
  t: z.literal('crt'),
  lines: z.array(z.string().max(20)).min(1).max(5).default(['READY.', '> _']),
  /** Colour of the phosphor. */
  tint: color.default('#5dff9a'),
  props,
});
type CrtSpec = z.infer<typeof crtSchema>;

const [X, Y] = [250, 56];

function drawCase(canvas: Canvas): string {
  const shell = `M${X} ${Y + 26}Q${X} ${Y} ${X + 26} ${Y}H${X + 434}Q${X + 460} ${Y} ${X + 460} ${Y + 26}V${Y + 330}Q${X + 460} ${Y + 352} ${X + 438} ${Y + 352}H${X + 22}Q${X} ${Y + 352} ${X} ${Y + 330}Z`;
  const tube = canvas.radial(
    [
      ['#16382a', 0],
      ['#06150f', 1],
    ],
    0.5,
    0.45,
    0.75,
  );
  return [
    ellipse(480, 492, 330, 24, '#000', { opacity: 0.4 }),
    path(shell, canvas.linear(['#f5efdc', '#d8cdb0', '#b3a582'])),
    rect(X + 30, Y + 28, 400, 272, canvas.linear(['#8f8468', '#c9bd9c']), { rx: 22 }),
    rect(X + 42, Y + 40, 376, 248, tube, { rx: 34 }),
  ].join('');
}

function drawScreen(canvas: Canvas, { lines, tint }: CrtSpec): string {
  const written = lines.map((line, i) => {
    const at = [X + 70, Y + 92 + i * 40, line] as const;
    const options = { font: 'JetBrains Mono', size: 28, anchor: 'start' } as const;
    const shine = group({ filter: canvas.blur(3), opacity: 0.8 }, text(...at, { ...options, fill: tint }));
    return shine + text(...at, { ...options, fill: '#d9ffe6' });
  });
  let scanLines = '';
  for (let y = Y + 42; y < Y + 288; y += 4) scanLines += `M${X + 44} ${y}H${X + 416}`;
  const reflection = `M${X + 60} ${Y + 60}Q${X + 220} ${Y + 30} ${X + 400} ${Y + 60}Q${X + 300} ${Y + 110} ${X + 64} ${Y + 170}Z`;
  return [
    ...written,
    stroke(scanLines, '#000', 1.3, { opacity: 0.25 }),
    path(reflection, '#fff', { opacity: 0.07 }),
    circle(X + 400, Y + 326, 7, '#5dff9a'),
    canvas.glow(X + 400, Y + 326, 22, '#5dff9a', 0.8),
    rect(X + 40, Y + 320, 90, 12, '#9a8d6c', { rx: 3 }),
  ].join('');
}

function drawKeyboard(canvas: Canvas): string {
  let keys = '';
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 15; column++) {
      const x = X - 48 - row * 10 + column * (36 + row * 1.6);
      keys += rect(x, Y + 386 + row * 16, 30 + row, 12, '#fffaf0', { rx: 3 });
    }
  }
  return [
    rect(X + 150, Y + 352, 160, 24, canvas.linear(['#b3a582', '#8f8264'])),
    path(
      `M${X - 50} ${Y + 376}H${X + 510}L${X + 548} ${Y + 442}H${X - 88}Z`,
      canvas.linear(['#efe7cf', '#c2b48f']),
    ),
    group({ stroke: '#8f8264', 'stroke-width': 1.4 }, keys),
    path(`M${X - 88} ${Y + 442}H${X + 548}V${Y + 452}H${X - 88}Z`, '#8f8264'),
  ].join('');
}

/** A home computer of old with text on its screen. */
export function drawCrt(canvas: Canvas, spec: CrtSpec): void {
  canvas.add(
    backdrops.studio(canvas, { top: '#274b7a', bottom: '#0b1c3a' }),
    drawCase(canvas),
    drawScreen(canvas, spec),
    drawKeyboard(canvas),
    ...(spec.props ?? []).map((prop) => drawProp(canvas, prop)),
  );
  canvas.vignette(0.35);
}
