import { INK, tone } from '../ink/ramps.ts';
import { rosette } from '../ornament/rosette.ts';
import { at, beadLine, line, shape } from '../shapes/shapes.ts';

/** What a head wears, drawn round the head of a bust whose middle is x = 0. */
type Head = (cloth: string, dark: string) => string;

const GOLD = tone('marigold3');

const turban: Head = (cloth) =>
  shape('M-96 236C-112 160 -50 112 10 118C78 120 112 176 94 238C40 214 -40 212 -96 236Z', tone(cloth, 1), 6) +
  line('M-88 222C-50 160 10 140 60 134M-40 208C-6 172 50 160 88 176M30 210C50 196 74 194 94 204', 5) +
  line('M-90 200C-84 164 -56 138 -20 130', 7, GOLD) +
  at(14, 178, 0.22, 0, rosette('marigold', 'peacock', 8, 12));

const veil: Head = (cloth) =>
  shape(
    'M0 138C-110 138 -122 250 -124 330C-128 420 -190 470 -200 580H-60C-96 480 -78 400 -70 320C-66 240 -44 196 0 196C44 196 66 240 70 320C78 400 96 480 60 580H200C190 470 128 420 124 330C122 250 110 138 0 138Z',
    tone(cloth, 1),
    6,
  ) +
  beadLine(
    'M-52 560C-82 480 -66 400 -58 320C-54 250 -36 210 0 210C36 210 54 250 58 320C66 400 82 480 52 560',
    GOLD,
    6,
    15,
  ) +
  line('M-106 300C-106 210 -70 164 -20 156', 7, GOLD);

const hair: Head = (_, dark) =>
  shape(
    'M-86 300C-130 300 -128 240 -106 226C-118 170 -70 138 -36 152C-10 126 50 134 62 160C108 156 126 212 102 240C124 268 106 306 80 300C92 250 50 236 0 236C-50 236 -92 250 -86 300Z',
    dark,
    6,
  ) + line('M-100 240C-106 190 -72 158 -40 164M-20 160C0 146 30 148 44 160', 7, GOLD);

const longHair: Head = (_, dark) =>
  shape(
    'M0 150C-92 146 -104 226 -106 300C-108 366 -128 398 -118 440C-96 452 -70 440 -66 412C-80 350 -84 270 -60 226C-30 212 36 210 62 226C86 270 82 350 68 412C72 440 96 452 118 440C128 398 108 366 106 300C104 226 92 146 0 150Z',
    dark,
    6,
  ) + line('M-94 280C-92 220 -72 176 -24 166', 7, GOLD);

const bun: Head = (_, dark) =>
  shape('M-40 150C-40 100 40 100 40 150C40 176 -40 176 -40 150Z', dark, 6) +
  shape(
    'M-86 262C-96 190 -60 152 0 152C60 152 96 190 86 262C70 226 40 212 0 212C-40 212 -70 226 -86 262Z',
    dark,
    6,
  ) +
  line('M-76 224C-70 190 -50 170 -16 164', 7, GOLD);

const crown: Head = () =>
  shape(
    'M-86 214L-104 116L-54 160L-30 96L0 150L30 96L54 160L104 116L86 214Q0 190 -86 214Z',
    tone('marigold', 2),
    6,
  ) +
  line('M-88 206Q0 182 88 206', 7, tone('marigold', 1)) +
  shape('M-12 172L0 156L12 172L0 188Z', tone('rani', 2), 4);

const laurel: Head = (cloth) =>
  line('M-84 254C-90 200 -60 168 -20 164M84 254C90 200 60 168 20 164', 6, tone(cloth, 1)) +
  [-1, 1]
    .map((k) =>
      [
        [78, 244, 20],
        [80, 216, 40],
        [70, 190, 60],
        [48, 172, 80],
        [92, 230, 80],
        [92, 202, 100],
        [72, 172, 120],
      ]
        .map(
          ([x = 0, y = 0, turn = 0]) =>
            `<g transform="translate(${k * x} ${y}) scale(${k} 1) rotate(${-turn})">${shape('M0 0Q-14 -16 0 -38Q14 -16 0 0Z', tone(cloth, 2), 4)}</g>`,
        )
        .join(''),
    )
    .join('');

const topHat: Head = (cloth) =>
  shape('M-70 206L-80 66Q0 50 80 66L70 206Z', tone('violet', 0), 6) +
  shape('M-72 196L-74 164Q0 150 74 164L72 196Q0 182 -72 196Z', tone(cloth, 2), 5) +
  shape('M-126 204Q0 168 126 204Q120 232 0 224Q-120 232 -126 204Z', tone('violet', 0), 6) +
  line('M-66 84L-60 150', 7, GOLD);

const helmet: Head = () =>
  shape(
    'M-92 262C-104 160 -60 112 0 112C60 112 104 160 92 262L64 250V226Q0 204 -64 226V250Z',
    tone('grey', 3),
    6,
  ) +
  shape('M-8 112V60Q0 46 8 60V112Z', tone('marigold', 2), 5) +
  shape('M-14 214L0 120L14 214V280H-14Z', tone('grey', 2), 5) +
  line('M-78 220C-80 168 -56 138 -24 128', 7, GOLD);

const feathers: Head = (cloth) =>
  [-60, -40, -20, 0, 20, 40, 60]
    .map((turn, i) =>
      at(
        0,
        216,
        1,
        turn,
        shape('M0 -20C-26 -60 -22 -120 0 -158C22 -120 26 -60 0 -20Z', tone(i % 2 ? cloth : 'cream', 2), 5),
      ),
    )
    .join('') + shape('M-88 232Q0 176 88 232L84 206Q0 156 -84 206Z', tone('marigold', 2), 5);

const flatCap: Head = (cloth) =>
  shape('M-92 214C-112 150 -40 118 20 126C90 130 116 176 92 214C40 196 -40 196 -92 214Z', tone(cloth, 1), 6) +
  shape('M60 208C104 196 150 210 148 226C120 232 84 226 60 208Z', tone(cloth, 0), 5) +
  line('M-84 190C-70 154 -30 142 0 140', 7, GOLD);

const karakul: Head = () =>
  shape('M-84 214L-70 112Q0 96 76 118L88 218Q0 190 -84 214Z', tone('grey', 1), 6) +
  line('M-60 140q12 -12 22 0t22 0t22 0t22 0M-66 170q12 -12 22 0t22 0t22 0t22 0t22 0', 5, tone('grey', 2));

const spaceHelmet: Head = () =>
  `<circle cx="0" cy="280" r="150" fill="#ffffff" fill-opacity="0.3" stroke="${INK}" stroke-width="7"/>` +
  line('M-112 236C-100 196 -70 168 -30 158', 10, tone('cream')) +
  shape('M-120 404Q0 452 120 404L128 440Q0 486 -128 440Z', tone('grey', 3), 6);

export const heads = {
  bare: () => '',
  turban,
  veil,
  hair,
  longHair,
  bun,
  crown,
  laurel,
  topHat,
  helmet,
  feathers,
  flatCap,
  karakul,
  spaceHelmet,
} as const satisfies Record<string, Head>;

export type HeadName = keyof typeof heads;
export const headNames = Object.keys(heads) as [HeadName, ...HeadName[]];
