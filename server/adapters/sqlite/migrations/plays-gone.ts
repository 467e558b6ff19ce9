/** Plays are counted where they stand; a counter holds those that were deleted, so that no finish has to write it. */
export const playsGone = `
  INSERT INTO counters (name, value)
    SELECT 'plays_gone', max(0, value - (SELECT coalesce(sum(quiz_count), 0) FROM accounts)
      - (SELECT count(*) FROM plays WHERE account_id IS NULL AND finished_at IS NOT NULL))
    FROM counters WHERE name = 'plays_finished';
  DELETE FROM counters WHERE name = 'plays_finished'`;
