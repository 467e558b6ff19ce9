import { z } from 'zod';
import { hue } from '../ink/fields.ts';
import { tone } from '../ink/ramps.ts';
import { sky } from '../land/sky.ts';
import { drawSun } from '../land/sun.ts';
import { clipped, each, line, plain, shape } from '../shapes/shapes.ts';
import { skyName, sun } from './fields.ts';
import { defineStage } from './stage.ts';

const MOUTH = 'M250 440C210 330 240 190 330 130C420 60 560 70 640 130C730 200 760 330 720 440Z';

const painted = (color: string): string =>
  line(
    'M70 250q20 -40 60 -30l40 -8l16 20l-14 12l-4 40M86 250l-6 40M120 246l2 44M156 240l-2 44',
    8,
    tone(color, 1),
  ) +
  line('M800 230l26 50M826 230l-26 50M860 220v70M846 240h30M900 250a16 16 0 1 0 .1 0', 8, tone(color, 1)) +
  each(
    [
      [820, 150],
      [876, 140],
    ] as const,
    ([x, y]) =>
      line(
        `M${x} ${y}v-26M${x - 10} ${y - 6}v-22M${x + 10} ${y - 6}v-22M${x - 18} ${y + 4}l-8 -16`,
        7,
        tone(color, 1),
      ),
  );

export const cave = defineStage({
  use: 'a cave looking out into the light: prehistory, minerals, bats, hermits; `paintings` on the rock',
  fields: {
    sky: skyName.default('dusk'),
    sun: sun.default([480, 260, 80]),
    rock: hue.default('earth'),
    paintings: z.boolean().default(true),
  },
  paint: ({ sky: name, sun: light, rock, paintings }) => ({
    back:
      `<rect width="960" height="540" fill="${tone(rock, 1)}"/>` +
      shape(
        'M-10 -10H240C180 60 170 120 200 180C150 260 160 360 190 440H-10ZM970 -10H720C790 60 800 130 770 190C820 260 800 360 780 440H970Z',
        tone(rock, 2),
        5,
      ) +
      (paintings ? painted('vermilion') : '') +
      clipped('mouth', `<path d="${MOUTH}"/>`, sky(name, [light[0], light[1], light[2]]) + drawSun(light)) +
      line(MOUTH, 7) +
      each(
        [
          [330, 90],
          [410, 120],
          [560, 100],
          [640, 140],
        ] as const,
        ([x, h]) =>
          shape(
            `M${x - 26} -10Q${x - 10} ${h * 0.5} ${x} ${h}Q${x + 10} ${h * 0.5} ${x + 26} -10Z`,
            tone(rock, 1),
            5,
          ),
      ) +
      shape('M-10 430Q240 404 480 430T970 424V560H-10Z', tone(rock, 2), 5) +
      plain('M-10 470Q240 446 480 470T970 464V560H-10Z', tone(rock, 1)),
    ground: 516,
    light: [light[0], light[1]],
  }),
});
