import { tone } from '../ink/ramps.ts';
import { lobes, n1, plain, times } from '../shapes/shapes.ts';
import { type SkyName, skies } from './skies.ts';

export type Sun = readonly [x: number, y: number, r: number];
export const bandKinds = ['rings', 'scallop', 'rays', 'flat'] as const;
export type BandKind = (typeof bandKinds)[number];

const colorsOf = (name: SkyName): string[] => skies[name].map((ink) => tone(ink));

/** One colour of a sky, counted from the sun; negative from the rim. */
export const skyTone = (name: SkyName, i: number): string => colorsOf(name).at(i) ?? '#000000';

const ground = (fill: string): string => `<rect width="960" height="540" fill="${fill}"/>`;

const wavy = (y: number, i: number): string =>
  `M-10 ${y}${times(6, (k) => `q${40 + (i % 2) * 8} ${k % 2 ? 16 : -16} 80 0t80 0`)}V560H-10Z`;

type Point = readonly [x: number, y: number];

/** Along which axis, from where on, to which side: a little more than the canvas. */
const EDGES = [
  [0, -20, 1],
  [0, 980, -1],
  [1, -20, 1],
  [1, 560, -1],
] as const;

/**
 * The part of a polygon that is on the canvas (Sutherland and Hodgman): a clipped group is painted as large as all that
 * stands in it, seen or not.
 */
function onCanvas(points: readonly Point[]): readonly Point[] {
  return EDGES.reduce<readonly Point[]>(
    (polygon, [axis, limit, side]) =>
      polygon.flatMap((to, i) => {
        const from = polygon.at(i - 1) ?? to;
        const isIn = (point: Point) => (point[axis] - limit) * side >= 0;
        if (isIn(from) === isIn(to)) return isIn(to) ? [to] : [];
        const part = (limit - from[axis]) / (to[axis] - from[axis]);
        const cut: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
        return isIn(to) ? [cut, to] : [cut];
      }),
    points,
  );
}

function rays(colors: readonly string[], [x, y, r]: Sun): string {
  const at = (i: number) => colors.at(i) ?? '#000000';
  const point = (angle: number): Point => [x + Math.cos(angle) * 1200, y + Math.sin(angle) * 1200];
  const beam = (i: number) => {
    const from = (i / 16) * Math.PI * 2 + 0.1;
    const points = onCanvas([[x, y], point(from), point(from + Math.PI / 16)]);
    return points.length > 0
      ? plain(`M${points.map(([px, py]) => `${n1(px)} ${n1(py)}`).join('L')}Z`, at(-2))
      : '';
  };
  const halo = [3, 2, 1].map((i) => lobes(x, y, r + i * 44, 18, at(Math.min(i, colors.length - 4))));
  return ground(at(-3)) + times(16, beam) + halo.join('');
}

/** The bands of light round a sun. */
export function sky(name: SkyName, sun: Sun, kind: BandKind = 'rings', step = 92): string {
  const colors = colorsOf(name);
  if (kind === 'rays') return rays(colors, sun);
  const [x, y, r] = sun;
  let drawing = ground(colors.at(-1) ?? '#000000');
  for (let i = colors.length - 2; i >= 1; i--) {
    const fill = colors[i] ?? '#000000';
    const scalloped = kind === 'scallop' || i === 1;
    const radius = r + i * step * (kind === 'rings' && scalloped ? 0.62 : 1);
    if (kind === 'flat') drawing += plain(wavy(60 + (colors.length - 2 - i) * 66, i), fill);
    else if (scalloped) drawing += lobes(x, y, radius, Math.round(10 + i * 3 + r / 12), fill);
    else drawing += `<circle cx="${x}" cy="${y}" r="${n1(radius)}" fill="${fill}"/>`;
  }
  return drawing;
}
