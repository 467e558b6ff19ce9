import { z } from 'zod';
import { hue, ink } from '../ink/fields.ts';
import { INK, tone } from '../ink/ramps.ts';
import { engrave } from '../music/engrave.ts';
import { clefs, noteSchema } from '../music/notes.ts';
import { wallpaper } from '../ornament/pattern.ts';
import { rosette } from '../ornament/rosette.ts';
import { at, beadLine, box, each } from '../shapes/shapes.ts';
import { wallFields } from './fields.ts';
import { defineStage } from './stage.ts';

export const staff = defineStage({
  use: 'a line of music on a sheet: notes, keys, rests, dynamics',
  flat: true,
  fields: {
    ...wallFields('violet', 'almond'),
    paper: ink.default('cream'),
    trim: hue.default('rani'),
    clef: z.enum(clefs).default('treble'),
    key: z.int().min(-7).max(7).default(0),
    time: z
      .string()
      .regex(/^(C|\d{1,2}\/\d{1,2})$/, 'expected a time signature like 3/4')
      .optional(),
    notes: z.array(noteSchema).max(10).default([]),
    dynamics: z
      .string()
      .regex(/^[pmf]+$/)
      .optional(),
  },
  paint: ({ wall, wallTone, pattern, paper, trim, ...music }) => ({
    back:
      wallpaper(pattern, wall, wallTone) +
      box(72, 76, 840, 410, INK, 0, 20) +
      box(56, 60, 848, 410, tone(paper), 7, 20) +
      beadLine('M80 84H880V446H80Z', tone(trim), 6, 18) +
      each(
        [
          [60, 64],
          [900, 64],
          [60, 466],
          [900, 466],
        ] as const,
        ([x, y]) => at(x, y, 0.42, 0, rosette(trim, 'marigold', 10, 8)),
      ) +
      engrave(music),
    ground: 500,
    light: [200, -100],
  }),
});
