import { z } from 'zod';
import { mix } from '../ink/color.ts';
import { INK, tone } from '../ink/ramps.ts';
import { sheet } from '../ornament/pattern.ts';
import { rosette } from '../ornament/rosette.ts';
import { at, clipped, each, n1, shape } from '../shapes/shapes.ts';
import { wallFields } from './fields.ts';
import { paintingNames, paintings } from './paintings.ts';
import { defineStage } from './stage.ts';

export const gallery = defineStage({
  use: 'one great frame on a wall: painters, museums; `painting` names a manner, never a copy',
  fields: {
    ...wallFields('leaf', 'stripe'),
    painting: z
      .enum(paintingNames, { error: (issue) => `unknown painting "${String(issue.input)}"` })
      .default('lake'),
    /** Left, top, width and height of the canvas. */
    canvas: z.tuple([z.number(), z.number(), z.number(), z.number()]).default([250, 50, 460, 310]),
  },
  paint: ({ wall, pattern, painting, canvas: [x, y, w, h] }) => {
    const frame = (k: number, fill: string, line = 5) =>
      shape(`M${x - k} ${y - k}H${x + w + k}V${y + h + k}H${x - k}Z`, fill, line);
    const scale = Math.max(w / 960, h / 540);
    const picture = `<g transform="translate(${n1(x + (w - 960 * scale) / 2)} ${n1(y + (h - 540 * scale) / 2)}) scale(${scale})">${paintings[painting]()}</g>`;
    return {
      back:
        sheet(pattern, tone(wall, 1), mix(tone(wall, 1), tone(wall, 0), 0.35)) +
        `<path d="M${x + 30} ${y + 40}H${x + w + 80}V${y + h + 80}H${x + 30}Z" fill="${INK}" fill-opacity=".4"/>` +
        frame(40, tone('marigold', 1)) +
        frame(28, tone('marigold', 2), 4) +
        frame(8, tone('marigold', 3), 4) +
        clipped('picture', `<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`, picture) +
        frame(0, 'none') +
        each(
          [
            [x - 17, y - 17],
            [x + w + 17, y - 17],
            [x - 17, y + h + 17],
            [x + w + 17, y + h + 17],
          ] as const,
          ([a, b]) => at(a, b, 0.3, 0, rosette('rani', 'marigold', 8, 10)),
        ) +
        shape('M-10 458H970V560H-10Z', tone('earth', 2), 5) +
        shape('M-10 438H970V462H-10Z', tone('earth', 3), 4),
      ground: 524,
      light: [480, -100],
    };
  },
});
