/** The puzzle's numbers, as specified: 4 × 4, 300 seconds. */
export const SIZE = 4;
export const CELLS = SIZE * SIZE;
export const EMPTY = 0;
export const TIME_LIMIT_MS = 300_000;

/** The clock is a row of lamps; one goes out every ten seconds. */
export const LAMPS = 30;
export const LAMP_MS = TIME_LIMIT_MS / LAMPS;
/** From here on the player is told to hurry. */
export const HURRY_MS = 30_000;
