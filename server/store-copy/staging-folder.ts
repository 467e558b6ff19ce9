import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CopyRefused } from './copy-refused.ts';

function createFolder(parent: string): string {
  try {
    return mkdtempSync(join(parent, 'copying-'));
  } catch (cause) {
    throw new CopyRefused(`nothing can be written to ${parent}`, { cause });
  }
}

/**
 * Lets `work` make something in a folder of its own, so that what is interrupted never looks like what is whole. Throws
 * `CopyRefused`.
 */
export async function inStagingFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = createFolder(parent);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
