import { lazily } from './lazily.ts';

const moment = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    }),
);

/** A moment as the reader's own clock and calendar have it. */
export function formatMoment(at: number): string {
  return moment().format(at);
}
