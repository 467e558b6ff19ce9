import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';

/** Preparing one takes longer than most tests: who comes next in this worker takes over what another has left. */
const left: string[] = [];

/** The name of a database that no test has, for whoever prepares it: most of it may be there. */
export const takeDatabaseName = (): string => left.pop() ?? `sawaal-${randomUUID()}`;

/** Empties a prepared database and leaves it to the next test. Nothing may be at work on it any more. */
export async function leaveDatabase(db: Db): Promise<void> {
  // Only here: embedded suites don't load the driver.
  const { COLLECTIONS } = await import('../../server/adapters/mongo/documents.ts');
  const { migrations: history, ...contents } = COLLECTIONS;
  // One after the other: at once, each would open a connection of its own.
  for (const name of Object.values(contents)) await db.collection(name).deleteMany({});
  left.push(db.databaseName);
}
