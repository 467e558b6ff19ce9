import { z } from 'zod';
import { mix } from '../ink/color.ts';
import { hue } from '../ink/fields.ts';
import { CREAM, tone } from '../ink/ramps.ts';
import { peaks } from '../land/peaks.ts';
import type { SkyName } from '../land/skies.ts';
import { sky } from '../land/sky.ts';
import { drawSun } from '../land/sun.ts';
import { water } from '../land/water.ts';
import { feather } from '../ornament/leaves.ts';
import { wallpaper } from '../ornament/pattern.ts';
import { rosette } from '../ornament/rosette.ts';
import { at, clipped, each, line, n1, plain, shape } from '../shapes/shapes.ts';
import { skyName, wallFields } from './fields.ts';
import { defineStage } from './stage.ts';

/** A Mughal cusped arch round (0, 0), `k` times its size. */
const arch = (k: number): string => {
  const [a, b, c, d, e] = [190, 168, 150, 112, 84].map((v) => n1(v * k));
  const [u, v, w, s, t, r, q] = [60, 90, 104, 140, 160, 152, 190].map((value) => n1(-value * k));
  const [m, n] = [n1(76 * k), n1(30 * k)];
  return `M-${a} 520V${u}C-${a} ${v} -${b} ${w} -${c} ${w}C-${c} ${s} -${d} ${t} -${e} ${r}C-${m} ${q} -${n} ${n1(-206 * k)} 0 ${n1(-240 * k)}C${n} ${n1(-206 * k)} ${m} ${q} ${e} ${r}C${d} ${t} ${c} ${s} ${c} ${w}C${b} ${w} ${a} ${v} ${a} ${u}V520Z`;
};

function inside(name: SkyName, view: string | undefined): string {
  const light = sky(name, [0, 10, 60], 'rings', 58).replace(
    '<rect width="960" height="540"',
    '<rect x="-480" y="-300" width="960" height="840"',
  );
  if (view === undefined) return light;
  const far = peaks(
    330,
    [
      [340, 150, 120],
      [640, 170, 130],
    ],
    view,
  );
  return `${light}${drawSun([0, 10, 60])}<g transform="translate(-480 -190)">${far}${water(324, 'peacock', { sunX: 480, waves: false, bottom: 720 })}</g>`;
}

const plinth = (x: number): string =>
  shape(`M${x - 210} 470V436H${x + 210}V470Z`, tone('grey', 4), 5) +
  plain(`M${x + 60} 468V438H${x + 206}V468Z`, tone('grey', 3)) +
  shape(`M${x - 250} 506V468H${x + 250}V506Z`, CREAM, 5) +
  plain(`M${x + 90} 504V470H${x + 246}V504Z`, tone('grey', 4));

export const niche = defineStage({
  use: 'a lit arch with a plinth: trophies, treasures, one idea; `view` opens it on a lake',
  fields: {
    ...wallFields('rani', 'tile'),
    sky: skyName.default('gold'),
    frame: hue.default('peacock'),
    flower: hue.default('marigold'),
    floor: hue.default('marigold'),
    view: hue.optional(),
    plinth: z.boolean().default(true),
    x: z.number().default(480),
  },
  paint: ({ wall, wallTone, pattern, sky: name, frame, flower, floor, view, plinth: stand, x }) => ({
    back:
      wallpaper(pattern, wall, wallTone, 0.6, 0.8) +
      `<g transform="translate(${x} 270)">` +
      shape(arch(1.2), tone(frame, 1), 6) +
      shape(arch(1.1), tone('marigold', 2), 5) +
      clipped('niche', `<path d="${arch(1)}"/>`, inside(name, view)) +
      `${line(arch(1), 6)}</g>` +
      each(
        [x - 330, x + 330],
        (side) =>
          at(side, 150, 0.62, 0, rosette(flower, 'peacock', 10, 6)) +
          at(side, 150, 0.9, 180, `<g transform="translate(0 40)">${feather('peacock', 5)}</g>`),
      ) +
      shape('M-10 442H970V560H-10Z', tone(floor, 1), 5) +
      plain('M-10 466H970V560H-10Z', mix(tone(floor, 1), tone(floor, 0), 0.5)) +
      (stand ? plinth(x) : ''),
    ground: stand ? 454 : 505,
    light: [x, 280],
  }),
});
