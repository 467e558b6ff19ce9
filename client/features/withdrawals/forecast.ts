import { WITHDRAWAL_POINTS } from '../../../shared/rules/money.ts';
import { rankOf } from '../../../shared/rules/rank.ts';

/** What a withdrawal does to points and rank; null when the points do not suffice for one. */
export function forecast(points: number): string | null {
  const left = points - WITHDRAWAL_POINTS;
  if (left < 0) return null;
  const now = rankOf(points);
  const then = rankOf(left);
  const rest = `${left.toLocaleString('en')} ${left === 1 ? 'point' : 'points'}`;
  return now === then
    ? `You are ${now} now; with ${rest} left you stay ${then}.`
    : `You are ${now} now; with ${rest} left you will be ${then}.`;
}
