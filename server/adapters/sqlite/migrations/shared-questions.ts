/** Visitors' plays name their questions by hash; each is stored once, and stays for as long as a play may need it. */
export const sharedQuestions = `
  CREATE TABLE questions (
    key TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    image TEXT NOT NULL,
    alt TEXT NOT NULL,
    options TEXT NOT NULL,
    explanation TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`;
