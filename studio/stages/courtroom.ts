import { hue } from '../ink/fields.ts';
import { CREAM, tone } from '../ink/ramps.ts';
import { wallpaper } from '../ornament/pattern.ts';
import { each, line, plain, shape } from '../shapes/shapes.ts';
import { wallFields } from './fields.ts';
import { defineStage } from './stage.ts';

const column = (x: number): string =>
  shape(`M${x - 34} 412V70H${x + 34}V412Z`, CREAM, 5) +
  plain(`M${x + 8} 410V72H${x + 32}V410Z`, tone('grey', 4)) +
  line(`M${x - 16} 84V400M${x} 84V400M${x + 16} 84V400`, 3, tone('grey', 3)) +
  shape(`M${x - 50} 70V44H${x + 50}V70ZM${x - 50} 424V400H${x + 50}V424Z`, CREAM, 5);

export const courtroom = defineStage({
  use: 'columns and a high wooden bench: law, parliaments, rights, treaties',
  fields: { ...wallFields('violet', 'diamond'), wood: hue.default('earth'), drape: hue.default('vermilion') },
  paint: ({ wall, wallTone, pattern, wood, drape }) => ({
    back:
      wallpaper(pattern, wall, wallTone) +
      shape('M260 -10H700V330Q480 360 260 330Z', tone(drape, 1), 5) +
      each([320, 420, 540, 640], (x) => line(`M${x} -10V330`, 5, tone(drape, 0))) +
      each([90, 210, 750, 870], column) +
      shape('M-10 -10H970V44H-10Z', tone('marigold', 2), 5) +
      shape('M-10 424H970V560H-10Z', tone(wood, 2), 5) +
      each([20, 220, 420, 620, 820], (x) => shape(`M${x} 474h120v70h-120Z`, tone(wood, 1), 4)) +
      shape('M-10 412H970V450H-10Z', tone(wood, 3), 5),
    ground: 446,
    light: [480, -40],
  }),
});
