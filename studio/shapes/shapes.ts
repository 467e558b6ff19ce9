import { INK } from '../ink/ramps.ts';

/** Numbers in path data are rounded to a tenth, which shows nowhere. */
export const n1 = (value: number): number => Math.round(value * 10) / 10;

const ROUND = 'stroke-linejoin="round" stroke-linecap="round"';

/** A filled shape with the ink line. */
export const shape = (d: string, fill: string, width = 4, more = ''): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${n1(width)}" ${ROUND} ${more}/>`;

/** A filled shape without a line: a shade or a glow. */
export const plain = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, width = 3, color: string = INK, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n1(width)}" ${ROUND} ${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, width = 4): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${fill}"${width ? ` stroke="${INK}" stroke-width="${n1(width)}"` : ''}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, width = 4): string =>
  `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${fill}"${width ? ` stroke="${INK}" stroke-width="${n1(width)}"` : ''}/>`;

/** A rectangle with the ink line; `r` rounds its corners. */
export const box = (x: number, y: number, w: number, h: number, fill: string, width = 4, r = 0): string =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}"${r ? ` rx="${n1(r)}"` : ''} fill="${fill}"${width ? ` stroke="${INK}" stroke-width="${n1(width)}" stroke-linejoin="round"` : ''}/>`;

/** Places a drawing made round (0, 0). */
export const at = (x: number, y: number, scale: number, turn: number, body: string): string =>
  `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(turn)}) scale(${scale})">${body}</g>`;

/** The drawing and its mirror image across the picture's middle. */
export const mirrored = (body: string, width = 960): string =>
  `${body}<g transform="translate(${width} 0) scale(-1 1)">${body}</g>`;

/** The drawings of a list, one over the other. */
export const each = <T>(list: readonly T[], draw: (item: T, i: number) => string): string =>
  list.map(draw).join('');

/** The drawings of the numbers from 0 to n - 1. */
export const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');

/** A smooth closed ring of round lobes. */
export function lobes(x: number, y: number, r: number, count: number, fill: string, width = 0): string {
  const arc = n1((Math.PI * r) / count);
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2;
    const point = `${n1(x + Math.cos(angle) * r)},${n1(y + Math.sin(angle) * r)}`;
    return i === 0 ? `M${point}` : `A${arc} ${arc} 0 0 1 ${point}`;
  });
  const d = `${points.join('')}Z`;
  return width ? shape(d, fill, width) : plain(d, fill);
}

/** A string of beads round a centre. */
export function beads(x: number, y: number, r: number, fill: string, size = 4.2, gap = 19): string {
  const turn = 2 * Math.PI * r;
  const step = n1(turn / Math.max(8, Math.round(turn / gap)));
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${fill}" stroke-width="${size * 2}" stroke-linecap="round" stroke-dasharray="0.01 ${step}"/>`;
}

/** A line of beads along a path. */
export const beadLine = (d: string, color: string, size = 6, gap = 16, more = ''): string =>
  line(d, size, color, `stroke-dasharray="0.01 ${gap}" ${more}`);

/** Draws a body only inside a shape. */
export const clipped = (id: string, clip: string, body: string): string =>
  `<clipPath id="${id}">${clip}</clipPath><g clip-path="url(#${id})">${body}</g>`;

export const svgOf = (body: string, width = 960, height = 540): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
