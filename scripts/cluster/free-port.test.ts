import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort } from './free-port.ts';

test('a port that somebody listens on is not given out', async () => {
  const [taken, free] = [await findFreePort(() => 0.25), await findFreePort(() => 0.75)];
  const other = createServer().listen(taken, '127.0.0.1');
  await once(other, 'listening');
  const draws = [0.25, 0.75];
  expect(await findFreePort(() => draws.shift() ?? 0)).toBe(free);
  other.close();
});
