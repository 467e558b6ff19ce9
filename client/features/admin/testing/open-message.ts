/** What a message is that nobody has dealt with yet. */
export const openMessage = { done: false, doneBy: null, version: 0 } as const;
