import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeQueueContract } from '../../../tests/contracts/queue-contract.ts';
import { testRedisUrl } from '../../../tests/servers/test-services.ts';
import { createBullmqTime } from '../../../tests/support/bullmq-time.ts';
import { createTestBullmqQueue } from '../../../tests/support/test-bullmq-queue.ts';

async function open() {
  const place = { url: testRedisUrl(), prefix: `test-${randomUUID()}` };
  const { queue, ...told } = createTestBullmqQueue(place);
  const time = createBullmqTime({ ...place, failed: told.failed });
  const followed = time.follow(queue);
  return {
    ...told,
    queue: followed,
    now: () => Date.now(),
    pass: time.pass,
    async dispose() {
      await followed.stop();
      time.close();
      expect([...told.errors, ...told.outages]).toEqual([]);
    },
  };
}

describeQueueContract('BullMQ', open);

it.each(['12', 'a:b', ''])('refuses %j, which can’t be the id of a job', async (id) => {
  const { queue, dispose } = await open();
  await expect(queue.add('payout', id, { withdrawalId: id })).rejects.toThrow(`«${id}»`);
  await dispose();
});

it('a daily job that is due just now survives that the schedule is told again', async () => {
  const { queue, pass, dispose } = await open();
  const ids: string[] = [];
  queue.handle('payout', async () => {});
  queue.handle('cleanup', async ({ jobId }) => void ids.push(jobId));
  queue.everyDay('cleanup', 4, (jobId) => ({ jobId }));
  await queue.maintain();
  const due = Date.UTC(2026, 0, 15, 23);
  await pass(due - Date.now());
  await queue.maintain();
  await queue.start();
  await pass(0);
  expect(ids).toEqual([`daily-${due}`]);
  await dispose();
});
