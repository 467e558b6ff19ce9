import { mix } from '../ink/color.ts';
import { INK, tone } from '../ink/ramps.ts';
import { line, plain, shape, times } from '../shapes/shapes.ts';

/** A floor of boards that run away from the eye. */
export const boardFloor = (y: number, wood: string): string =>
  shape(`M-10 ${y}H970V560H-10Z`, tone(wood, 2), 5) +
  line(
    times(13, (i) => `M${480 + (i - 6) * 80} ${y}L${480 + (i - 6) * 150} 560`),
    3,
    tone(wood, 1),
  );

/** A plain floor, darker towards the eye, with a skirting. */
export const flatFloor = (y: number, fill: string): string =>
  shape(`M-10 ${y}H970V560H-10Z`, tone(fill), 5) +
  plain(`M-10 ${y + 26}H970V560H-10Z`, mix(tone(fill), INK, 0.18));

/** Paving in perspective. */
export const pavedFloor = (y: number, fill: string): string =>
  flatFloor(y, fill) +
  line(
    `${times(11, (i) => `M${480 + (i - 5) * 90} ${y}L${480 + (i - 5) * 210} 560`)}M-10 ${y + 22}H970M-10 ${y + 56}H970M-10 ${y + 104}H970`,
    3,
    mix(tone(fill), INK, 0.4),
  );
