import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { foldReference } from '../../shared/rules/payment-reference.ts';
import { rankOf } from '../../shared/rules/rank.ts';
import { databaseFile, isDamage } from '../adapters/sqlite/database.ts';
import { migrations } from '../adapters/sqlite/migrations.ts';
import { StartRefused } from '../ports/start-refused.ts';
import { auditChecks } from './audit-checks.ts';

export interface Difference {
  /** The name of the check. */
  readonly check: string;
  readonly found: string;
}

/** The store can't be audited as it is; the message says why. */
export class NotAuditable extends StartRefused {
  override readonly name = 'NotAuditable';
}

/** Everything in an open database that must not be. Reads one moment of it. */
export function auditDatabase(database: DatabaseSync): readonly Difference[] {
  database.function('rank_of', { deterministic: true }, (points) => rankOf(Number(points)));
  database.function('fold_reference', { deterministic: true }, (text) =>
    text === null ? null : foldReference(String(text)),
  );
  database.exec('BEGIN');
  const differences = auditChecks.flatMap(({ name, sql }) =>
    database
      .prepare(sql)
      .all()
      .map((row) => ({ check: name, found: String(row.found) })),
  );
  database.exec('ROLLBACK');
  return differences;
}

/** The same of a database's file, which is only read. Throws `NotAuditable` when it is of another release or damaged. */
export function auditFile(file: string): readonly Difference[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const seen = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    if (seen !== migrations.length) {
      throw new NotAuditable(`the database has schema ${seen}, this release audits ${migrations.length}`);
    }
    return auditDatabase(database);
  } catch (fault) {
    throw isDamage(fault) ? new NotAuditable(`${file} is damaged`, { cause: fault }) : fault;
  } finally {
    database.close();
  }
}

/**
 * Everything in a data folder's database that must not be. Changes nothing and takes no lock, so a server may be running.
 * Throws `NotAuditable`.
 */
export function auditStore(dataDir: string): readonly Difference[] {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new NotAuditable(`there is no database in ${dataDir}`);
  return auditFile(file);
}
