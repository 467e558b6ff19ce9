let told: { readonly time: number; readonly at: number } | null = null;

/** Takes the server's time from the `Date` of a reply, which is good to a second. */
export function noteDate(date: string | null): void {
  const time = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isNaN(time)) told = { time, at: performance.now() };
}

/** The server's time as its last reply told it; null before the first. */
export function httpNow(): number | null {
  return told && told.time + (performance.now() - told.at);
}
