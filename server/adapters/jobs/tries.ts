/** A job that failed so often is dead. */
export const MAX_TRIES = 5;
/** Between the tries of a job. */
export const TRY_DELAYS = { first: 1_000, longest: 10_000 };
