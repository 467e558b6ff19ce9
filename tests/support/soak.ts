/** `npm run soak` breaks things for as long as they break in life; the everyday run for as long as proves the promise. */
const isSoak = process.env.SAWAAL_SOAK !== undefined;

/** How long something is away, in milliseconds. */
export const outageMs = (everyday: number, soak: number): number => (isSoak ? soak : everyday);

/** How often the same fault comes. */
export const rounds = (everyday: number, soak: number): number => (isSoak ? soak : everyday);
