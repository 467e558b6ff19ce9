import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asyncApi } from './asyncapi.ts';
import { openApi } from './openapi.ts';
import type { OtherPath } from './other-paths.ts';
import { eventsPage } from './page/events-page.ts';
import { httpPage } from './page/http-page.ts';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

interface Text {
  readonly type: string;
  readonly text: string;
}

export interface Documents {
  readonly page: Text;
  readonly openApi: Text;
  readonly others: Readonly<Record<OtherPath, Text>>;
}

/** What a client can rely on, of the contract itself: for programs, and as pages for people. */
export function writeDocuments(version: string): Documents {
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
