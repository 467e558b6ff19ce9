import { INK, tone } from '../ink/ramps.ts';
import type { Drawing } from '../sprite/drawing.ts';

/** Every drawing of ours is made on 512 by 512; the studio adds the lines to what is filled. */
export const drawing = (...parts: readonly string[]): Drawing => ({ size: 512, body: parts.join('') });

/** A filled path. */
export const fill = (ink: string, d: string): string => `<path d="${d}" fill="${tone(ink)}"/>`;

/** A shade or gleam on a filled path: no line of its own. */
export const tint = (ink: string, d: string, opacity = 1): string =>
  `<path d="${d}" fill="${tone(ink)}" fill-opacity="${opacity}" stroke="none"/>`;

export const round = (ink: string, x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${tone(ink)}"/>`;

export const oval = (ink: string, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${tone(ink)}"/>`;

export const block = (ink: string, x: number, y: number, w: number, h: number, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${tone(ink)}"/>`;

/** A thin line: a string, a seam, a scratch. */
export const thread = (d: string, width = 5, ink = 'ink'): string =>
  `<path d="${d}" fill="none" stroke="${tone(ink)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A rod or rope with its own outline. */
export const rod = (ink: string, d: string, width = 16): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width + 9}" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${tone(ink)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const turned = (degrees: number, body: string, x = 256, y = 256): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${body}</g>`;

export const many = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');
