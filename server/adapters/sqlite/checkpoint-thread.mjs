// JavaScript: a thread has no cache of compiled TypeScript, and what takes its types away takes four times as long as the thread to load.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** The thread of `checkpoints.ts`: a connection of its own, which copies what it can and never waits for others. */
const database = new DatabaseSync(String(workerData));
const copy = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort?.on('message', () => {
  // A copy that fails throws, and ends this thread: the next one begins with a new connection.
  copy.get();
  parentPort?.postMessage('copied');
});
