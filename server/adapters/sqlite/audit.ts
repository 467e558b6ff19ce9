import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { rankOf } from '../../../shared/rules/rank.ts';
import { auditChecks } from './audit-checks.ts';
import { migrations } from './migrations.ts';

export interface Difference {
  /** The name of the check. */
  readonly check: string;
  readonly found: string;
}

/** The store can't be audited as it is; the message says why. */
export class NotAuditable extends Error {
  override readonly name = 'NotAuditable';
}

function runChecks(database: DatabaseSync): readonly Difference[] {
  return auditChecks.flatMap(({ name, sql }) =>
    database
      .prepare(sql)
      .all()
      .map((row) => ({ check: name, found: String(row.found) })),
  );
}

/**
 * Everything in a data folder's database that must not be. Reads one moment of it, changes nothing and takes no lock, so
 * a server may be running. Throws `NotAuditable`.
 */
export function auditStore(dataDir: string): readonly Difference[] {
  const file = join(dataDir, 'sawaal.sqlite');
  if (!existsSync(file)) throw new NotAuditable(`there is no database in ${dataDir}`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const seen = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    if (seen !== migrations.length) {
      throw new NotAuditable(`the database has schema ${seen}, this release audits ${migrations.length}`);
    }
    database.function('rank_of', { deterministic: true }, (points) => rankOf(Number(points)));
    database.exec('BEGIN');
    return runChecks(database);
  } finally {
    database.close();
  }
}
