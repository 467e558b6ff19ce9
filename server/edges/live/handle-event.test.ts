import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { noMetrics } from '../../ports/metrics.ts';
import { createFloodGuard } from './flood-guard.ts';
import { handleEvent } from './handle-event.ts';
import type { PlayerSocket } from './socket-types.ts';

it('an acknowledgement that can’t be sent is logged, and the process goes on', async () => {
  const logged = Promise.withResolvers<string>();
  const log = pino({ level: 'error' }, { write: (line) => logged.resolve(line) });
  const socket = Object.assign(new EventEmitter(), { data: { admission: Promise.resolve() } });
  const bind = handleEvent(
    'play:resume',
    {
      floodGuard: createFloodGuard(),
      clock: { now: () => 0, at: () => () => {} },
      metrics: noMetrics,
      log,
    },
    async () => ({ ok: true }),
  );
  bind(socket as unknown as PlayerSocket);
  socket.emit('play:resume', { playId: '0199c0de-0000-7000-8000-000000000001' }, () => {
    throw new Error('the connection is gone');
  });
  expect(JSON.parse(await logged.promise)).toMatchObject({
    event: 'play:resume',
    err: { message: 'the connection is gone' },
  });
});
