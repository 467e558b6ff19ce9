/** `1:57`. */
export function minutes(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Time left is shown until its last bit has gone: 0:00 is the end and nothing else. */
export const minutesLeft = (ms: number): string => minutes(Math.ceil(ms / 1_000) * 1_000);

/** `1 move`, `92 moves`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
