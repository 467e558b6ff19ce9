import { oklab } from './color.ts';
import { CREAM, type Hue, hues, INK, ramps } from './ramps.ts';

interface Ink {
  readonly hue: Hue;
  readonly hex: string;
  readonly lab: readonly [number, number, number];
}

const inks: readonly Ink[] = [
  ...hues.flatMap((hue) => ramps[hue].map((hex) => ({ hue, hex, lab: oklab(hex) }))),
  { hue: 'grey', hex: INK, lab: oklab(INK) },
  { hue: 'grey', hex: CREAM, lab: oklab(CREAM) },
];

/** Greys become aubergine greys, never a dark teal. */
const DULL = 0.045;
const FAR = 1.7;

const known = new Map<string, string>();

const longHex = (hex: string): string =>
  hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex;

/** The nearest ink; hues outside `keys`, the hues of the picture, count as farther away. */
export function snap(color: string, keys: readonly Hue[] = []): string {
  const hex = longHex(color.toLowerCase());
  const id = `${hex}|${keys.join()}`;
  const seen = known.get(id);
  if (seen !== undefined) return seen;
  const [l, a, b] = oklab(hex);
  const dull = Math.hypot(a, b) < DULL;
  let best = INK;
  let score = Number.POSITIVE_INFINITY;
  for (const { hue, hex: ink, lab } of inks) {
    if (dull && hue !== 'grey') continue;
    const far = keys.length > 0 && hue !== 'grey' && !keys.includes(hue);
    const distance = 1.25 * (l - lab[0]) ** 2 + 1.5 * ((a - lab[1]) ** 2 + (b - lab[2]) ** 2);
    const weighted = distance * (far ? FAR : 1);
    if (weighted < score) [score, best] = [weighted, ink];
  }
  known.set(id, best);
  return best;
}

export type Repaint = { readonly [hue in Hue]?: Hue | undefined };

/** An ink of one ramp becomes the same step of another: `{ peacock: 'rani' }`. */
export function repaint(hex: string, map: Repaint = {}): string {
  const from = hues.find((hue) => ramps[hue].some((ink) => ink === hex));
  const to = from && map[from];
  if (!from || !to) return hex;
  return ramps[to][(ramps[from] as readonly string[]).indexOf(hex)] ?? hex;
}
