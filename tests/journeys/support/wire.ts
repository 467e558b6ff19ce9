import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The network between a browser and the site, which can be cut and stopped. */
export interface Wire {
  readonly url: string;
  /** Breaks every connection and lets none through until `mend`. */
  cut(): void;
  mend(): void;
  /** Lets nothing arrive any more, though every connection stays: the page keeps what it shows. */
  stall(): void;
  close(): void;
}

/** Lays a wire to the site at `target`. */
export async function layWire(target: string): Promise<Wire> {
  const { hostname, port } = new URL(target);
  const ends = new Set<Socket>();
  let isCut = false;

  function keep(socket: Socket, other: Socket): void {
    ends.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      ends.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  }
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    keep(near, far);
    keep(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = (): void => {
    for (const end of ends) end.destroy();
  };

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    stall() {
      for (const end of ends) end.unpipe().pause();
    },
    close() {
      server.close();
      breakAll();
    },
  };
}
