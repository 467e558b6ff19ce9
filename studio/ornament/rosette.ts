import { CREAM, tone } from '../ink/ramps.ts';
import { disc, line, n1, shape, times } from '../shapes/shapes.ts';

/** A flower of round petals round a beaded centre; its radius is 100. */
export const rosette = (petals = 'rani', centre = 'marigold', count = 12, width = 5): string => {
  const leaf = (i: number) =>
    `<g transform="rotate(${n1((i / count) * 360)})">${shape('M0 -42C-26 -54 -34 -100 0 -102C34 -100 26 -54 0 -42Z', tone(petals, i % 2 ? 2 : 3), width)}${line('M0 -90V-62', width * 0.6)}</g>`;
  const bead = (i: number) => {
    const angle = (i / count) * Math.PI * 2;
    return disc(Math.cos(angle) * 36, Math.sin(angle) * 36, 5.5, CREAM, width * 0.5);
  };
  return (
    times(count, leaf) +
    disc(0, 0, 48, tone(centre, 2), width) +
    times(count, bead) +
    disc(0, 0, 24, tone(petals, 1), width) +
    disc(0, 0, 10, CREAM, width * 0.6)
  );
};
