import { hue } from '../ink/fields.ts';
import { tone } from '../ink/ramps.ts';
import { disc, line, plain, shape, times } from '../shapes/shapes.ts';
import { defineStage } from './stage.ts';

const slider = (x: number, i: number): string =>
  line(`M${x} 470V536`, 5, tone('violet', 0)) +
  shape(
    `M${x - 12} ${484 + ((i * 17) % 36)}h24v14h-24Z`,
    tone((['marigold', 'rani', 'peacock'] as const)[i % 3] ?? 'rani', 2),
    4,
  );

export const recordingStudio = defineStage({
  use: 'acoustic wall and mixing desk: recordings, radio, podcasts, sound',
  fields: { wall: hue.default('rani'), desk: hue.default('grey') },
  paint: ({ wall, desk }) => ({
    back:
      times(7, (j) =>
        times(
          11,
          (i) =>
            shape(`M${i * 92 - 20} ${j * 70}h92v70h-92Z`, tone(wall, (i + j) % 2 ? 1 : 2), 3) +
            shape(
              `M${i * 92 - 20} ${j * 70}l46 35l46 -35M${i * 92 + 26} ${j * 70 + 35}V${j * 70 + 70}`,
              'none',
              2.5,
            ),
        ),
      ) +
      shape('M300 60H660V260H300Z', tone('sky', 0), 6) +
      plain('M320 76H480L400 246H320Z', tone('sky', 1)) +
      disc(760, 96, 20, tone('vermilion', 2), 5),
    front:
      shape('M-10 448H970V560H-10Z', tone(desk, 1), 5) +
      plain('M-10 456H970V468H-10Z', tone(desk, 2)) +
      times(24, (i) => slider(30 + i * 40, i)),
    ground: 470,
    light: [200, -60],
  }),
});
