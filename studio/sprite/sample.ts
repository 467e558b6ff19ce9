import type { Layer } from './layer.ts';

/** Where a row is read in a layer: at `x + dx` for each x of the picture, and at y; whole pixels would give jagged shades. */
interface RowOf {
  readonly dx: number;
  readonly y: number;
}

/** Writes a layer's alpha between its pixels, from 0 to 1, to `row` at x, for x from `left` to before `right`. */
export function sampleRow(
  { w, h, px }: Layer,
  { dx, y }: RowOf,
  left: number,
  right: number,
  row: Float64Array,
): void {
  const [yi, whole] = [Math.floor(y), Math.floor(dx)];
  row.fill(0, left, right);
  if (yi < 0 || yi >= h - 1) return;
  const [fx, fy] = [dx - whole, y - yi];
  const [from, to] = [Math.max(left, -whole), Math.min(right, w - 1 - whole)];
  const stride = w * 4;
  let i = (yi * w + from + whole) * 4 + 3;
  const columnAt = (at: number): number => {
    const above = px[at] ?? 0;
    return above + ((px[at + stride] ?? 0) - above) * fy;
  };
  if (from >= to) return;
  let near = columnAt(i);
  for (let x = from; x < to; x++) {
    i += 4;
    const next = columnAt(i);
    row[x] = (near + (next - near) * fx) / 255;
    near = next;
  }
}
