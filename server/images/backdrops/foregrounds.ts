import type { Canvas } from '../engine/canvas.ts';
import { circle, d, group, HEIGHT, path, stroke, WIDTH } from '../engine/svg.ts';
import { glints, grass, ground, hills } from './land.ts';

/** Heads and raised arms in front of a stage. */
export function audience(canvas: Canvas): string {
  const { rng } = canvas;
  let drawing = '';
  for (let i = 0; i < 30; i++) {
    const x = i * 33 + rng.between(-8, 8);
    const r = rng.between(20, 27);
    const y = HEIGHT - rng.between(4, 26);
    drawing += circle(x, y, r, '#05030f');
    drawing += path(d`M${x - r * 1.5} ${HEIGHT + 6}q${r * 1.5} ${-r * 1.6} ${r * 3} 0z`, '#05030f');
    if (rng.next() < 0.5) {
      const shoulder = x + r * 0.9;
      const arm = d`M${shoulder} ${y + 16}C${x + r * 1.5} ${y - 20} ${x + r * 1.1} ${y - 40} ${shoulder} ${y - 62}`;
      drawing +=
        stroke(arm, '#05030f', 12, { 'stroke-linecap': 'round' }) + circle(shoulder, y - 66, 9, '#05030f');
    }
  }
  return group({}, drawing);
}

const meadowEdge = (canvas: Canvas, back: string, front: string, tall: number, low: number) =>
  grass(canvas, HEIGHT + 6, 270, back, tall) + grass(canvas, HEIGHT + 6, 220, front, low);

/** What stands before a hero that peeks out, by backdrop. */
export const foregrounds: Readonly<Record<string, (canvas: Canvas) => string>> = {
  savanna: (canvas) => meadowEdge(canvas, '#1c0808', '#0b0303', 150, 95),
  meadow: (canvas) => meadowEdge(canvas, '#2f7d3d', '#1f5d2e', 130, 80),
  forest: (canvas) => meadowEdge(canvas, '#14432f', '#082118', 150, 90),
  mountains: (canvas) => meadowEdge(canvas, '#1e5c3a', '#0f3a28', 110, 70),
  night: (canvas) => grass(canvas, HEIGHT + 6, 260, '#0a1230', 120),
  stage: audience,
  arctic: (canvas) =>
    path(
      `M-20 ${HEIGHT}V470Q150 418 330 452T700 446T${WIDTH + 20} 470V${HEIGHT}Z`,
      canvas.linear(['#ffffff', '#b5dcec']),
    ) + path(`M-20 ${HEIGHT}V506Q300 470 560 500T${WIDTH + 20} 500V${HEIGHT}Z`, '#fff', { opacity: 0.8 }),
  desert: (canvas) =>
    path(
      `M-20 ${HEIGHT}V480Q240 420 520 462T${WIDTH + 20} 450V${HEIGHT}Z`,
      canvas.linear(['#e9a955', '#a55f25']),
    ),
  ocean: (canvas) =>
    ground(hills(canvas, 430, 9, 7), '#2f9ed6', 0.9) +
    ground(hills(canvas, 468, 9, 7), '#1b7fc0', 0.95) +
    ground(hills(canvas, 504, 9, 7), '#0c5a9c') +
    glints(canvas, 440, HEIGHT, 60),
};
