/** A calendar day of the site, `YYYY-MM-DD` in the site's time zone. */
export type Day = string;

function zoned(atMs: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone);
}

interface DayBounds {
  readonly timeZone: string;
  readonly day: Day;
  readonly startsAt: number;
  readonly endsAt: number;
}

function computeDay(atMs: number, timeZone: string): DayBounds {
  const date = zoned(atMs, timeZone).toPlainDate();
  const startOf = (plainDate: Temporal.PlainDate) => plainDate.toZonedDateTime(timeZone).epochMilliseconds;
  return { timeZone, day: date.toString(), startsAt: startOf(date), endsAt: startOf(date.add({ days: 1 })) };
}

/** Nearly everybody asks for the same day, and time zones take long. */
let latest: DayBounds | undefined;

function dayAt(atMs: number, timeZone: string): DayBounds {
  if (latest?.timeZone !== timeZone || atMs < latest.startsAt || atMs >= latest.endsAt) {
    latest = computeDay(atMs, timeZone);
  }
  return latest;
}

/** The day that a moment (epoch milliseconds) belongs to; a day begins at 12 AM in `timeZone`. */
export const dayOf = (atMs: number, timeZone: string): Day => dayAt(atMs, timeZone).day;

/** The first moment (epoch milliseconds) of the day after the one that `atMs` belongs to. */
export const nextDayStart = (atMs: number, timeZone: string): number => dayAt(atMs, timeZone).endsAt;

/** Whether this machine knows a time zone of that name. */
export function isTimeZone(name: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}

/** The first moment after `afterMs` at which it is `hour` o'clock in `timeZone`. */
export function nextAtHour(afterMs: number, hour: number, timeZone: string): number {
  const today = zoned(afterMs, timeZone).toPlainDate();
  const at = (days: number) =>
    today.add({ days }).toZonedDateTime({ timeZone, plainTime: new Temporal.PlainTime(hour) })
      .epochMilliseconds;
  return at(0) > afterMs ? at(0) : at(1);
}

/** The first moments of the last `count` days, that of `atMs` among them, the oldest first. */
export function dayStarts(atMs: number, count: number, timeZone: string): number[] {
  const today = zoned(atMs, timeZone).toPlainDate();
  return Array.from(
    { length: count },
    (_, n) => today.subtract({ days: count - 1 - n }).toZonedDateTime(timeZone).epochMilliseconds,
  );
}
