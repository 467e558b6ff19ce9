import { CREAM, tone } from '../ink/ramps.ts';
import { curl } from '../land/curl.ts';
import { peaks } from '../land/peaks.ts';
import { sky } from '../land/sky.ts';
import { drawSun } from '../land/sun.ts';
import { water } from '../land/water.ts';
import { disc, each, line, plain, shape, times } from '../shapes/shapes.ts';

/** A picture in a manner, on 960 by 540, never a copy of a work. */
type Painting = () => string;

const ground = (fill: string) => `<rect width="960" height="540" fill="${fill}"/>`;

const lake: Painting = () =>
  sky('dusk', [480, 300, 90]) +
  drawSun([480, 300, 90]) +
  peaks(
    430,
    [
      [200, 240, 230],
      [780, 300, 270],
    ],
    'violet',
  ) +
  water(420, 'peacock', { sunX: 480, waves: false, bottom: 700 });

const wave: Painting = () =>
  sky('dawn', [770, 210, 70]) + drawSun([770, 210, 70]) + water(360, 'sky') + curl('sky');

/** Whirling night, thick strokes. */
const swirl: Painting = () =>
  ground(tone('sky', 0)) +
  each(
    [
      [260, 190, 150],
      [640, 150, 110],
      [850, 260, 90],
    ] as const,
    ([x, y, r]) =>
      [1, 0.78, 0.56, 0.34]
        .map((k, i) => disc(x, y, r * k, tone(i % 2 ? 'marigold3' : i ? 'sky3' : 'sky2'), 4))
        .join(''),
  ) +
  line(
    'M-20 90C160 20 300 60 420 120S700 240 980 120M-20 300C200 240 360 330 520 300S820 360 980 320',
    22,
    tone('sky3'),
  ) +
  shape('M-20 560V440Q240 350 480 420T980 400V560Z', tone('leaf', 0), 5) +
  shape('M120 560C90 420 130 260 170 150C210 260 250 420 220 560Z', tone('leaf', 1), 5);

/** Blocks of pure colour between black bars. */
const grid: Painting = () =>
  ground(CREAM) +
  plain('M0 0H330V300H0Z', tone('vermilion', 2)) +
  plain('M640 340H960V540H640Z', tone('sky', 2)) +
  plain('M0 430H180V540H0ZM780 0H960V120H780Z', tone('marigold', 2)) +
  line(
    'M330 -10V550M640 -10V550M-10 300H640M640 340H970M180 300V550M-10 430H330M780 -10V340M640 120H970',
    20,
  );

/** Thrown and dripped paint. */
const drip: Painting = () =>
  ground(tone('marigold', 4)) +
  each(
    ['ink', 'rani2', 'peacock2', 'marigold1', 'ink'] as const,
    (color, i) =>
      line(
        `M${-40 + i * 30} ${90 + i * 90}C${200 + i * 40} ${-60 + i * 60} ${300 - i * 30} ${520 - i * 40} ${520 + i * 20} ${220 + i * 30}S${800 - i * 20} ${420 - i * 90} 1000 ${130 + i * 70}`,
        10 - i,
        tone(color),
      ) +
      times(9, (k) =>
        disc((k * 137 + i * 211) % 960, (k * 89 + i * 151) % 540, 5 + ((k * 7 + i * 3) % 12), tone(color), 0),
      ),
  );

/** Dots of paint for a Sunday by the river. */
const dots: Painting = () =>
  ground(tone('leaf', 3)) +
  plain('M0 0H960V190Q480 250 0 190Z', tone('sky', 3)) +
  plain('M0 190Q480 250 960 190V300Q480 350 0 290Z', tone('peacock', 3)) +
  times(26, (i) =>
    times(15, (j) =>
      disc(
        i * 38 + (j % 2) * 18,
        j * 38 + 10,
        9,
        tone((['marigold3', 'leaf4', 'sky4', 'rani4', 'peacock4'] as const)[(i * 3 + j * 2) % 5] ?? 'cream'),
        0,
      ),
    ),
  ) +
  shape('M640 500V330L600 320L690 240L790 320L748 330V500Z', tone('rani', 2), 6);

/** Broken planes of a guitar and a bottle. */
const cubes: Painting = () =>
  ground(tone('earth', 3)) +
  shape('M-10 -10H380L220 300L-10 380Z', tone('earth', 2), 5) +
  shape('M380 -10H970V240L620 180Z', tone('grey', 3), 5) +
  shape('M220 300L620 180L760 550H180Z', tone('marigold', 4), 5) +
  shape(
    'M330 470C280 400 350 350 400 360C400 310 460 290 500 320L690 120L730 160L540 350C570 390 550 440 500 446C500 500 400 530 330 470Z',
    tone('earth', 1),
    6,
  ) +
  disc(440, 410, 36, tone('violet', 0), 5) +
  line('M400 450L720 140M416 462L732 152', 4, tone('cream')) +
  shape('M760 480V300L790 260V200H830V260L860 300V480Z', tone('peacock', 1), 6);

/** Soft clocks in an empty land. */
const dream: Painting = () =>
  sky('gold', [760, 200, 60], 'flat') +
  shape('M-20 560V380H980V560Z', tone('earth', 3), 5) +
  shape('M120 400V300H420V330H160V560H120Z', tone('earth', 1), 5) +
  shape(
    'M230 250C330 230 420 250 430 300C440 350 430 420 400 440C380 440 384 380 370 340C330 320 230 330 214 300C204 276 214 256 230 250Z',
    tone('sky', 4),
    6,
  ) +
  line('M300 290L330 262M300 290L352 300', 7) +
  shape(
    'M640 470C600 400 660 350 720 380C780 330 860 380 830 440C880 470 820 520 740 500C700 520 650 510 640 470Z',
    tone('rani', 4),
    6,
  ) +
  line('M720 430L760 402M720 430L744 470', 7);

/** Four prints of one tin, each in other inks. */
const prints: Painting = () =>
  each(
    [
      [0, 0, 'rani2', 'marigold2'],
      [480, 0, 'marigold2', 'sky2'],
      [0, 270, 'peacock2', 'vermilion2'],
      [480, 270, 'violet2', 'leaf3'],
    ] as const,
    ([x, y, back, front]) =>
      plain(`M${x} ${y}h480v270h-480Z`, tone(back)) +
      shape(`M${x + 180} ${y + 60}q60 -24 120 0v150q-60 24 -120 0Z`, CREAM, 6) +
      shape(`M${x + 180} ${y + 64}q60 24 120 0v70h-120Z`, tone(front), 5) +
      disc(x + 240, y + 150, 22, tone('marigold3'), 4),
  ) + line('M480 0V540M0 270H960', 10);

/** Water lilies without a shore. */
const lilies: Painting = () =>
  ground(tone('peacock', 2)) +
  each([70, 190, 310, 430, 520], (y, i) =>
    line(
      `M-20 ${y}q120 ${i % 2 ? 26 : -26} 250 0t250 0t250 0t250 0`,
      18,
      tone(i % 2 ? 'violet3' : 'peacock3'),
    ),
  ) +
  each(
    [
      [160, 150, 1.3],
      [520, 110, 1],
      [800, 220, 1.2],
      [340, 330, 1.5],
      [680, 420, 1.4],
      [120, 470, 1.1],
    ] as const,
    ([x, y, k]) =>
      shape(
        `M${x} ${y}L${x + 100 * k} ${y - 16 * k}A${100 * k} ${44 * k} 0 1 1 ${x + 70 * k} ${y - 32 * k}Z`,
        tone('leaf', 2),
        5,
      ) +
      shape(
        `M${x - 30 * k} ${y - 10 * k}q0 ${-40 * k} ${14 * k} ${-44 * k}q${16 * k} ${-26 * k} ${30 * k} 0q${16 * k} ${4 * k} ${14 * k} ${44 * k}q${-28 * k} ${14 * k} ${-58 * k} 0Z`,
        tone('rani', 4),
        4,
      ),
  );

/** Gold leaf, spirals and tiles. */
const gilded: Painting = () =>
  ground(tone('marigold', 2)) +
  times(13, (i) =>
    times(7, (j) =>
      (i + j) % 3
        ? disc(i * 78 + 20, j * 82 + 30, 16, tone((i + j) % 2 ? 'marigold1' : 'marigold4'), 4)
        : shape(`M${i * 78} ${j * 82}h40v60h-40Z`, tone((i * j) % 2 ? 'violet1' : 'rani2'), 4),
    ),
  ) +
  shape('M330 560C300 380 360 180 480 120C600 180 660 380 630 560Z', tone('peacock', 1), 6) +
  line(
    'M480 200a30 30 0 1 1 -30 30a18 18 0 1 1 18 18M480 380a40 40 0 1 1 -40 40a24 24 0 1 1 24 24',
    8,
    tone('marigold3'),
  );

/** A garden pavilion as in a court album. */
const miniature: Painting = () =>
  ground(tone('marigold', 4)) +
  plain('M0 0H960V150H0Z', tone('sky', 3)) +
  plain('M0 300H960V540H0Z', tone('leaf', 3)) +
  shape('M360 420V180H700V420Z', tone('vermilion', 4), 6) +
  shape('M330 190L400 110Q530 20 660 110L730 190Z', tone('peacock', 2), 6) +
  shape('M440 420V280Q440 230 530 200Q620 230 620 280V420Z', tone('violet', 1), 6) +
  shape('M320 420H740V452H320Z', CREAM, 5) +
  shape('M440 560L480 452H580L620 560Z', tone('peacock', 3), 5) +
  each([130, 250, 820, 900], (x, i) =>
    shape(`M${x} ${330 + i * 10}q-46 -120 0 -210q46 90 0 210Z`, tone('leaf', 1), 5),
  );

/** An empty chair by a window: an interior with light from the left. */
const interior: Painting = () =>
  ground(tone('grey', 2)) +
  shape('M60 40H330V400H60Z', tone('earth', 2), 6) +
  shape('M84 64H306V376H84Z', tone('marigold', 4), 5) +
  line('M195 64V376M84 170H306M84 272H306', 8, tone('earth', 2)) +
  plain('M330 90L960 330V540H560Z', tone('marigold', 4), 'fill-opacity=".4"') +
  shape('M-10 450H970V560H-10Z', tone('earth', 1), 5) +
  shape('M600 470V230Q600 210 620 210H720Q740 210 740 230V470M600 350H740', 'none', 12) +
  shape('M590 350H750V384H590Z', tone('sky', 2), 6) +
  shape('M606 226H734V330H606Z', tone('rani', 2), 6) +
  shape('M800 120H910V260H800Z', tone('marigold', 3), 6);

export const paintings = {
  lake,
  wave,
  swirl,
  grid,
  drip,
  dots,
  cubes,
  dream,
  prints,
  lilies,
  gilded,
  miniature,
  interior,
} as const;
export type PaintingName = keyof typeof paintings;
export const paintingNames = Object.keys(paintings) as [PaintingName, ...PaintingName[]];
