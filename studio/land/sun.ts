import { CREAM } from '../ink/ramps.ts';
import { beads, disc } from '../shapes/shapes.ts';
import type { Sun } from './sky.ts';

/** The disc with its string of beads. */
export const drawSun = ([x, y, r]: Sun, fill = '#fff1bd'): string =>
  disc(x, y, r, fill, 0) +
  beads(x, y, r + 16, CREAM) +
  `<circle cx="${x}" cy="${y}" r="${Math.max(4, r - 14)}" fill="none" stroke="#ffe08e" stroke-width="4"/>`;

export const drawMoon = ([x, y, r]: Sun): string =>
  disc(x, y, r, CREAM, 4) +
  disc(x - r * 0.3, y - r * 0.2, r * 0.2, '#e7dfe4', 0) +
  disc(x + r * 0.35, y + r * 0.3, r * 0.14, '#e7dfe4', 0) +
  disc(x + r * 0.2, y - r * 0.45, r * 0.1, '#e7dfe4', 0);
