/** For two releases, running plays were found by their end in memory; `endsIndexed` is the way back. */
export const endsInMemory = 'DROP INDEX plays_running';
