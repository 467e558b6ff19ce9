/** A duration as hours, minutes and seconds: 05:09:03. */
export function clockTime(ms: number): string {
  const total = Math.max(0, Math.ceil(ms / 1_000));
  const parts = [Math.floor(total / 3_600), Math.floor(total / 60) % 60, total % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** A duration in words, to the minute: “5 hours 9 minutes”. */
export function spokenTime(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const word = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return word(minutes, 'minute');
  return minutes % 60 === 0 ? word(hours, 'hour') : `${word(hours, 'hour')} ${word(minutes % 60, 'minute')}`;
}

/** How long an answer took, to the hundredth of a second. */
export function tookTime(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}
