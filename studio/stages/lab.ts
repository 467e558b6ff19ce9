import { hue } from '../ink/fields.ts';
import { CREAM, INK, tone } from '../ink/ramps.ts';
import { sheet } from '../ornament/pattern.ts';
import { disc, each, line, plain, shape } from '../shapes/shapes.ts';
import { wallFields } from './fields.ts';
import { defineStage } from './stage.ts';

const flask = (x: number, y: number, color: string): string =>
  shape(`M${x - 10} ${y - 80}h20v34l26 40q4 12 -8 12h-56q-12 0 -8 -12l26 -40Z`, tone(color, 3), 4.5) +
  plain(`M${x - 24} ${y - 18}h48l8 16h-64Z`, tone(color, 2)) +
  line(`M${x - 14} ${y - 80}h28`, 7);

const jar = (x: number, y: number, color: string): string =>
  shape(`M${x - 22} ${y}v-56q0 -10 10 -10h24q10 0 10 10v56Z`, tone(color, 4), 4.5) +
  plain(`M${x - 19} ${y - 3}v-30h38v30Z`, tone(color, 2)) +
  shape(`M${x - 16} ${y - 66}v-14h32v14Z`, tone('earth', 2), 4);

const shelf = (y: number): string => shape(`M40 ${y}H920V${y + 16}H40Z`, tone('earth', 3), 5);

export const lab = defineStage({
  use: 'shelves of flasks over a white bench: chemistry, biology, medicine',
  fields: { ...wallFields('peacock', 'grid'), glass: hue.default('rani'), bench: hue.default('grey') },
  paint: ({ wall, pattern, glass, bench }) => ({
    back:
      sheet(pattern, tone(wall, 2), tone(wall, 3)) +
      each([110, 330, 560, 800] as const, (x, i) => flask(x, 150, i % 2 ? glass : 'marigold')) +
      each([210, 430, 690, 870] as const, (x, i) => jar(x, 150, i % 2 ? 'leaf' : 'violet')) +
      shelf(150) +
      disc(480, 270, 46, CREAM, 5) +
      line('M480 270V244M480 270L500 280', 5, INK) +
      shape('M-10 408H970V560H-10Z', CREAM, 5) +
      plain('M-10 446H970V560H-10Z', tone(bench, 3)) +
      line('M-10 446H970', 4),
    ground: 500,
    light: [200, -40],
  }),
});
