import { z } from 'zod';
import { createRng } from '../engine/rng.ts';
import { hue } from '../ink/fields.ts';
import { CREAM, type Hue, tone } from '../ink/ramps.ts';
import { line, mirrored, n1, plain, shape, times } from '../shapes/shapes.ts';
import { daylight } from './daylight.ts';
import { daylightFields } from './fields.ts';
import { pavedFloor } from './room.ts';
import { defineStage } from './stage.ts';

/** A house front that leans into the distance: from x to x + w, its roof falling by `drop`. */
function house(x: number, w: number, top: number, drop: number, color: Hue, roof: string): string {
  const foot = (k: number) => n1(470 - ((x + w * k) / 380) * 60);
  const head = (k: number) => n1(top + drop * k);
  const window = (k: number, level: number) => {
    const [left, right] = [x + w * (k - 0.1), x + w * (k + 0.1)];
    const y = head(k) + 34 + level * 78;
    return shape(
      `M${n1(left)} ${n1(y)}L${n1(right)} ${n1(y + drop * 0.2)}V${n1(y + 46)}H${n1(left)}Z`,
      tone('marigold', 4),
      4,
    );
  };
  return (
    shape(`M${x} ${foot(0)}V${head(0)}L${x + w} ${head(1)}V${foot(1)}Z`, tone(color, 3), 5) +
    shape(`M${x - 6} ${head(0)}L${x + w + 4} ${head(1)}l0 -16L${x - 6} ${head(0) - 22}Z`, roof, 5) +
    window(0.3, 0) +
    window(0.7, 0) +
    window(0.3, 1) +
    window(0.7, 1)
  );
}

const lamp = (x: number): string =>
  shape(`M${x - 5} 500V250h10V500Z`, tone('violet', 0), 4) +
  shape(`M${x - 20} 250L${x - 14} 206H${x + 14}L${x + 20} 250Z`, tone('marigold', 3), 5) +
  shape(`M${x - 18} 206Q${x} 182 ${x + 18} 206Z`, tone('violet', 0), 4);

const bunting = (): string =>
  line('M-10 60Q240 150 480 96T970 60', 4) +
  times(16, (i) => {
    const x = i * 62 + 10;
    const y = 96 + Math.sin(i * 0.9) * 18;
    return shape(
      `M${x} ${n1(y)}h34l-17 36Z`,
      tone((['rani', 'marigold', 'peacock', 'vermilion'] as const)[i % 4] ?? 'rani'),
      4,
    );
  });

export const street = defineStage({
  use: 'a street between painted houses: festivals, customs, everyday life, towns of old',
  fields: {
    ...daylightFields('dawn'),
    houses: z.array(hue).min(2).max(4).default(['vermilion', 'peacock', 'marigold']),
    bunting: z.boolean().default(true),
    lamps: z.boolean().default(true),
  },
  paint: (options, seed) => {
    const rng = createRng(`${seed} street`);
    const color = (i: number) => options.houses[i % options.houses.length] ?? 'marigold';
    const side = (from: number) =>
      house(-20, 170, rng.int(40, 80), 46, color(from), tone('earth', 1)) +
      house(146, 120, rng.int(110, 150), 36, color(from + 1), tone('rani', 1)) +
      house(262, 90, rng.int(180, 210), 30, color(from + 2), tone('earth', 1));
    return {
      back:
        daylight({ ...options, sun: options.sun ?? [480, 300, 84] }, seed).back +
        pavedFloor(414, 'grey2') +
        side(0) +
        `<g transform="translate(960 0) scale(-1 1)">${side(1)}</g>` +
        (options.bunting ? bunting() : '') +
        (options.lamps ? mirrored(lamp(96)) : '') +
        plain('M440 416H520L560 440H400Z', CREAM, 'fill-opacity=".3"'),
      ground: 520,
    };
  },
});
