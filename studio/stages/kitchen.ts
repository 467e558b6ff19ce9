import { hue } from '../ink/fields.ts';
import { tone } from '../ink/ramps.ts';
import { sheet } from '../ornament/pattern.ts';
import { each, line, plain, shape } from '../shapes/shapes.ts';
import { wallFields } from './fields.ts';
import { defineStage } from './stage.ts';

const pan = (x: number, color: string): string =>
  line(`M${x} 44V84`, 5) +
  shape(`M${x - 7} 80h14v50h-14Z`, tone('earth', 1), 4) +
  shape(`M${x - 44} 130h88q0 66 -44 66t-44 -66Z`, tone(color, 2), 5) +
  line(`M${x - 30} 140q2 34 22 42`, 4, tone(color, 4));

const tiles = (cloth: string): string =>
  each(
    Array.from({ length: 13 }, (_, i) => i * 80),
    (x, i) =>
      shape(`M${x} 330h80v66h-80Z`, tone(i % 2 ? cloth : 'cream', 4), 3) +
      shape(`M${x + 40} 342l22 21l-22 21l-22 -21Z`, tone(i % 2 ? 'marigold' : cloth, 2), 3),
  );

export const kitchen = defineStage({
  use: 'hanging pans, painted tiles, a wooden counter: cooking, spices, household science',
  fields: { ...wallFields('marigold', 'dots', 3), tiles: hue.default('sky'), wood: hue.default('earth') },
  paint: ({ wall, wallTone, pattern, tiles: cloth, wood }) => ({
    back:
      sheet(pattern, tone(wall, wallTone), tone(wall, wallTone + 1)) +
      line('M60 44H900', 12) +
      line('M60 44H900', 7, tone('grey', 3)) +
      each([140, 290, 670, 820] as const, (x, i) =>
        pan(x, (['vermilion', 'grey', 'peacock', 'vermilion'] as const)[i] ?? 'grey'),
      ) +
      tiles(cloth) +
      shape('M-10 396H970V560H-10Z', tone(wood, 3), 5) +
      plain('M-10 440H970V560H-10Z', tone(wood, 2)) +
      line(
        'M-10 440H970M160 420h200M520 416h140M720 428h160M80 480h180M400 500h220M740 490h140',
        4,
        tone(wood, 1),
      ),
    ground: 496,
    light: [480, -60],
  }),
});
