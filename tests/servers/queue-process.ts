/** A process that works on a queue: says which payout job it begins, and never ends the job `stuck`. SIGTERM stops it. */
import { createTestBullmqQueue } from '../support/test-bullmq-queue.ts';

const [url = '', prefix = '', lockMs = ''] = process.argv.slice(2);
const { queue, start } = createTestBullmqQueue({ url, prefix, lockMs: Number(lockMs) });
await start((id) => {
  console.log(`begun ${id}`);
  return id === 'stuck' ? new Promise(() => {}) : Promise.resolve();
});
process.once('SIGTERM', () => void queue.stop());
console.log('works');
