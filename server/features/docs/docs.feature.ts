import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Feature } from '../../edges/feature.ts';
import { constantText } from '../../edges/http/encodings.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/api');
const JSON_TYPE = 'application/json; charset=utf-8';

/** The documents of the contract as `scripts/api-docs` wrote them, and a page that shows the HTTP part. */
export function createDocsFeature(): Feature {
  return {
    registerRoutes(app: FastifyInstance) {
      app.register(swagger, {
        mode: 'static',
        specification: { path: join(FOLDER, 'openapi.json'), baseDir: FOLDER },
      });
      app.register(swaggerUi, {
        routePrefix: '/api/docs/ui',
        // Swagger UI makes its page by means that the site's own policy forbids.
        staticCSP:
          "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'; base-uri 'none'",
        uiConfig: { layout: 'BaseLayout', deepLinking: true, supportedSubmitMethods: [] },
      });

      const documentOf = (name: string) => constantText(JSON_TYPE, readFileSync(join(FOLDER, name), 'utf8'));
      const openApi = documentOf('openapi.json');
      const asyncApi = documentOf('asyncapi.json');
      app.get('/api/docs/openapi.json', openApi);
      app.get('/api/docs/asyncapi.json', asyncApi);
      // A browser asks for a page, everything else for what it can read.
      app.get('/api/docs', (request, reply) => {
        if (!request.headers.accept?.includes('text/html'))
          return openApi(request, reply.header('vary', 'accept'));
        return reply.header('vary', 'accept').redirect('/api/docs/ui/');
      });
    },
  };
}
