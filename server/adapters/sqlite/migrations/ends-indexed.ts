/** Running plays are found by their end in the file again. */
export const endsIndexed = 'CREATE INDEX plays_running ON plays (ends_at) WHERE finished_at IS NULL';
