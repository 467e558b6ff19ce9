import { connect } from 'node:net';
import type { Random } from '../../shared/kernel/random.ts';

const HOST = 'Host: localhost\r\n';
const json = (body: string) =>
  `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/** Requests that no browser writes: two lengths, half a header, names too long, paths encoded twice. */
export const rawRequests: readonly string[] = [
  `POST /api/sessions HTTP/1.1\r\n${HOST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nX`,
  `POST /api/sessions HTTP/1.1\r\n${HOST}Content-Length: 3\r\nContent-Length: 5\r\n\r\n{}{}x`,
  `POST /api/sessions HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `POST /api/sessions HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  `GET /api/health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`,
  `GET /api/health HTTP/1.1\r\n\r\n`,
  `GET /api/health HTTP/9.9\r\n${HOST}\r\n`,
  `GET /api/health\r\n\r\n`,
  `BREW /api/health HTTP/1.1\r\n${HOST}\r\n`,
  `GET http://elsewhere.example/api/health HTTP/1.1\r\n${HOST}\r\n`,
  `GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n${HOST}\r\n`,
  `GET /..%2f..%2fpackage.json HTTP/1.1\r\n${HOST}\r\n`,
  `GET /images/..%5c..%5cpackage.json HTTP/1.1\r\n${HOST}\r\n`,
  `GET /images/quiz/%00.webp HTTP/1.1\r\n${HOST}\r\n`,
  `GET /assets/%252e%252e/x HTTP/1.1\r\n${HOST}\r\n`,
  `GET /%c0%ae%c0%ae/ HTTP/1.1\r\n${HOST}\r\n`,
  `GET /%ff%fe HTTP/1.1\r\n${HOST}\r\n`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X-Long: ${'a'.repeat(40_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}${Array.from({ length: 3_000 }, (_, n) => `X-${n}: 1\r\n`).join('')}\r\n`,
  `GET /images/home-hero.webp HTTP/1.1\r\n${HOST}Range: bytes=9999999999-\r\n\r\n`,
  `GET /images/home-hero.webp HTTP/1.1\r\n${HOST}Range: bytes=0-0,1-1,2-2,-1\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}If-None-Match: ${'"x",'.repeat(500)}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}Accept-Encoding: ${'gzip;q=0,'.repeat(500)}\r\n\r\n`,
  `GET /api/me HTTP/1.1\r\n${HOST}Authorization: Bearer ${'\u0001'.repeat(10)}\r\n\r\n`,
  `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${HOST}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  `GET /socket.io/?EIO=3&transport=polling HTTP/1.1\r\n${HOST}\r\n`,
  `GET /socket.io/?EIO=4&transport=websocket&sid=nobody HTTP/1.1\r\n${HOST}\r\n`,
  `POST /api/support HTTP/1.1\r\n${HOST}${json(`{"name":"${'a'.repeat(40_000)}"}`)}`,
  `POST /api/support HTTP/1.1\r\n${HOST}${json('{"name":"\\ud800","__proto__":{"x":1}}')}`,
  `POST /api/support HTTP/1.1\r\n${HOST}Content-Type: application/json; charset=utf-16\r\nContent-Length: 2\r\n\r\n{}`,
  `POST /api/support HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nContent-Length: 999\r\n\r\n`,
  `POST /api/support HTTP/1.1\r\n${HOST}Content-Encoding: gzip\r\n${json('{}')}`,
  'GET /api/hea',
  `POST /api/support HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name"`,
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
  '\r\n\r\n\r\n',
];

/** Half of a request is a while without its other half, and then cut off. */
const WAITS_MS = 300;

/** Sends one of them; resolves with the status that was answered, or 0 for none. */
export function sendRaw(port: number, random: Random): Promise<number> {
  const request = rawRequests[Math.floor(random() * rawRequests.length)] ?? '';
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    const done = () => {
      clearTimeout(patience);
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0));
    };
    const patience = setTimeout(done, WAITS_MS);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (answer.includes('\r\n')) done();
    });
    socket.on('error', done);
    socket.on('close', done);
  });
}
