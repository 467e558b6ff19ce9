import { tone } from '../ink/ramps.ts';
import { peaks } from '../land/peaks.ts';
import { ridge } from '../land/ridge.ts';
import type { SkyName } from '../land/skies.ts';
import { sky } from '../land/sky.ts';
import { drawSun } from '../land/sun.ts';
import { clipped, line, shape } from '../shapes/shapes.ts';

/** A round-headed window with a landscape behind it, standing on the line `foot`. */
export function archWindow(x: number, y: number, r: number, name: SkyName, foot: number): string {
  const arch = (k: number) => `M${x - k} ${foot}V${y}A${k} ${k} 0 0 1 ${x + k} ${y}V${foot}Z`;
  const view =
    sky(name, [x, y + 40, 46], 'rings', 46) +
    drawSun([x, y + 40, 46]) +
    peaks(
      foot + 4,
      [
        [x - r * 0.6, 110, 110],
        [x + r * 0.62, 130, 120],
      ],
      'violet',
    ) +
    ridge(foot - 26, 10, 'window', tone('leaf', 2));
  return (
    shape(arch(r + 26), tone('earth', 3), 5) +
    clipped('window', `<path d="${arch(r)}"/>`, view) +
    line(arch(r), 5)
  );
}
