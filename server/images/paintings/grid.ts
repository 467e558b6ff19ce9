import { rect } from '../engine/svg.ts';
import type { PaintingStyle } from './painting-style.ts';

const columns = [0, 0.14, 0.38, 0.66, 0.86, 1];
const rows = [0, 0.22, 0.5, 0.72, 1];
const panels: readonly (readonly [column: number, row: number, fill: string])[] = [
  [1, 1, '#d8342b'],
  [4, 0, '#1f4fa8'],
  [0, 3, '#f3c623'],
  [2, 3, '#1f4fa8'],
  [4, 3, '#f3c623'],
  [3, 0, '#efe9d8'],
];

/** Black lines and panels of primary colour. */
export const grid: PaintingStyle = (_canvas, { x, y, w, h }) => {
  const colored = panels.map(([column, row, fill]) => {
    const [left = 0, right = 1] = columns.slice(column, column + 2);
    const [top = 0, bottom = 1] = rows.slice(row, row + 2);
    return rect(x + left * w, y + top * h, (right - left) * w, (bottom - top) * h, fill);
  });
  const upright = columns.slice(1, -1).map((t) => rect(x + t * w - 6, y, 12, h, '#181410'));
  const level = rows.slice(1, -1).map((t) => rect(x, y + t * h - 6, w, 12, '#181410'));
  return [rect(x, y, w, h, '#f6f2e6'), ...colored, ...upright, ...level].join('');
};
