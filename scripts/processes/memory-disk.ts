import { accessSync, constants, statfsSync } from 'node:fs';

const LINUX_MEMORY_DISK = '/dev/shm';
/** Containers often have 64 MiB there: too little for the databases of a test run and a browser. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

/**
 * A file system in memory with room for the data of tests, where the machine has one: stores that sync each commit then wait for no disk.
 * What outlives a killed process does so there too.
 */
export function findMemoryDisk(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(LINUX_MEMORY_DISK);
    accessSync(LINUX_MEMORY_DISK, constants.W_OK);
    return bavail * bsize >= ENOUGH_BYTES ? LINUX_MEMORY_DISK : undefined;
  } catch {
    return undefined;
  }
}
