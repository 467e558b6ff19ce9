import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TempDir {
  readonly path: string;
  remove(): void;
}

export function createTempDir(): TempDir {
  const path = mkdtempSync(join(tmpdir(), 'sawaal-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
