import { expect, it, vi } from 'vitest';
import { openRawConnection } from '../../../tests/clients/raw-connection.ts';
import { codeOf } from '../../../tests/clients/test-player.ts';
import { startTestServer } from '../../../tests/servers/test-server.ts';

it('a connection that leaves the players’ namespace and joins it again is a player’s [FAULT-16]', async ({
  onTestFinished,
}) => {
  const server = await startTestServer();
  onTestFinished(server.stop);
  const raw = await openRawConnection(server.url);
  onTestFinished(raw.close);
  const joined = () => raw.frames.filter((frame) => frame.startsWith('40{')).length;
  raw.send('40');
  await vi.waitFor(() => expect(joined()).toBe(1));
  raw.send('41');
  await vi.waitFor(() => expect(server.io.sockets.sockets.size).toBe(0));
  raw.send('40');
  await vi.waitFor(() => expect(joined()).toBe(2));
  expect(codeOf(await (await server.connect()).start())).toBe('OK');
});
