import { hue } from '../ink/fields.ts';
import { CREAM, tone } from '../ink/ramps.ts';
import { each, line, plain, shape, times } from '../shapes/shapes.ts';
import { defineStage } from './stage.ts';

const musicStand = (x: number, y: number): string =>
  line(`M${x} ${y + 40}V${y + 110}`, 8) +
  shape(
    `M${x - 54} ${y - 20}L${x + 54} ${y - 32}L${x + 60} ${y + 36}L${x - 48} ${y + 48}Z`,
    tone('violet', 0),
    5,
  ) +
  shape(`M${x - 44} ${y - 12}L${x + 44} ${y - 22}L${x + 48} ${y + 24}L${x - 40} ${y + 34}Z`, CREAM, 3) +
  line(`M${x - 34} ${y}l70 -8M${x - 32} ${y + 14}l70 -8`, 3, tone('grey', 2));

const boxes = (wall: string): string =>
  each([0, 1], (side) =>
    each(
      [110, 220],
      (y) =>
        shape(`M${side ? 770 : -10} ${y}h200v60h-200Z`, tone(wall, 2), 5) +
        shape(`M${side ? 770 : -10} ${y + 40}h200v30q-100 24 -200 0Z`, tone('marigold', 2), 4),
    ),
  );

export const orchestraPit = defineStage({
  use: 'an opera house with music stands in front: orchestras, opera, conductors',
  fields: { hue: hue.default('vermilion'), wall: hue.default('rani') },
  paint: ({ hue: curtain, wall }) => ({
    back:
      `<rect width="960" height="540" fill="${tone(wall, 0)}"/>` +
      boxes(wall) +
      shape('M180 430V160Q180 30 480 30Q780 30 780 160V430Z', tone('marigold', 2), 6) +
      shape('M206 430V170Q206 56 480 56Q754 56 754 170V430Z', tone('violet', 0), 5) +
      plain('M460 56L300 430H660L500 56Z', '#fff1bd', 'fill-opacity=".25"') +
      each(
        [0, 1],
        (side) =>
          `<g transform="translate(${side ? 960 : 0} 0) scale(${side ? -1 : 1} 1)">${times(3, (i) => shape(`M${206 + i * 36} 90C${200 + i * 36} 240 ${206 + i * 30} 340 ${206 + i * 22} 424h34C${246 + i * 30} 320 ${250 + i * 36} 200 ${244 + i * 36} 80Z`, tone(curtain, i % 2 ? 1 : 2), 4))}</g>`,
      ) +
      shape('M-10 424H970V560H-10Z', tone('earth', 2), 5) +
      plain('M-10 452H970V560H-10Z', tone('earth', 1)),
    front: musicStand(90, 470) + musicStand(866, 466),
    ground: 508,
    light: [480, -40],
  }),
});
