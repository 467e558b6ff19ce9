import { dayOf, dayStarts } from '../../../shared/rules/day.ts';
import { OVERDUE_AFTER_MS } from '../../../shared/rules/withdrawal.ts';
import type { Slots } from '../../ports/account-store.ts';
import { type AnswerCounts, noAnswers } from '../../ports/answer-counts.ts';
import type { Container } from '../../ports/container.ts';
import { HOUR_MS, hourOf, type MoneySpan, type Owed, type PlayHour } from '../../ports/figures-store.ts';

export const DAYS = 30;
export const HOURS = 24;

export interface Figures {
  readonly at: number;
  readonly timeZone: string;
  readonly owed: Owed;
  /** Days of the site, today last. */
  readonly days: readonly (MoneySpan & { readonly day: string })[];
  /** Hours without a gap, the running one last. */
  readonly hours: readonly PlayHour[];
  readonly slots: Slots;
  readonly activeToday: number;
}

const countsOf = (hours: readonly PlayHour[], hour: number): AnswerCounts =>
  hours.find((played) => played.hour === hour)?.counts ?? noAnswers;

/** All that the dashboards show first, as it is now: every part of it reads an index or a sum that is kept. */
export async function readFigures({
  store,
  clock,
  timeZone,
}: Pick<Container, 'store' | 'clock' | 'timeZone'>): Promise<Figures> {
  const at = clock.now();
  const starts = dayStarts(at, DAYS, timeZone);
  const today = starts.at(-1) ?? at;
  // What happens from now on is for the next look.
  const money = await store.moneyBetween([...starts, Math.max(at, today) + 1]);
  const firstHour = hourOf(at) - (HOURS - 1) * HOUR_MS;
  const played = await store.playHours(firstHour);
  return {
    at,
    timeZone,
    owed: await store.owed(at - OVERDUE_AFTER_MS),
    days: money.map((span, n) => ({ ...span, day: dayOf(starts[n] ?? at, timeZone) })),
    hours: Array.from({ length: HOURS }, (_, n) => {
      const hour = firstHour + n * HOUR_MS;
      return { hour, counts: countsOf(played, hour) };
    }),
    slots: await store.slots(),
    activeToday: await store.activeMembers(today),
  };
}
