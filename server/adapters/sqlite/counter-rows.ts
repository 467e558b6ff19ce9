import type { DatabaseSync } from 'node:sqlite';

/** `plays_gone`: finished plays that were deleted. */
type Counter = 'plays_gone';

/** Sums that outlive what they were summed from. */
export function createCounterRows(database: DatabaseSync) {
  const add = database.prepare('UPDATE counters SET value = value + ? WHERE name = ?');
  const select = database.prepare('SELECT value FROM counters WHERE name = ?');
  return {
    add: (name: Counter, amount: number): void => void add.run(amount, name),
    value: (name: Counter): number => Number(select.get(name)?.value),
  };
}
