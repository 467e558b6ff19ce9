/** A websocket that speaks in frames, as no honest client does; it hears what it is told. */
export interface RawConnection {
  send(frame: string): void;
  /** Every text that came, in order. */
  readonly frames: readonly string[];
  /** The first frame that begins so, those included that have come already; rejects once the connection is closed. */
  told(beginning: string): Promise<string>;
  readonly closed: Promise<void>;
  close(): void;
}

export const socketUrl = (url: string) => `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;

/** Opens one, in no namespace yet; `address` is where a trusted proxy says it comes from. */
export async function openRawConnection(url: string, address?: string): Promise<RawConnection> {
  const headers = address === undefined ? {} : { 'x-forwarded-for': address };
  const socket = new WebSocket(socketUrl(url), { headers } as never);
  const frames: string[] = [];
  const looks = new Set<() => void>();
  const closed = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()));
  socket.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') return;
    frames.push(data);
    for (const look of looks) look();
  });
  socket.addEventListener('error', () => {});
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('close', () => reject(new Error('the upgrade was refused')));
  });

  return {
    frames,
    closed,
    send: (frame) => socket.send(frame),
    close: () => socket.close(),
    told: (beginning) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = frames.find((frame) => frame.startsWith(beginning));
          if (found === undefined) return;
          looks.delete(look);
          resolve(found);
        };
        looks.add(look);
        void closed.then(() => reject(new Error(`closed before it told ${beginning}`)));
        look();
      }),
  };
}
