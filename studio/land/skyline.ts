import { createRng, type Rng } from '../engine/rng.ts';
import { n1, shape } from '../shapes/shapes.ts';

export const skylineKinds = ['modern', 'old', 'eastern', 'harbour'] as const;
export type SkylineKind = (typeof skylineKinds)[number];

/** The upper edge of a house b wide, drawn from its left end. */
type Roof = (b: number) => string;

const flat: Roof = (b) => `h${n1(b)}`;
const step: Roof = (b) => `h${n1(b * 0.2)}v-16h${n1(b * 0.6)}v16h${n1(b * 0.2)}`;
const spire: Roof = (b) => `l${n1(b / 2)} -34l${n1(b / 2)} 34`;
const dome: Roof = (b) => `a${n1(b / 2)} ${n1(b / 2)} 0 0 1 ${n1(b)} 0`;
const gable: Roof = (b) => `l${n1(b / 2)} ${n1(-b * 0.62)}l${n1(b / 2)} ${n1(b * 0.62)}`;
const stepped: Roof = (b) =>
  `v-10h${n1(b * 0.22)}v-14h${n1(b * 0.16)}v-14h${n1(b * 0.24)}v14h${n1(b * 0.16)}v14h${n1(b * 0.22)}v10`;
const onion: Roof = (b) =>
  `h${n1(b * 0.14)}c${n1(-b * 0.12)} ${n1(-b * 0.34)} ${n1(b * 0.2)} ${n1(-b * 0.5)} ${n1(b * 0.36)} ${n1(-b * 0.86)}c${n1(b * 0.16)} ${n1(b * 0.36)} ${n1(b * 0.48)} ${n1(b * 0.52)} ${n1(b * 0.36)} ${n1(b * 0.86)}h${n1(b * 0.14)}`;
const battlement: Roof = (b) =>
  `v-12h${n1(b * 0.2)}v12h${n1(b * 0.2)}v-12h${n1(b * 0.2)}v12h${n1(b * 0.2)}v-12h${n1(b * 0.2)}v12`;
const mast: Roof = (b) => `h${n1(b * 0.44)}v-46h${n1(b * 0.12)}v46h${n1(b * 0.44)}`;

interface Kind {
  readonly roofs: readonly [Roof, ...Roof[]];
  readonly width: readonly [number, number];
  readonly height: readonly [number, number];
}

const kinds: Readonly<Record<SkylineKind, Kind>> = {
  modern: { roofs: [flat, flat, step, spire, dome, mast], width: [46, 92], height: [70, 230] },
  old: { roofs: [gable, gable, stepped, spire, gable, dome], width: [44, 84], height: [60, 130] },
  eastern: { roofs: [flat, dome, onion, battlement, flat, onion], width: [44, 104], height: [50, 140] },
  harbour: { roofs: [gable, flat, mast, gable, step], width: [60, 120], height: [46, 110] },
};

export interface Skyline {
  readonly kind?: SkylineKind;
  /** The colour of lit windows; without it there are none. */
  readonly lit?: string;
  readonly scale?: number;
  readonly width?: number;
}

function windows(rng: Rng, x: number, top: number, b: number, y: number, lit: string, k: number): string {
  let drawing = '';
  for (let wy = top + 16; wy < y - 16; wy += 24 * k + 4)
    for (let wx = x + 10; wx < x + b - 14; wx += 18 * k + 3)
      if (rng.next() < 0.55)
        drawing += `<rect x="${n1(wx)}" y="${n1(wy)}" width="${n1(9 * k)}" height="${n1(12 * k)}" fill="${lit}"/>`;
  return drawing;
}

/** A row of houses on the line y. */
export function skyline(
  y: number,
  seed: string,
  fill: string,
  { kind = 'modern', lit, scale = 1, width = 4 }: Skyline = {},
): string {
  const rng = createRng(`${seed} skyline`);
  const { roofs, width: wide, height: high } = kinds[kind];
  let drawing = '';
  for (let x = -20; x < 970; ) {
    const b = rng.between(...wide) * scale;
    const top = y - rng.between(...high) * scale;
    drawing += shape(`M${n1(x)} ${y + 10}V${n1(top)}${rng.pick(roofs)(b)}V${y + 10}Z`, fill, width);
    if (lit !== undefined) drawing += windows(rng, x, top, b, y, lit, scale);
    x += b;
  }
  return drawing;
}
