import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface NewerVersion {
  readonly url: string;
  /** From now on the site's service worker is a newer one. */
  release(): void;
  close(): Promise<void>;
}

/** Stands in front of a site and can give out another version of its service worker, as a release does. */
export async function startNewerVersion(siteUrl: string): Promise<NewerVersion> {
  const { hostname, port } = new URL(siteUrl);
  let isReleased = false;
  const server = createServer((asked, answer) => {
    // Whole each time: nothing that the browser has is the newer one.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...kept } = asked.headers;
    const headers = { ...kept, 'accept-encoding': 'identity' };
    const onward = request({ hostname, port, path: asked.url, method: asked.method, headers }, (reply) => {
      if (!isReleased || asked.url !== '/sw.js') {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
        return;
      }
      const { 'content-length': _length, etag: _etag, ...others } = reply.headers;
      answer.writeHead(200, others);
      reply.pipe(answer, { end: false });
      reply.once('end', () => answer.end('\n// A newer version.'));
    });
    onward.once('error', () => answer.destroy());
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release() {
      isReleased = true;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
