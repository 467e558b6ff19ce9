/** When running plays end is indexed in memory (`play-ends.ts`): in the file it was most of what an answer wrote. */
export const endsInMemory = 'DROP INDEX plays_running';
