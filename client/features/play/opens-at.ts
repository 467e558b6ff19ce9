/** «Karachi (GMT+5)»: a time zone by its city and what it is ahead of Greenwich at that moment. */
export function zoneName(timeZone: string, at: number): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  const offset = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return offset ? `${city} (${offset})` : city;
}

const clock = { weekday: 'long', hour: 'numeric', minute: '2-digit', hour12: true } as const;

/** When «12 AM» is: in the time zone of the site, and on the clock of whoever reads it. */
export function opensAtText(unlocksAt: number, siteZone: string, ownZone?: string): string {
  const own = new Intl.DateTimeFormat('en-US', { ...clock, timeZone: ownZone }).format(unlocksAt);
  return `12 AM is meant in the time of ${zoneName(siteZone, unlocksAt)}: on your clock that is ${own}.`;
}
