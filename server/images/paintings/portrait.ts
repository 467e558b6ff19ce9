import { d, ellipse, path, rect } from '../engine/svg.ts';
import type { PaintingStyle } from './painting-style.ts';

/** A sitter without a face before a hazy valley: the pose of a portrait, and nobody's likeness. */
export const portrait: PaintingStyle = (canvas, { x, y, w, h }) => {
  const s = h / 310;
  const [m, b] = [x + w / 2, y + h];
  const at = (dx: number, dy: number) => d`${m + dx * s} ${b - dy * s}`;
  const hills = (top: number, swing: number) =>
    d`M${x} ${y + h * top}C${x + w * 0.2} ${y + h * (top - swing)} ${x + w * 0.35} ${y + h * (top + swing)} ${x + w * 0.5} ${y + h * top}S${x + w * 0.85} ${y + h * (top - swing)} ${x + w} ${y + h * top}V${b}H${x}Z`;
  const river = d`M${x + w * 0.06} ${b}C${x + w * 0.26} ${y + h * 0.8} ${x + w * 0.04} ${y + h * 0.72} ${x + w * 0.18} ${y + h * 0.5}L${x + w * 0.21} ${y + h * 0.5}C${x + w * 0.13} ${y + h * 0.72} ${x + w * 0.36} ${y + h * 0.8} ${x + w * 0.2} ${b}Z`;
  const dress = `M${at(-150, -6)}C${at(-146, 70)} ${at(-96, 98)} ${at(-40, 112)}Q${at(0, 84)} ${at(40, 112)}C${at(96, 98)} ${at(146, 70)} ${at(150, -6)}Z`;
  const neck = `M${at(-22, 150)}V${b - 108 * s}Q${at(0, 78)} ${at(22, 108)}V${b - 150 * s}Z`;
  const hair = `M${at(-52, 104)}C${at(-76, 170)} ${at(-58, 268)} ${at(0, 270)}S${at(76, 170)} ${at(52, 104)}C${at(62, 150)} ${at(44, 170)} ${at(40, 200)}H${m - 40 * s}C${at(-44, 170)} ${at(-62, 150)} ${at(-52, 104)}Z`;
  const hands = `M${at(-86, 34)}C${at(-40, 62)} ${at(30, 58)} ${at(84, 26)}C${at(60, 8)} ${at(-40, 6)} ${at(-86, 34)}Z`;
  const skin = canvas.radial(['#f2cfa6', '#d3a176'], 0.4, 0.36, 0.75);
  return [
    rect(x, y, w, h, canvas.linear(['#86a89c', '#cfc08a', '#6a6340'])),
    path(hills(0.5, 0.08), '#7d8a5c'),
    path(hills(0.66, 0.05), '#57583a'),
    path(river, '#c3cfb4', { opacity: 0.6 }),
    path(hair, canvas.linear(['#4a2c1a', '#26150c'])),
    path(neck, '#c9986c'),
    ellipse(m, b - 198 * s, 40 * s, 54 * s, skin),
    path(
      `M${at(-44, 196)}C${at(-44, 262)} ${at(44, 262)} ${at(44, 196)}C${at(36, 236)} ${at(10, 246)} ${at(0, 246)}S${at(-36, 236)} ${at(-44, 196)}Z`,
      '#3a2114',
    ),
    path(dress, canvas.linear(['#7a3a34', '#341815'])),
    path(hands, skin),
  ].join('');
};
