import { lazily } from '../../lib/lazily.ts';

/** The site's time zone until the server has named its own. */
export const DEFAULT_TIME_ZONE = 'Asia/Karachi';

const zones = new Map<string, Intl.DateTimeFormat>();

/** Made once for each zone: to make one takes a slow processor a frame, and a page asks for its day at every drawing. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = zones.get(timeZone);
  if (known) return known;
  const calendar = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  zones.set(timeZone, calendar);
  return calendar;
}

/**
 * The site's calendar day, `YYYY-MM-DD`, that a moment (epoch milliseconds) belongs to.
 * The rules' own `dayOf` stands on Temporal, which not every browser has; a test holds the two equal.
 */
export function siteDay(atMs: number, timeZone: string = DEFAULT_TIME_ZONE): string {
  const parts = calendarOf(timeZone).formatToParts(atMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const inWords = lazily(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' }),
);
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** `22 November`, or null for a text that is no day. */
export function dayName(day: string): string | null {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (!year) return null;
  const at = Date.UTC(Number(year), Number(month) - 1, Number(date));
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) return null;
  return inWords().format(at);
}
