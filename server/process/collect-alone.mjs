import { availableParallelism } from 'node:os';

/** V8 takes them when a process begins, and not from `NODE_OPTIONS`. */
const ALONE = '--single-threaded-gc';
/** Three times what is alive, within the heap's limit: an old collection stops everybody, and the fewer come, the fewer wait. */
const SELDOM = '--heap-growing-percent=200';
/** Nor while the code is loaded, nearly all of which stays: an old collection was one of 16 parts of a start. */
const NOT_BEFORE = '--initial-old-space-size=128';
const FLAGS = [ALONE, '--no-parallel-scavenge', SELDOM, NOT_BEFORE];
/**
 * No lists of small pieces that glibc joins later, all at once: after an old collection has freed the buffers of what was received,
 * that took as long as the collection.
 */
const JOIN_AT_ONCE = 'glibc.malloc.mxfast=0';

/**
 * Begins this process anew, as the same one, where it has a single core: with a collector that needs no other threads. V8's
 * would have to share the core with the thread that serves: while four of them mark, an answer waits a tenth of a second.
 */
export function collectAloneOnOneCore() {
  const { execPath, execArgv, argv, env, platform, connected } = process;
  if (availableParallelism() > 1 || execArgv.includes(ALONE) || platform === 'win32' || connected) return;
  const tunables = [JOIN_AT_ONCE, env.GLIBC_TUNABLES].filter(Boolean).join(':');
  const environment = { ...env, GLIBC_TUNABLES: tunables };
  process.execve?.(execPath, [execPath, ...FLAGS, ...execArgv, ...argv.slice(1)], environment);
}
