import { CREAM, tone } from '../ink/ramps.ts';
import { beads, clipped, disc, each, line, lobes, oval, plain } from '../shapes/shapes.ts';

/** A body of the Solar System round (0, 0), its radius 100. */
type Draw = () => string;

const shade = plain(
  'M-140 -140H140V140H-140ZM-126 -24a104 104 0 1 0 208 0a104 104 0 1 0 -208 0Z',
  tone('violet', 0),
  'fill-rule="evenodd" fill-opacity=".42"',
);

const ball = (id: string, ground: string, marks: string): string =>
  clipped(id, '<circle r="100"/>', disc(0, 0, 101, ground, 0) + marks + shade) + disc(0, 0, 100, 'none', 3);

const craters = (hue: string): string =>
  each(
    [
      [-40, -50, 20],
      [20, -30, 13],
      [-60, 14, 12],
      [-8, 26, 24],
      [52, 20, 15],
      [-34, 66, 16],
      [36, 66, 11],
      [44, -66, 12],
      [-2, -76, 9],
    ] as const,
    ([x, y, r]) =>
      disc(x, y, r, tone(hue, 1), 2.4) +
      plain(`M${x - r * 0.7} ${y + r * 0.4}A${r} ${r} 0 0 0 ${x + r * 0.7} ${y + r * 0.4}Z`, tone(hue, 3)),
  );

const bands = (list: readonly (readonly [y: number, h: number, ink: string])[]): string =>
  each(list, ([y, h, ink]) =>
    plain(`M-110 ${y}Q0 ${y + 16} 110 ${y}V${y + h}Q0 ${y + h + 16} -110 ${y + h}Z`, tone(ink)),
  );

const jupiter: Draw = () =>
  ball(
    'jupiter',
    tone('earth4'),
    bands([
      [-84, 18, 'earth3'],
      [-48, 22, 'earth2'],
      [-8, 14, 'marigold4'],
      [16, 26, 'earth3'],
      [60, 16, 'earth2'],
    ]) + oval(34, 40, 24, 15, tone('vermilion', 2), 2.6),
  );

const ringHalf = (sweep: 0 | 1): string => {
  const arc = (r: number, color: string, width: number) =>
    line(`M${-r} 0A${r} ${r * 0.26} 0 0 ${sweep} ${r} 0`, width, color);
  return (
    arc(168, '#1c1033', 42) +
    arc(168, tone('marigold3'), 36) +
    arc(160, tone('earth3'), 6) +
    arc(180, tone('earth2'), 5)
  );
};

const saturn: Draw = () =>
  `<g transform="rotate(-16)">${ringHalf(1)}${ball(
    'saturn',
    tone('marigold3'),
    bands([
      [-76, 16, 'marigold4'],
      [-40, 18, 'earth3'],
      [0, 16, 'marigold4'],
      [34, 20, 'earth3'],
    ]),
  )}${ringHalf(0)}</g>`;

const swirls = (a: string, b: string): string =>
  line(
    'M-100 -50Q-30 -80 20 -50T110 -56M-110 0Q-40 -24 10 0T110 -6M-100 50Q-30 24 20 52T110 44',
    18,
    tone(a),
  ) + line('M-90 -26Q-20 -50 40 -26T110 -32M-110 26Q-20 4 40 28T110 22', 9, tone(b));

export const planets = {
  mercury: () => ball('mercury', tone('grey2'), craters('grey')),
  venus: () => ball('venus', tone('marigold3'), swirls('marigold4', 'marigold1')),
  moon: () => ball('moon', tone('grey4'), craters('grey').replaceAll(tone('grey', 1), tone('grey', 3))),
  mars: () =>
    ball(
      'mars',
      tone('vermilion2'),
      plain('M-100 -10Q-50 -40 -10 -16T70 -20Q40 20 0 14T-60 30Z', tone('vermilion', 1)) +
        plain('M-30 60Q10 40 60 56Q30 90 -20 84Z', tone('vermilion', 1)) +
        oval(0, -98, 40, 16, CREAM, 2.6) +
        disc(46, 30, 12, tone('vermilion', 3), 2.4),
    ),
  jupiter,
  saturn,
  uranus: () =>
    ball(
      'uranus',
      tone('peacock3'),
      `<g transform="rotate(82)">${bands([
        [-60, 16, 'peacock4'],
        [-10, 20, 'peacock4'],
        [46, 12, 'peacock4'],
      ])}</g>`,
    ),
  neptune: () =>
    ball('neptune', tone('sky2'), swirls('sky3', 'sky1') + oval(-20, -10, 18, 10, tone('sky', 0), 2.4)),
  pluto: () =>
    ball(
      'pluto',
      tone('earth3'),
      plain(
        'M0 40C-60 0 -60 -40 -30 -46C-10 -50 0 -36 4 -24C10 -40 30 -50 46 -40C70 -24 60 10 0 40Z',
        tone('earth', 4),
      ) + disc(-56, 40, 14, tone('earth', 1), 2.4),
    ),
  sun: () =>
    lobes(0, 0, 132, 18, tone('vermilion', 2), 3) +
    lobes(0, 0, 116, 18, tone('marigold', 1), 3) +
    disc(0, 0, 100, tone('marigold', 2), 3) +
    disc(-14, -16, 70, tone('marigold', 3), 0) +
    beads(0, 0, 82, CREAM, 3, 15),
  exo: () => ball('exo', tone('violet2'), swirls('violet3', 'rani2')),
} as const satisfies Record<string, Draw>;

export type PlanetName = keyof typeof planets;
export const planetNames = Object.keys(planets) as [PlanetName, ...PlanetName[]];
