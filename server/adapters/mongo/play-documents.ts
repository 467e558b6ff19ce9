import type { PlayRecord } from '../../ports/play-record.ts';
import type { Collections } from './collections.ts';
import type { PlayDocument } from './documents.ts';
import { sharedQuestionsFrom } from './migrations/shared-questions.ts';
import { createSharedQuestions } from './shared-questions.ts';

/** Makes documents of plays, and plays of documents. */
export function createPlayDocuments(collections: Collections, endsAt: (play: PlayRecord) => number) {
  const shared = createSharedQuestions(collections);
  let sharedFrom: number | undefined;

  /** Members' plays are kept for years and are few: one a quiz and day. They stand for themselves. */
  async function shares({ owner, startedAt }: PlayRecord): Promise<boolean> {
    if (owner.kind === 'member') return false;
    sharedFrom ??= await sharedQuestionsFrom(collections);
    return sharedFrom !== undefined && startedAt >= sharedFrom;
  }

  function toPlay({ _id: id, accountId, endsAt: _endsAt, ...play }: PlayDocument): PlayRecord {
    return {
      id,
      ...play,
      owner: accountId === null ? { kind: 'visitor' } : { kind: 'member', accountId },
      questions: play.questions.map((question) =>
        typeof question === 'string' ? shared.drawn(question) : question,
      ),
    };
  }

  return {
    async toDocument(play: PlayRecord): Promise<PlayDocument> {
      const { id: _id, owner, ...course } = play;
      const questions = (await shares(play)) ? await shared.keep(play.questions) : play.questions;
      const accountId = owner.kind === 'member' ? owner.accountId : null;
      return { _id, ...course, questions, accountId, endsAt: endsAt(play) };
    },
    async toPlays(documents: readonly PlayDocument[]): Promise<readonly PlayRecord[]> {
      await shared.load(
        documents.flatMap(({ questions }) => questions).filter((question) => typeof question === 'string'),
      );
      return documents.map(toPlay);
    },
  };
}
