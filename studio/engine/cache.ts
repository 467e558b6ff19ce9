import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../.cache/images');

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** Where a file of this name is cached; it may not exist yet. */
export function cachePath(name: string): string {
  mkdirSync(folder, { recursive: true });
  return path.join(folder, name);
}

/** Several processes fill the cache at once, so a file appears whole (rename) or not at all. */
export function writeCached(name: string, data: Uint8Array): void {
  const partial = cachePath(`${name}.${process.pid}`);
  writeFileSync(partial, data);
  renameSync(partial, cachePath(name));
}
