import { once } from 'node:events';
import { createServer, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream';
import { createProxyServer, proxyUpgrade } from 'httpxy';
import { StartRefused } from '../../server/ports/start-refused.ts';

export interface Proxy {
  readonly port: number;
  /** Takes no new connection; what is open may go on until `drained`. */
  stop(drained: Promise<unknown>): Promise<void>;
}

export interface ProxyOptions {
  /** 0 for any. */
  readonly port: number;
  readonly host?: string;
  /** The addresses of the servers that live, asked for each request. */
  readonly upstreams: () => readonly string[];
}

/** What stands in front of a deployed site: requests and websockets go round the servers. Throws `StartRefused` when the port is taken. */
export async function startProxy({ port, host = '127.0.0.1', upstreams }: ProxyOptions): Promise<Proxy> {
  // A kept connection to a server that was killed would fail the next request.
  const proxy = createProxyServer({ xfwd: true, agent: false });
  let turn = 0;
  const nextUpstream = (): string | undefined => {
    const living = upstreams();
    return living[turn++ % living.length];
  };

  function refuse(response: ServerResponse): void {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  }
  proxy.on('error', (_fault, _request, response) => {
    if (response instanceof ServerResponse) refuse(response);
  });

  const server = createServer((request, response) => {
    const target = nextUpstream();
    if (target === undefined) refuse(response);
    else void proxy.web(request, response, { target });
  });
  server.on('upgrade', async (request, socket: Socket, head) => {
    const target = nextUpstream();
    if (target === undefined) {
      socket.destroy();
      return;
    }
    // What a server refused has reached the browser by itself.
    const upstream = await proxyUpgrade(target, request, socket, head).catch(() => undefined);
    // A server must hear of a socket that is destroyed on this side, too.
    finished(socket, () => upstream?.destroy());
  });
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new StartRefused(`nothing can listen on port ${port}: ${(cause as Error).message}`, { cause });
  }
  return {
    port: (server.address() as { port: number }).port,
    async stop(drained) {
      const closed = once(server, 'close');
      server.close();
      await drained;
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
