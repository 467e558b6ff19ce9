import type { DrawnQuestion } from '../../ports/play-record.ts';
import {
  drawnFrom,
  keyOf,
  type QuestionReference,
  type SharedQuestion,
  shareQuestion,
} from '../questions/question-reference.ts';
import type { Collections } from './collections.ts';

/** A play that a failing primary forgets is a visitor's loss; a question would be the loss of all who share it. */
const LASTING = { upsert: true, writeConcern: { w: 'majority' } } as const;

/** The questions that visitors' plays share. None is ever changed or deleted: there are as many as were ever edited. */
export function createSharedQuestions({ questions }: Pick<Collections, 'questions'>) {
  /** What is stored, for sure: looked up once by each process. */
  const stored = new Map<string, SharedQuestion>();

  async function store(shared: readonly SharedQuestion[]): Promise<void> {
    const missing = shared.filter(({ key }) => !stored.has(key));
    if (missing.length === 0) return;
    // One by one: of a bulk the driver doesn't say whether its fault may pass.
    await Promise.all(
      missing.map(({ key, ...said }) => questions.updateOne({ _id: key }, { $setOnInsert: said }, LASTING)),
    );
    for (const question of missing) stored.set(question.key, question);
  }

  function find(key: string): SharedQuestion {
    const question = stored.get(key);
    if (!question) throw new Error(`question ${key} is not stored`);
    return question;
  }

  return {
    /** Stores what plays share of them, and says what a play has to remember. */
    async keep(drawn: readonly DrawnQuestion[]): Promise<readonly QuestionReference[]> {
      const shared = drawn.map(shareQuestion);
      await store(shared.map(({ question }) => question));
      return shared.map(({ reference }) => reference);
    },
    /** Makes `drawn` able to answer for these. */
    async load(references: readonly QuestionReference[]): Promise<void> {
      const missing = [...new Set(references.map(keyOf))].filter((key) => !stored.has(key));
      if (missing.length === 0) return;
      for (const { _id: key, ...said } of await questions.find({ _id: { $in: missing } }).toArray()) {
        stored.set(key, { key, ...said });
      }
    },
    drawn: (reference: QuestionReference): DrawnQuestion => drawnFrom(reference, find(keyOf(reference))),
  };
}
