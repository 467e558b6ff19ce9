/** Small readers for what was saved: each looks at an unknown value and answers with a typed one or null. */
export type Fields = Readonly<Record<string, unknown>>;

export const asFields = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

export const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A finite number within limits. */
export const asNumber = (value: unknown, least = -Infinity, most = Infinity): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most ? value : null;

export const asWhole = (value: unknown, least = 0, most = Number.MAX_SAFE_INTEGER): number | null =>
  Number.isInteger(value) ? asNumber(value, least, most) : null;

export const asOneOf = <T extends string>(value: unknown, allowed: readonly T[]): T | null =>
  allowed.find((one) => one === value) ?? null;

/** A list, each item of which the reader accepts. */
export function asList<T>(value: unknown, read: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const items: T[] = [];
  for (const item of value) {
    const one = read(item);
    if (one === null) return null;
    items.push(one);
  }
  return items;
}
