import { DatabaseSync } from 'node:sqlite';
import { auditFile, type Difference } from './audit.ts';
import { type Figures, figuresOf } from './figures.ts';

/** What came of copying a store. */
export interface Copied {
  /** What each place holds, by its name. */
  readonly figures: Readonly<Record<string, Figures>>;
  /** What differs between the places, and what contradicts itself in the new one. */
  readonly differences: readonly Difference[];
}

export function figuresOfFile(file: string): Figures {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return figuresOf(database);
  } finally {
    database.close();
  }
}

export const describeFile = (file: string): Copied => ({
  figures: { file: figuresOfFile(file) },
  differences: auditFile(file),
});
