import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Feature } from '../../edges/feature.ts';

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

      const openApi = readFileSync(join(FOLDER, 'openapi.json'), 'utf8');
      const asyncApi = readFileSync(join(FOLDER, 'asyncapi.json'), 'utf8');
      app.get('/api/docs/openapi.json', (_request, reply) => reply.type(JSON_TYPE).compress(openApi));
      app.get('/api/docs/asyncapi.json', (_request, reply) => reply.type(JSON_TYPE).compress(asyncApi));
      // A browser asks for a page, everything else for what it can read.
      app.get('/api/docs', (request, reply) => {
        reply.header('vary', 'accept');
        if (request.headers.accept?.includes('text/html')) return reply.redirect('/api/docs/ui/');
        return reply.type(JSON_TYPE).compress(openApi);
      });
    },
  };
}
