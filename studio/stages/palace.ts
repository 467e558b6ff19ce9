import { hue } from '../ink/fields.ts';
import { CREAM, tone } from '../ink/ramps.ts';
import { sky } from '../land/sky.ts';
import { wallpaper } from '../ornament/pattern.ts';
import { rosette } from '../ornament/rosette.ts';
import { at, clipped, each, line, n1, shape } from '../shapes/shapes.ts';
import { skyName, wallFields } from './fields.ts';
import { defineStage } from './stage.ts';

const cusped = (x: number, w: number, top: number, foot: number): string => {
  const h = w * 0.5;
  return `M${n1(x - w)} ${foot}V${top + h}C${n1(x - w)} ${n1(top + h * 0.6)} ${n1(x - w * 0.7)} ${n1(top + h * 0.62)} ${n1(x - w * 0.7)} ${n1(top + h * 0.4)}C${n1(x - w * 0.5)} ${n1(top + h * 0.44)} ${n1(x - w * 0.4)} ${n1(top + h * 0.1)} ${x} ${n1(top - h * 0.2)}C${n1(x + w * 0.4)} ${n1(top + h * 0.1)} ${n1(x + w * 0.5)} ${n1(top + h * 0.44)} ${n1(x + w * 0.7)} ${n1(top + h * 0.4)}C${n1(x + w * 0.7)} ${n1(top + h * 0.62)} ${n1(x + w)} ${n1(top + h * 0.6)} ${n1(x + w)} ${n1(top + h)}V${foot}Z`;
};

export const palace = defineStage({
  use: 'an arcade of cusped arches over a chequered court: courts, sultans, Mughals, treasure',
  fields: {
    ...wallFields('vermilion', 'tile'),
    sky: skyName.default('dawn'),
    trim: hue.default('peacock'),
    floor: hue.default('rani'),
  },
  paint: ({ wall, wallTone, pattern, sky: name, trim, floor }) => {
    const arches = [130, 480, 830];
    const openings = arches.map((x) => cusped(x, 130, 100, 420)).join('');
    return {
      back:
        wallpaper(pattern, wall, wallTone) +
        each(
          arches,
          (x) =>
            shape(cusped(x, 154, 84, 420), tone(trim, 1), 5) +
            shape(cusped(x, 142, 92, 420), tone('marigold', 2), 4),
        ) +
        clipped('arcade', `<path d="${openings}"/>`, sky(name, [480, 260, 80])) +
        line(openings, 5) +
        each([305, 655], (x) => at(x, 120, 0.5, 0, rosette('marigold', trim, 10, 7))) +
        shape('M-10 412H970V560H-10Z', CREAM, 5) +
        each([0, 1, 2], (j) => {
          const [y, h] = [
            [416, 26],
            [442, 42],
            [484, 70],
          ][j] as [number, number];
          const size = 60 + j * 34;
          return Array.from({ length: 18 }, (_, i) => {
            const x = 480 + (i - 9) * size * 2 + (j % 2) * size;
            return `<path d="M${x} ${y}h${size}l${(x + size - 480) * 0.1} ${h}h${-size * 1.14}Z" fill="${tone(floor, 2)}"/>`;
          }).join('');
        }),
      ground: 512,
      light: [480, 200],
    };
  },
});
