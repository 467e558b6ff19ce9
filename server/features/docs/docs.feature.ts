import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Feature } from '../../edges/feature.ts';
import { asyncApi } from './asyncapi.ts';
import { openApi } from './openapi.ts';
import { eventsPage } from './page/events-page.ts';
import { httpPage } from './page/http-page.ts';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

interface Text {
  readonly type: string;
  readonly text: string;
}

interface Documents {
  readonly page: Text;
  readonly openApi: Text;
  readonly others: Readonly<Record<string, Text>>;
}

function write(version: string): Documents {
  const http = openApi(version);
  const events = asyncApi(version);
  const forPrograms = { type: JSON_TYPE, text: JSON.stringify(http) };
  return {
    page: { type: HTML, text: httpPage(http) },
    openApi: forPrograms,
    others: {
      '/api/docs/events': { type: HTML, text: eventsPage(events) },
      '/api/docs/style.css': {
        type: 'text/css; charset=utf-8',
        text: readFileSync(join(import.meta.dirname, 'page/style.css'), 'utf8'),
      },
      '/api/docs/openapi.json': forPrograms,
      '/api/docs/asyncapi.json': { type: JSON_TYPE, text: JSON.stringify(events) },
    },
  };
}

/** Written once a process and before it serves: it takes longer than a player's answer may wait. */
const written = new Map<string, Documents>();

/** What a client can rely on, of the contract itself: for programs, and as pages for people. */
export function createDocsFeature({ version }: { readonly version: string }): Feature {
  const documents = written.get(version) ?? write(version);
  written.set(version, documents);

  return {
    registerRoutes(app: FastifyInstance) {
      for (const [path, { type, text }] of Object.entries(documents.others)) {
        app.get(path, (_request, reply) => reply.type(type).compress(text));
      }
      // A browser asks for a page, everything else for what it can read.
      app.get('/api/docs', (request, reply) => {
        const isBrowser = request.headers.accept?.includes('text/html');
        const { type, text } = isBrowser ? documents.page : documents.openApi;
        return reply.header('vary', 'accept').type(type).compress(text);
      });
    },
  };
}
