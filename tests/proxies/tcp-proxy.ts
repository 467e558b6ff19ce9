import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a service that a test can break. */
export interface TcpProxy {
  readonly port: number;
  /** Resets every connection; new ones are taken. */
  cut(): void;
  /** Resets every connection and each new one, as if the service were gone. */
  refuse(): void;
  /** Holds back all that comes, both ways, as if the service had frozen. */
  stall(): void;
  /** Forwards again, first what was held back. */
  heal(): void;
  close(): Promise<void>;
}

/** Who looks at what is forwarded, one instance for each connection. */
export interface Inspector {
  /** Parts what comes from the client into what is forwarded as a whole. */
  requests(client: Socket): AsyncIterable<Buffer>;
  answers(service: Socket): AsyncIterable<Buffer>;
  /** Whether it is forwarded; else the connection is reset. */
  passesRequest(request: Buffer): Promise<boolean>;
  passesAnswer(answer: Buffer): Promise<boolean>;
}

const forwardEverything: Inspector = {
  requests: (client) => client,
  answers: (service) => service,
  passesRequest: async () => true,
  passesAnswer: async () => true,
};

export interface TcpProxyOptions {
  /** The service's, on this machine. */
  readonly port: number;
  readonly inspect?: () => Inspector;
}

/** Listens on a port of its own in front of a service. */
export async function startTcpProxy({
  port,
  inspect = () => forwardEverything,
}: TcpProxyOptions): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isRefusing = false;
  let gate = Promise.resolve();
  let open = (): void => {};

  async function forward(
    from: AsyncIterable<Buffer>,
    to: Socket,
    passes: (part: Buffer) => Promise<boolean>,
  ): Promise<void> {
    try {
      for await (const part of from) {
        await gate;
        if (!(await passes(part))) break;
        to.write(part);
      }
    } catch {
      // The other end is gone: so is this connection.
    }
    to.resetAndDestroy();
  }

  const server = createServer((client) => {
    if (isRefusing) {
      client.resetAndDestroy();
      return;
    }
    const service = connect({ port, host: '127.0.0.1', noDelay: true });
    client.setNoDelay();
    const inspector = inspect();
    for (const [socket, other] of [
      [client, service],
      [service, client],
    ] as const) {
      sockets.add(socket);
      // A reset is no news here: both ends close, and each is told.
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    void forward(inspector.requests(client), service, inspector.passesRequest);
    void forward(inspector.answers(service), client, inspector.passesAnswer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cut = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const heal = (): void => {
    isRefusing = false;
    open();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    refuse() {
      isRefusing = true;
      cut();
    },
    stall() {
      ({ promise: gate, resolve: open } = Promise.withResolvers<void>());
    },
    heal,
    async close() {
      const closed = once(server, 'close');
      server.close();
      heal();
      cut();
      await closed;
    },
  };
}
