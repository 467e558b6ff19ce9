import { connect } from 'node:net';

const CONNECTIONS = 16;

/** Asks for paths in turn, on connections that stay, each answer awaited; resolves with how many came in that time. */
export async function requestFor(url: URL, paths: readonly string[], ms: number): Promise<number> {
  const endsAt = performance.now() + ms;
  let answered = 0;
  let asked = 0;

  function oneConnection(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname);
      /** Bytes of the answer's body that are still to come; null until its head is there. */
      let missing: number | null = null;
      let head = '';

      function ask() {
        if (performance.now() >= endsAt) {
          socket.destroy();
          return resolve();
        }
        const path = paths[asked % paths.length];
        asked += 1;
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: br\r\n\r\n`);
      }

      function take(bytes: number) {
        missing = (missing ?? 0) - bytes;
        if (missing > 0) return;
        missing = null;
        head = '';
        answered += 1;
        ask();
      }

      socket.setNoDelay(true);
      socket.on('error', reject);
      socket.on('data', (chunk: Buffer) => {
        if (missing !== null) return take(chunk.length);
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
          return reject(new Error(`an answer that can't be measured: ${head.slice(0, end)}`));
        }
        missing = Number(length);
        take(head.length - end - 4);
      });
      ask();
    });
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, oneConnection));
  return answered;
}
