const iso = (column: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`;

/** The specified names, for people who look into the file: worked out when they are asked for, so they are never out of step. */
export const readableTimes = `
  ALTER TABLE accounts ADD COLUMN last_active_at TEXT AS (${iso('last_active')}) VIRTUAL;
  ALTER TABLE support ADD COLUMN timestamp TEXT AS (${iso('at')}) VIRTUAL;
  ALTER TABLE withdrawals ADD COLUMN timestamp TEXT AS (${iso('created_at')}) VIRTUAL`;
