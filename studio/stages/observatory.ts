import { hue } from '../ink/fields.ts';
import { tone } from '../ink/ramps.ts';
import { sky } from '../land/sky.ts';
import { stars } from '../land/stars.ts';
import { clipped, line, shape, times } from '../shapes/shapes.ts';
import { skyName } from './fields.ts';
import { flatFloor } from './room.ts';
import { defineStage } from './stage.ts';

const SLIT = 'M380 430V110Q480 30 580 110V430Z';

export const observatory = defineStage({
  use: 'a dome open to the stars: astronomy, astronomers, calendars',
  fields: { sky: skyName.default('night'), wall: hue.default('sky'), floor: hue.default('earth') },
  paint: ({ sky: name, wall, floor }, seed) => ({
    back:
      `<rect width="960" height="540" fill="${tone(wall, 1)}"/>` +
      times(7, (i) => line(`M480 -60Q${i * 160 - 200} 120 ${i * 190 - 90} 440`, 5, tone(wall, 0))) +
      line('M-10 120Q480 20 970 120M-10 260Q480 180 970 260', 5, tone(wall, 0)) +
      shape(SLIT.replace('M380', 'M356').replace('H580', 'H604'), tone('marigold', 2), 6) +
      clipped('slit', `<path d="${SLIT}"/>`, sky(name, [480, 200, 60]) + stars(seed, 80, 430)) +
      line(SLIT, 6) +
      flatFloor(424, `${floor}2`),
    ground: 515,
    light: [480, 100],
  }),
});
