import { d, path, rect, stroke } from '../engine/svg.ts';

/** An onion dome with its point; (x, y) is the middle of its foot. */
export const onionDome = (x: number, y: number, w: number, h: number, fill: string) =>
  path(
    d`M${x - w * 0.42} ${y}C${x - w * 0.72} ${y - h * 0.35} ${x - w * 0.5} ${y - h * 0.72} ${x - w * 0.06} ${y - h * 0.95}L${x} ${y - h * 1.22}L${x + w * 0.06} ${y - h * 0.95}C${x + w * 0.5} ${y - h * 0.72} ${x + w * 0.72} ${y - h * 0.35} ${x + w * 0.42} ${y}Z`,
    fill,
  );

/** The outline of a pointed arch with its foot at y. */
export const pointedArch = (x: number, y: number, halfWidth: number, height: number) =>
  d`M${x - halfWidth} ${y}V${y - height * 0.58}Q${x - halfWidth * 0.9} ${y - height * 0.86} ${x} ${y - height}Q${x + halfWidth * 0.9} ${y - height * 0.86} ${x + halfWidth} ${y - height * 0.58}V${y}Z`;

/** The outline of a round arch with its foot at y. */
export const roundArch = (x: number, y: number, halfWidth: number, height: number) =>
  d`M${x - halfWidth} ${y}V${y - height + halfWidth}A${halfWidth} ${halfWidth} 0 0 1 ${x + halfWidth} ${y - height + halfWidth}V${y}Z`;

/** The outline of a wall that narrows towards its top. */
export const tapered = (x: number, y: number, footHalf: number, topHalf: number, height: number) =>
  d`M${x - footHalf} ${y}L${x - topHalf} ${y - height}H${x + topHalf}L${x + footHalf} ${y}Z`;

/** Battlements along a level wall top. */
export function merlons(
  from: number,
  to: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): string {
  let data = '';
  for (let x = from; x + width <= to + 0.1; x += width * 2)
    data += d`M${x} ${y}v${-height}h${width}v${height}Z`;
  return path(data, fill);
}

/** `count` copies of an outline, evenly spread between two places. */
export const spread = (count: number, from: number, to: number, outline: (x: number) => string): string =>
  Array.from({ length: count }, (_, i) =>
    outline(count === 1 ? from : from + ((to - from) * i) / (count - 1)),
  ).join('');

/** A finial: a thin mast with a ball at its foot. */
export const finial = (x: number, y: number, height: number, color: string) =>
  rect(x - 1.5, y - height, 3, height, color) + stroke(d`M${x - 4} ${y - 2}h8`, color, 4);
