import { INK, MARIGOLD, PAPER } from '../engine/paint-box.ts';
import { circle, ellipse, group, path, stroke } from '../engine/svg.ts';

const SPREAD = 172;
const BARBS = 'M-21 -130l-9 -8M-25 -160l-10 -7M21 -130l9 -8M25 -160l10 -7M-12 -102l-7 -8M12 -102l7 -8';

/** Evenly spread angles, the outermost first, so that each feather overlaps the one outside it. */
function angles(count: number, within: number): number[] {
  return Array.from({ length: count }, (_, i) => -within / 2 + (i * within) / (count - 1)).sort(
    (a, b) => Math.abs(b) - Math.abs(a),
  );
}

const feather = (color: string): string =>
  [
    path('M0 -60C34 -130 46 -190 0 -268C-46 -190 -34 -130 0 -60Z', color),
    stroke(BARBS, PAPER, 3.5, { 'stroke-linecap': 'round', transform: 'translate(0 6) scale(.72 1)' }),
    path('M0 -166c19 -22 24 -48 0 -80c-24 32 -19 58 0 80Z', MARIGOLD),
    ellipse(0, -203, 11.5, 18, '#2fc4c9', { 'stroke-width': 3 }),
    ellipse(0, -199, 5.5, 9, INK, { stroke: 'none' }),
    circle(0, -204, 2.5, PAPER, { stroke: 'none' }),
  ].join('');

/** A peacock's open tail round (0, 0), a feather for each colour from the left. */
export function peacockTail(colors: readonly string[]): string {
  const step = SPREAD / (colors.length - 1);
  const behind = angles(colors.length - 1, SPREAD - step).map((angle) =>
    group({ transform: `rotate(${angle.toFixed(2)}) scale(1.16)` }, feather('#0f8a5f')),
  );
  const before = angles(colors.length, SPREAD).map((angle) =>
    group(
      { transform: `rotate(${angle.toFixed(2)})` },
      feather(colors[Math.round((angle + SPREAD / 2) / step)] ?? INK),
    ),
  );
  return group({ stroke: INK, 'stroke-width': 4 }, ...behind, ...before);
}
