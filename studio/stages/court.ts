import { z } from 'zod';
import { hue, ink } from '../ink/fields.ts';
import { CREAM, tone } from '../ink/ramps.ts';
import { line, shape } from '../shapes/shapes.ts';
import { boardFloor, flatFloor } from './room.ts';
import { defineStage } from './stage.ts';
import { stands } from './stands.ts';

const net = (top: number): string =>
  line(`M60 ${top}V430M900 ${top}V430`, 12) +
  line(`M60 ${top}V430M900 ${top}V430`, 7, tone('marigold')) +
  line(
    Array.from({ length: 28 }, (_, i) => `M${60 + i * 30} ${top + 6}V420`).join('') +
      Array.from({ length: 4 }, (_, i) => `M60 ${top + 24 + i * 20}H900`).join(''),
    2,
    CREAM,
    'stroke-opacity=".75"',
  ) +
  shape(`M60 ${top - 8}H900V${top + 8}H60Z`, CREAM, 4);

const hoop = (): string =>
  shape('M340 60H620V240H340Z', CREAM, 6) +
  shape('M420 130H540V220H420Z', 'none', 6) +
  line('M430 236L452 312H508L530 236M444 240L510 306M516 240L450 306M480 240V312', 4, CREAM) +
  line('M420 236H540', 12) +
  line('M420 236H540', 7, tone('vermilion'));

const drawings = {
  tennis: () => line('M-10 470H970M480 470V560M120 410L-60 560M840 410L1020 560', 6, CREAM) + net(330),
  volleyball: () => line('M-10 480H970', 6, CREAM) + net(250),
  basketball: () => hoop() + line('M250 400L160 560M710 400L800 560M250 400H710', 6, CREAM),
  gym: () => line('M-10 470H970M300 400L220 560M660 400L740 560', 6, CREAM),
} as const;
type Kind = keyof typeof drawings;

export const court = defineStage({
  use: 'an indoor court with its net or hoop: `game` is tennis, volleyball, basketball or gym',
  fields: {
    game: z.enum(Object.keys(drawings) as [Kind, ...Kind[]]).default('tennis'),
    wall: hue.default('violet'),
    floor: ink.optional(),
  },
  paint: ({ game, wall, floor }, seed) => ({
    back:
      `<rect width="960" height="540" fill="${tone(wall, 1)}"/>` +
      stands(seed, false) +
      (floor === undefined ? boardFloor(346, 'earth') : flatFloor(346, floor)) +
      drawings[game](),
    ground: 525,
    light: [200, -60],
  }),
});
