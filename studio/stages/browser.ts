import { z } from 'zod';
import { hue } from '../ink/fields.ts';
import { CREAM, INK, tone } from '../ink/ramps.ts';
import { wallpaper } from '../ornament/pattern.ts';
import { box, disc, each, plain, times } from '../shapes/shapes.ts';
import { words } from '../shapes/words.ts';
import { wallFields } from './fields.ts';
import { defineStage } from './stage.ts';

export const browser = defineStage({
  use: 'a window of the web, its page empty for the cast: the internet, sites, online life',
  weightless: true,
  fields: {
    ...wallFields('sky', 'dots'),
    url: z.string().max(30).default(''),
    page: hue.default('marigold'),
  },
  paint: ({ wall, wallTone, pattern, url, page }) => ({
    back:
      wallpaper(pattern, wall, wallTone) +
      box(124, 52, 740, 456, INK, 0, 24) +
      box(108, 36, 744, 456, CREAM, 7, 22) +
      plain('M112 110V58Q112 40 130 40H830Q848 40 848 58V110Z', tone('grey', 3)) +
      each(['vermilion2', 'marigold2', 'leaf3'], (light, i) => disc(146 + i * 34, 76, 12, tone(light), 4)) +
      box(260, 56, 560, 40, CREAM, 4, 20) +
      words(286, 84, url, {
        size: 22,
        fill: tone('grey', 1),
        anchor: 'start',
        font: 'JetBrains Mono',
        weight: 700,
      }) +
      plain('M112 110H848V400H112Z', tone(page, 4)) +
      times(3, (i) => box(150, 420 + i * 22, 600 - i * 140, 11, tone('grey', 3), 0, 5)),
    ground: 400,
    light: [200, -60],
  }),
});
