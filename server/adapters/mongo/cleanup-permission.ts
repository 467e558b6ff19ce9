import type { Collection } from 'mongodb';
import type { CleanupPermission } from '../../ports/cleanup-store.ts';
import type { AdminControlDocument } from './documents.ts';

/**
 * Brings the specified document `cleanup` in line with `control`, which servers of the release before read and write, and
 * which therefore is what holds.
 */
export async function followPermission(
  adminControl: Collection<AdminControlDocument>,
  { cleanupAllowed, version }: CleanupPermission,
): Promise<void> {
  const older = { _id: 'cleanup', version: { $lt: version } } as const;
  await adminControl.updateOne(older, { $set: { cleanupAllowed, version } });
}
