/** What follows runs in a task of its own: a slow phone finds time for a press in between. */
export const nextTask = (): Promise<void> => new Promise((next) => setTimeout(next));
