import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartRefused } from '../../ports/start-refused.ts';

const codeOf = (fault: unknown) => (fault as NodeJS.ErrnoException).code ?? String(fault);

/** A folder by folder of its own: `mkdir` with `recursive` never ends where the system refuses one, as in `/proc`. */
function make(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new StartRefused(`DATA_DIR: ${folder} is not a folder`);
  const parent = dirname(folder);
  if (parent !== folder) make(parent);
  try {
    mkdirSync(folder);
  } catch (cause) {
    // Another process that starts was faster.
    if (codeOf(cause) !== 'EEXIST') {
      throw new StartRefused(`DATA_DIR: ${folder} cannot be made: ${codeOf(cause)}`, { cause });
    }
  }
}

/** Makes the data folder where it isn't there. Throws `StartRefused` where it can't be. */
export function makeDataFolder(dataDir: string): void {
  try {
    make(resolve(dataDir));
  } catch (cause) {
    if (cause instanceof StartRefused) throw cause;
    throw new StartRefused(`DATA_DIR: ${dataDir} cannot be used: ${codeOf(cause)}`, { cause });
  }
}
