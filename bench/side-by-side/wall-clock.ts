/** The time by this machine's clock, in milliseconds, finer than `Date.now` tells: what is late by two or three is measured by it. */
export const wallNow = (): number => performance.timeOrigin + performance.now();
