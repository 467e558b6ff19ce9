import type { CountryId } from '../engine/countries.ts';
import { CREAM, INK } from './paint.ts';

/** A cloth is a colour and a pattern together, so that a country is told without either alone. */
export interface Cloth {
  readonly base: string;
  readonly mark: string;
  /** Of the running stitch along the hem. */
  readonly stitch: string;
  /** Path on a tile of 16 by 16. */
  readonly pattern: string;
  /** Stroke width of the pattern; 0 fills it. */
  readonly width: number;
}

/** No flags: ten cloths that a quilt maker could have at hand. */
export const CLOTHS: Readonly<Record<CountryId, Cloth>> = {
  pk: {
    base: '#1c7335',
    mark: '#0f5426',
    stitch: '#8fd89f',
    pattern: 'M-2 10L4 4L10 10L16 4L22 10',
    width: 3.4,
  },
  jp: {
    base: '#ffb3cc',
    mark: '#ee5d99',
    stitch: '#a10f5c',
    pattern: 'M4 1.1a2.9 2.9 0 1 0 .01 0zM12 9.100a2.9 2.9 0 1 0 .01 0z',
    width: 0,
  },
  us: {
    base: '#1d459f',
    mark: '#6d93ea',
    stitch: '#b9cdf7',
    pattern: 'M-4 4L4 -4M-4 20L20 -4M12 20L20 12',
    width: 3,
  },
  cn: {
    base: '#b1301a',
    mark: '#7a1a12',
    stitch: '#ffc7a8',
    pattern: 'M0 0a8 8 0 0 0 16 0M-8 8a8 8 0 0 0 16 0M8 8a8 8 0 0 0 16 0M0 -16a8 8 0 0 0 16 0',
    width: 2.6,
  },
  ru: { base: '#46259a', mark: '#8d6ce0', stitch: '#d3c3ff', pattern: 'M8 1L14 8L8 15L2 8Z', width: 2.6 },
  in: {
    base: '#ffd566',
    mark: '#dd8a05',
    stitch: '#8a5a00',
    pattern:
      'M4 0C8 2.500 8 6 4 8.500C0 6 0 2.500 4 0ZM12 7.500C16 10 16 13.500 12 16C8 13.500 8 10 12 7.500Z',
    width: 0,
  },
  de: {
    base: '#564a73',
    mark: '#8d80ac',
    stitch: '#d8cff0',
    pattern: 'M0 4H16M0 12H16M4 0V16M12 0V16',
    width: 2,
  },
  fr: {
    base: '#6fa8f5',
    mark: '#2a62bd',
    stitch: '#123a80',
    pattern: 'M1 -2L8 8L1 18M9 -2L16 8L9 18',
    width: 2.4,
  },
  gb: {
    base: '#a10f5c',
    mark: '#e06aa8',
    stitch: '#ffc4df',
    pattern: 'M4 1V7M1 4H7M12 9V15M9 12H15',
    width: 2.4,
  },
  tr: {
    base: '#3fc1bd',
    mark: '#0b7680',
    stitch: '#075059',
    pattern:
      'M8 1.500l1.900 4.300 4.700.4-3.600 3 1.100 4.600L8 11.400l-4.100 2.400L5 9.200 1.400 6.200l4.700-.4z',
    width: 0,
  },
};

/** Nobody's: undyed, with a weave so fine that it reads as none. */
export const UNDYED: Cloth = {
  base: '#f3e3c3',
  mark: '#e3cfa6',
  stitch: '#b89a62',
  pattern: 'M0 4H16M4 0V16M0 12H16M12 0V16',
  width: 1.2,
};

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function mixed(colour: string, other: string, share: number): string {
  const others = channels(other);
  const mix = channels(colour).map((one, at) => Math.round(one * (1 - share) + (others[at] ?? 0) * share));
  return `#${mix.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

/** CIE lightness, 0 to 100. */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((one) => {
    const share = one / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance <= 0.008856 ? luminance * 903.3 : 116 * Math.cbrt(luminance) - 16;
}

/** Two cloths on one quilt are at least this far apart in lightness, whatever colours an eye can tell. */
export const LEAST_CONTRAST = 30;

const faded = ({ base, mark, pattern, width }: Cloth): Cloth => ({
  base: mixed(base, CREAM, 0.72),
  mark: mixed(mark, CREAM, 0.2),
  stitch: mark,
  pattern,
  width,
});

const overdyed = ({ base, mark, pattern, width }: Cloth): Cloth => ({
  base: mixed(base, INK, 0.8),
  mark: mixed(mark, INK, 0.2),
  stitch: mixed(base, CREAM, 0.4),
  pattern,
  width,
});

/** The cloths of two sides; when they are too close, the second takes a paler or a deeper version of its own. */
export function clothsOf([first, second]: readonly [CountryId, CountryId]): readonly [Cloth, Cloth] {
  const own = CLOTHS[first];
  const other = CLOTHS[second];
  const apart = (cloth: Cloth): number => Math.abs(lightness(cloth.base) - lightness(own.base));
  const wanted = [other, faded(other), overdyed(other)];
  return [own, wanted.find((cloth) => apart(cloth) >= LEAST_CONTRAST) ?? other];
}
