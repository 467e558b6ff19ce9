import type { ProgressView } from '../../../shared/contract/views.ts';

export const WIDTH = 600;
export const HEIGHT = 160;
/** Room for the labels of the first and the last day. */
const INSET = 8;

/** The line of a member's points, in the units of its drawing: a step a day, the most points at the top. */
export function pointsLine(days: ProgressView['days']): {
  readonly line: string;
  readonly area: string;
  readonly last: { readonly x: number; readonly y: number };
  readonly most: number;
} {
  const most = Math.max(1, ...days.map(({ points }) => points));
  const step = (WIDTH - 2 * INSET) / Math.max(1, days.length - 1);
  const places = days.map(({ points }, n) => ({
    x: INSET + n * step,
    y: HEIGHT - INSET - (points / most) * (HEIGHT - 3 * INSET),
  }));
  const line = places.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const last = places.at(-1) ?? { x: INSET, y: HEIGHT - INSET };
  return { line, area: `${line}L${last.x.toFixed(1)} ${HEIGHT}L${INSET} ${HEIGHT}Z`, last, most };
}
