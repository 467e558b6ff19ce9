import { block, fill } from './brush.ts';

/** A pointed opening whose foot stands at (x, y). */
export const arch = (ink: string, x: number, y: number, w: number, h: number): string =>
  fill(
    ink,
    `M${x} ${y}V${y - h * 0.55}Q${x} ${y - h * 0.8} ${x + w / 2} ${y - h}Q${x + w} ${y - h * 0.8} ${x + w} ${y - h * 0.55}V${y}Z`,
  );

/** A dome that ends in a point. */
export const onion = (ink: string, x: number, y: number, w: number, h: number): string =>
  fill(
    ink,
    `M${x - w * 0.36} ${y}C${x - w * 0.7} ${y - h * 0.4} ${x - w * 0.1} ${y - h * 0.66} ${x} ${y - h}C${x + w * 0.1} ${y - h * 0.66} ${x + w * 0.7} ${y - h * 0.4} ${x + w * 0.36} ${y}Z`,
  );

/** A slender tower with two galleries. */
export const minaret = (
  x: number,
  foot: number,
  top: number,
  w: number,
  wall: string,
  roof: string,
): string =>
  fill(wall, `M${x - w} ${foot}L${x - w * 0.8} ${top}H${x + w * 0.8}L${x + w} ${foot}Z`) +
  block('marigold3', x - w * 1.3, top + (foot - top) * 0.36, w * 2.6, 9) +
  block('marigold3', x - w * 1.3, top - 4, w * 2.6, 10) +
  onion(roof, x, top - 4, w * 2, w * 2.6);
