import { z } from 'zod';
import { wrap } from '../engine/svg.ts';
import { hue } from '../ink/fields.ts';
import { CREAM, INK, tone } from '../ink/ramps.ts';
import { wallpaper } from '../ornament/pattern.ts';
import { disc, each, line, lobes } from '../shapes/shapes.ts';
import { words } from '../shapes/words.ts';
import { drawingName } from '../sprite/actor.ts';
import { wallFields } from './fields.ts';
import { defineStage } from './stage.ts';

const LINE = 330;
const MARGIN = 170;

const eventSchema = z.strictObject({
  year: z.string().max(9),
  icon: drawingName,
  label: z.string().max(26).optional(),
});

export const timeline = defineStage({
  use: 'medallions on a string of beads, one year asked: sequences and dates (at most three or four events)',
  flat: true,
  fields: {
    ...wallFields('violet', 'tile'),
    events: z.array(eventSchema).min(2).max(4),
    /** The event whose year is asked: it shows a question mark. */
    mark: z.int().min(0).optional(),
    frame: hue.default('rani'),
  },
  fault: ({ events, mark }) =>
    mark !== undefined && mark >= events.length ? 'mark: not one of the events' : undefined,
  paint: ({ wall, wallTone, pattern, events, mark, frame }) => {
    const step = (960 - 2 * MARGIN) / (events.length - 1);
    const xOf = (i: number) => MARGIN + i * step;
    const medal = (i: number) => {
      const [x, asked] = [xOf(i), i === mark];
      const year = asked ? '?' : (events[i]?.year ?? '');
      return (
        lobes(x, 190, asked ? 128 : 108, 20, tone(asked ? 'marigold' : frame, 2), 6) +
        disc(x, 190, asked ? 104 : 88, CREAM, 5) +
        disc(x, LINE + 2, 18, tone('marigold', 2), 6) +
        words(x, LINE + (asked ? 104 : 82), year, {
          size: asked ? 100 : 62,
          fill: asked ? tone('marigold', 2) : CREAM,
        }) +
        each(wrap(events[i]?.label ?? '', 14), (text, k) =>
          words(x, LINE + (asked ? 140 : 120) + k * 30, text, { size: 27, fill: tone('marigold', 4) }),
        )
      );
    };
    return {
      back:
        wallpaper(pattern, wall, wallTone) +
        line(`M-10 ${LINE}H970`, 16, INK) +
        line(`M-10 ${LINE}H970`, 9, tone('marigold', 2), 'stroke-dasharray="0.01 17"') +
        events.map((_, i) => medal(i)).join(''),
      ground: 270,
      light: [200, -200],
      cast: events.map(({ icon }, i) => ({
        i: icon,
        x: xOf(i),
        y: 190,
        s: i === mark ? 150 : 126,
        float: true,
        line: 5,
      })),
    };
  },
});
