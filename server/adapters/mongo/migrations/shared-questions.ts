import type { Collections } from '../collections.ts';
import type { Migration } from './migration.ts';

const DAY_MS = 86_400_000;

/**
 * Marks when a release came that reads visitors' plays whose questions are kept once for all of them. Servers of the
 * release before read whole ones only: such are stored until their rollout, and their way back, is over.
 */
export const sharedQuestions: Migration = { name: 'shared-questions', run: async () => {} };

/** From when on no server of the release before is there; undefined where nothing is known of it. */
export async function sharedQuestionsFrom({
  migrations,
}: Pick<Collections, 'migrations'>): Promise<number | undefined> {
  const record = await migrations.findOne({ name: sharedQuestions.name });
  if (!record) return undefined;
  return record.ofNewDatabase ? Number.NEGATIVE_INFINITY : record.ranOn.getTime() + DAY_MS;
}
