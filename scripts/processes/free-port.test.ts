import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort } from './free-port.ts';

test('a port that somebody listens on is not given out, nor one twice', async () => {
  const draw = () => 0.25;
  const first = await findFreePort(draw);
  const second = await findFreePort(draw);
  expect(second).toBeGreaterThan(first);
  const other = createServer().listen(second + 1, '127.0.0.1');
  await once(other, 'listening');
  expect(await findFreePort(draw)).toBeGreaterThan(second + 1);
  other.close();
});
