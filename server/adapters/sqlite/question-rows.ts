import type { DatabaseSync } from 'node:sqlite';
import type { DrawnQuestion } from '../../ports/play-record.ts';
import {
  createQuestionSharing,
  drawnFrom,
  keyOf,
  type QuestionReference,
  type SharedQuestion,
} from '../questions/question-reference.ts';

/** The questions that visitors' plays share. None is ever changed or deleted: there are as many as were ever edited. */
export function createQuestionRows(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO questions (key, text, image, alt, options, explanation) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (key) DO NOTHING`,
  );
  const select = database.prepare('SELECT * FROM questions WHERE key = ?');

  const share = createQuestionSharing();
  const found = new Map<string, SharedQuestion>();
  /** Keys that were seen to be stored: a play draws five questions that mostly are. */
  const stored = new Set<string>();

  function read(key: string): SharedQuestion {
    const row = select.get(key);
    if (!row) throw new Error(`question ${key} is not stored`);
    return {
      key,
      text: String(row.text),
      image: String(row.image),
      alt: String(row.alt),
      options: JSON.parse(String(row.options)) as string[],
      explanation: String(row.explanation),
    };
  }

  function find(key: string): SharedQuestion {
    const known = found.get(key);
    if (known) return known;
    const question = read(key);
    found.set(key, question);
    return question;
  }

  return {
    /** Stores what plays share of it, and says what a play has to remember. */
    keep(drawn: DrawnQuestion): QuestionReference {
      const { question, reference } = share(drawn);
      const { key, text, image, alt, options, explanation } = question;
      if (stored.has(key)) return reference;
      insert.run(key, text, image, alt, JSON.stringify(options), explanation);
      stored.add(key);
      return reference;
    },
    /** What was kept since the last commit has been undone. */
    forgetKept: (): void => stored.clear(),
    drawn: (reference: QuestionReference): DrawnQuestion => drawnFrom(reference, find(keyOf(reference))),
  };
}
