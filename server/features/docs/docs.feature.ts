import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import type { Feature } from '../../edges/feature.ts';
import { OTHER_PATHS } from './other-paths.ts';
import type { Documents } from './write-documents.ts';

/** Rejects where the thread ends over it. */
async function writeInThread(version: string): Promise<Documents> {
  const thread = new Worker(new URL('docs-thread.ts', import.meta.url), { workerData: version });
  const [documents] = await once(thread, 'message');
  return documents;
}

/** Written once a process. */
const written = new Map<string, Promise<Documents>>();

/** In a thread, once somebody asks: it takes longer than a player's answer or a start may wait. */
function documentsOf(version: string): Promise<Documents> {
  const known = written.get(version);
  if (known !== undefined) return known;
  const writing = writeInThread(version);
  written.set(version, writing);
  writing.catch(() => written.delete(version));
  return writing;
}

/** What a client can rely on: see `write-documents.ts`. */
export function createDocsFeature({ version }: { readonly version: string }): Feature {
  return {
    registerRoutes(app: FastifyInstance) {
      for (const path of OTHER_PATHS) {
        app.get(path, async (_request, reply) => {
          const { others } = await documentsOf(version);
          return reply.type(others[path].type).compress(others[path].text);
        });
      }
      // A browser asks for a page, everything else for what it can read.
      app.get('/api/docs', async (request, reply) => {
        const { page, openApi } = await documentsOf(version);
        const isBrowser = request.headers.accept?.includes('text/html');
        const { type, text } = isBrowser ? page : openApi;
        return reply.header('vary', 'accept').type(type).compress(text);
      });
    },
  };
}
