import { z } from 'zod';
import { mix } from '../ink/color.ts';
import { hue } from '../ink/fields.ts';
import { CREAM, INK, tone } from '../ink/ramps.ts';
import type { SkyName } from '../land/skies.ts';
import { skyTone } from '../land/sky.ts';
import { wallpaper } from '../ornament/pattern.ts';
import { disc, lobes, plain, shape, times } from '../shapes/shapes.ts';
import { archWindow } from './arch-window.ts';
import { skyName, sun, wallFields } from './fields.ts';
import { defineStage } from './stage.ts';

/** A great rosette of light behind the still life. */
const rosetteHalo = (x: number, y: number, r: number, color: string, name: SkyName): string =>
  lobes(x, y, r + 62, 20, tone(color, 2), 5) +
  disc(x, y, r + 26, CREAM, 4) +
  times(6, (i) => disc(x, y, ((r + 14) * (6 - i)) / 6, skyTone(name, 5 - i), 0));

const hem = (top: number, cloth: string, second: string): string =>
  times(
    14,
    (k) =>
      shape(`M${(k - 1) * 80} ${top + 64}h80a40 40 0 0 1 -80 0Z`, tone(k % 2 ? second : cloth, 2), 4) +
      disc((k - 1) * 80 + 40, top + 80, 9, CREAM, 3),
  );

const tableTop = (top: number, cloth: string): string =>
  shape(`M-10 ${top}H970V${top + 66}H-10Z`, tone(cloth, 3), 5) +
  plain(`M-10 ${top + 34}H970V${top + 64}H-10Z`, tone(cloth, 2)) +
  times(25, (i) =>
    shape(`M${i * 40 - 12} ${top + 49}l12 -9l12 9l-12 9Z`, tone(i % 2 ? 'marigold3' : 'cream'), 2.5),
  );

export const table = defineStage({
  use: 'a laid table before a patterned wall: food, customs, economy; halo `rosette`, `window` or `none`',
  fields: {
    ...wallFields('peacock', 'almond'),
    sky: skyName.default('gold'),
    sun: sun.default([480, 230, 150]),
    halo: z.enum(['rosette', 'window', 'none']).default('rosette'),
    haloHue: hue.default('marigold'),
    cloth: hue.default('rani'),
    trim: hue.default('marigold'),
    top: z.number().min(330).max(430).default(388),
  },
  paint: ({ wall, wallTone, pattern, sky, sun: [x, y, r], halo, haloHue, cloth, trim, top }) => {
    const light =
      halo === 'none'
        ? ''
        : halo === 'window'
          ? archWindow(x, y, r, sky, top)
          : rosetteHalo(x, y, r, haloHue, sky);
    return {
      back:
        wallpaper(pattern, wall, wallTone) +
        light +
        `<rect x="-10" y="${top + 56}" width="980" height="200" fill="${mix(tone(cloth, 0), INK, 0.35)}"/>` +
        hem(top, cloth, trim) +
        tableTop(top, cloth),
      ground: top + 50,
      light: [x, y],
    };
  },
});
