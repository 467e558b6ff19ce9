import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface SlowNetwork {
  /** What a round trip takes, and so what a new connection waits before it carries anything. */
  readonly roundTripMs: number;
  /** What all connections together carry towards the browser. */
  readonly bytesPerSecond: number;
}

export interface SlowProxy {
  readonly port: number;
  close(): Promise<void>;
}

/** As much as a packet carries. */
const PACKET_BYTES = 1_460;

/** One wire for all: whoever sends waits until what was there before is through. */
function createWire(bytesPerSecond: number): (bytes: number) => Promise<void> {
  let freeAt = 0;
  return async (bytes) => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (bytes / bytesPerSecond) * 1_000;
    await wait(freeAt - now);
  };
}

/** Stands in front of a service on this machine as a bad mobile network does. */
export async function startSlowProxy(target: number, network: SlowNetwork): Promise<SlowProxy> {
  const sockets = new Set<Socket>();
  const oneWayMs = network.roundTripMs / 2;
  const wire = createWire(network.bytesPerSecond);

  /** What comes later stays behind what came first, though each part waits by itself. */
  function carry(from: Socket, to: Socket, pass: (bytes: number) => Promise<void>): void {
    let before = Promise.resolve();
    from.on('data', (data: Buffer) => {
      for (let at = 0; at < data.length; at += PACKET_BYTES) {
        const packet = data.subarray(at, at + PACKET_BYTES);
        const arrival = wait(oneWayMs);
        before = before
          .then(() => arrival)
          .then(() => pass(packet.length))
          .then(() => void to.write(packet));
      }
    });
    from.once('end', () => void before.then(() => to.end()));
  }

  const server = createServer((client) => {
    const service = connect({ port: target, host: '127.0.0.1', noDelay: true });
    client.setNoDelay();
    for (const [socket, other] of [
      [client, service],
      [service, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    // The shaking of hands: what the browser sends at once arrives a round trip later than it would.
    const shaken = wait(network.roundTripMs);
    carry(client, service, () => shaken);
    carry(service, client, wire);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
