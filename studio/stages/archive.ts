import { hue } from '../ink/fields.ts';
import { CREAM, tone } from '../ink/ramps.ts';
import { disc, line, plain, shape, times } from '../shapes/shapes.ts';
import { plankTop } from './plank-top.ts';
import { defineStage } from './stage.ts';

const drawer = (x: number, y: number, wood: string): string =>
  shape(`M${x} ${y}h108v70h-108Z`, tone(wood, 2), 4) +
  shape(`M${x + 32} ${y + 14}h44v20h-44Z`, CREAM, 3) +
  disc(x + 54, y + 52, 7, tone('marigold', 2), 3);

export const archive = defineStage({
  use: 'a wall of drawers and a green lamp over a table: records, law, research, first editions',
  fields: { wood: hue.default('earth'), shade: hue.default('leaf') },
  paint: ({ wood, shade }) => ({
    back:
      `<rect width="960" height="540" fill="${tone(wood, 0)}"/>` +
      times(5, (j) => times(9, (i) => drawer(i * 112 - 24, j * 78 + 10, wood))) +
      plain('M480 96L180 416H780Z', '#fff1bd', 'fill-opacity=".35"') +
      line('M480 -10V40', 6) +
      shape('M400 98Q400 40 480 40T560 98Z', tone(shade, 2), 5) +
      shape('M444 98a36 20 0 0 0 72 0Z', CREAM, 4) +
      plankTop(416, wood),
    ground: 498,
    light: [480, 60],
  }),
});
