/** The oldest browsers that the site is built for, and whose functions it may use. */
export const OLDEST = { chrome: '111', edge: '111', firefox: '115', safari: '16.4' } as const;

/** The same in Vite's words. */
export const TARGET = Object.entries(OLDEST).map(([browser, version]) => browser + version);
