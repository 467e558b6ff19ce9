import { z } from 'zod';
import { wrap } from '../engine/svg.ts';
import { hue } from '../ink/fields.ts';
import { INK, tone } from '../ink/ramps.ts';
import { wallpaper } from '../ornament/pattern.ts';
import { each, line, shape } from '../shapes/shapes.ts';
import { words } from '../shapes/words.ts';
import { wallFields } from './fields.ts';
import { defineStage } from './stage.ts';

const bubble =
  'M150 60H810Q860 60 860 110V300Q860 350 810 350H420L300 440L320 350H150Q100 350 100 300V110Q100 60 150 60Z';
const page = 'M110 60Q300 30 480 70Q660 30 850 60V400Q660 370 480 410Q300 370 110 400Z';
const card = 'M120 70H840V390H120Z';
const outlines = { bubble, page, card } as const;

export const quote = defineStage({
  use: 'a line to read, in a speech `bubble`, on a `page` or a `card`: who said, who wrote',
  flat: true,
  fields: {
    ...wallFields('peacock', 'scale'),
    quote: z.string().min(1).max(90),
    shape: z.enum(['bubble', 'page', 'card']).default('bubble'),
    fill: hue.default('marigold'),
  },
  paint: ({ wall, wallTone, pattern, quote: text, shape: kind, fill }) => {
    const lines = wrap(text, text.length > 56 ? 26 : 20);
    const size = lines.length > 3 ? 46 : lines.length > 2 ? 54 : 64;
    const top = 225 - ((lines.length - 1) * size * 1.16) / 2 + size * 0.32;
    return {
      back:
        wallpaper(pattern, wall, wallTone) +
        `<path d="${outlines[kind]}" transform="translate(14 18)" fill="${INK}"/>` +
        shape(outlines[kind], tone(fill, 4), 7) +
        (kind === 'page' ? line('M480 72V408', 4, tone(fill, 2)) : '') +
        each(lines, (row, i) => words(480, top + i * size * 1.16, row, { size, fill: tone('violet', 0) })),
      ground: 460,
      light: [200, -200],
    };
  },
});
