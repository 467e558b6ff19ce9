import { mix } from '../ink/color.ts';
import { CREAM, tone } from '../ink/ramps.ts';
import { at, disc, each, line, plain, shape } from '../shapes/shapes.ts';
import { rosette } from './rosette.ts';

/** A pointed leaf from (0, 0) up, 104 long. */
export const leaf = (hue = 'leaf', width = 5): string =>
  shape('M0 0C-34 -22 -30 -70 0 -104C30 -70 34 -22 0 0Z', tone(hue, 2), width) +
  plain('M0 -4C26 -24 24 -68 2 -96Z', tone(hue, 3)) +
  line('M0 -6V-84', width * 0.6);

/** A peacock's tail feather from (0, 0) up, its eye at (0, -70). */
export const feather = (hue = 'peacock', width = 5): string =>
  shape('M0 0C-44 -34 -46 -92 0 -124C46 -92 44 -34 0 0Z', tone(hue, 2), width) +
  shape('M0 -36C-26 -52 -26 -88 0 -104C26 -88 26 -52 0 -36Z', tone('marigold', 2), width * 0.7) +
  disc(0, -70, 16, tone('sky', 1), width * 0.7) +
  disc(0, -70, 6, CREAM, 0);

/** A bouquet growing from a corner at (0, 0) to the upper right. */
const bouquet = (petals: string, centre: string, leaves: string): string =>
  each(
    [
      [8, 2.1],
      [36, 2.35],
      [64, 2.3],
      [88, 2],
    ] as const,
    ([turn, scale]) => at(20, -20, scale, turn, leaf(leaves, 3)),
  ) +
  at(176, -46, 0.62, 20, rosette(centre, petals, 10, 6)) +
  at(50, -182, 0.6, -10, rosette(centre, 'peacock', 10, 6)) +
  at(66, -62, 0.98, 0, rosette(petals, centre, 12, 5));

export type Corner = 'a' | 'b' | 'c' | 'd';

/** Bouquets in the named corners: a upper left, b upper right, c lower right, d lower left. */
export const corners = (
  which: readonly Corner[],
  [petals, centre, leaves]: readonly [string, string, string],
  size: number,
): string =>
  each(which, (corner) => {
    const [left, top] = [corner === 'a' || corner === 'd', corner === 'a' || corner === 'b'];
    return `<g transform="translate(${left ? -14 : 974} ${top ? -14 : 554}) scale(${left ? size : -size} ${top ? -size : size})">${bouquet(petals, centre, leaves)}</g>`;
  });

export type Side = 'l' | 'r' | 'lr';

export interface Foliage {
  readonly side: Side;
  readonly hue: string;
  /** The light on the leaves' edges. */
  readonly glow: string;
  /** Blossoms among the leaves. */
  readonly bloom?: string | undefined;
}

/** Dark leaves and blossoms close to the eye: the nearest plane. */
export const foliage = ({ side, hue, glow, bloom }: Foliage): string => {
  const blade = (turn: number) =>
    shape('M0 0C-26 -22 -28 -66 0 -104C28 -66 26 -22 0 0Z', tone(hue, turn % 4 ? 0 : 1), 1.6) +
    line('M3 -98C24 -66 22 -30 6 -8', 2, tone(glow), 'stroke-opacity=".85"') +
    line(
      'M0 -6V-80M0 -30L12 -44M0 -50L10 -62M0 -30L-12 -44M0 -50L-10 -62',
      1.3,
      mix(tone(hue, 1), tone(hue, 2), 0.6),
    );
  const blades = each(
    [
      [-30, 560, -8, 3.1],
      [-24, 560, 22, 3.5],
      [-10, 590, 46, 3.3],
      [-40, 420, 30, 2.4],
      [20, 590, 68, 3],
    ] as const,
    ([x, y, turn, scale]) => at(x, y, scale, turn, blade(turn)),
  );
  const blossoms =
    bloom === undefined
      ? ''
      : at(62, 492, 0.86, 12, rosette(bloom, 'marigold', 10, 5)) +
        at(168, 524, 0.56, -8, rosette('marigold', bloom, 9, 6));
  const half = blades + blossoms;
  return (
    (side === 'r' ? '' : half) +
    (side === 'l' ? '' : `<g transform="translate(960 0) scale(-1 1)">${half}</g>`)
  );
};
