/** The same message again is found by its words, without a look at all others of the last minutes. */
export const supportWords = 'CREATE INDEX support_by_words ON support (message)';
