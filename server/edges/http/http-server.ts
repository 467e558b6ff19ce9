import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { boundAddresses } from './address-connections.ts';
import { drainConnections } from './drain-connections.ts';
import { boundPipelining } from './pipelining.ts';
import { registerErrorHandler, sendProblem } from './problem.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { logSecurityEvents } from './security-log.ts';

/** Not by an import, as with `STATUS_CODES`. */
const { createServer } = process.getBuiltinModule('node:http');

/** Far above any form of this site. */
const MAX_BODY_BYTES = 32 * 1024;
const REQUEST_WITHIN_MS = 15_000;
/** A connection with a call on it, on which nothing moves for so long, is closed: mostly an answer that nobody reads. */
const STANDS_STILL_MS = 20_000;
/** A connection without a call on it is kept for the next one: longer than a proxy keeps it, which would meet a closed one else. */
const KEPT_MS = 72_000;
/** How often Node looks for requests that take longer; by itself, every 30 s. */
const LOOK_EVERY_MS = 1_000;
/** Socket.IO's own. */
const WEBSOCKETS_BEGIN_AT = '/socket.io/';

/**
 * Schemas are zod's. Given to Fastify when it is made, since it loads compilers of its own otherwise; its types know only
 * those of JSON schemas.
 */
const zodSchemas = {
  compilersFactory: { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler },
} as unknown as NonNullable<FastifyServerOptions['schemaController']>;

export interface HttpOptions {
  readonly logger: FastifyBaseLogger;
  /** Addresses of proxies whose word about the client's address is believed. */
  readonly trustProxy: string[] | undefined;
  /** A request, with its headers and its body, must have come within this. */
  readonly requestWithinMs?: number;
  /** A connection stands still for no longer while a call is on it. */
  readonly standsStillMs?: number;
}

/** Fastify with this site's limits, schemas by zod, and an id for every request. */
export function createHttpServer(options: HttpOptions): FastifyInstance {
  const {
    logger,
    trustProxy,
    requestWithinMs = REQUEST_WITHIN_MS,
    standsStillMs = STANDS_STILL_MS,
  } = options;
  const http = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    serverFactory: (answer) => {
      const bounded = boundPipelining(answer);
      const settings = {
        requestTimeout: requestWithinMs,
        headersTimeout: requestWithinMs,
        connectionsCheckingInterval: LOOK_EVERY_MS,
        keepAliveTimeout: KEPT_MS,
        // What Node answers itself isn't counted: that comes here as all calls do, and so does what is expected in vain.
        requireHostHeader: false,
        // What leads nowhere is an ordinary call: as an upgrade nobody would read its connection, and so see that it has ended.
        shouldUpgradeCallback: ({ url = '' }: IncomingMessage) => url.startsWith(WEBSOCKETS_BEGIN_AT),
      };
      return createServer(settings, bounded).on('checkExpectation', bounded).setTimeout(standsStillMs);
    },
    // Calls are finished; `drainConnections` sees to the rest.
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    schemaController: zodSchemas,
    ...(trustProxy && { trustProxy }),
  });
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      await sendProblem(reply, 'BAD_REQUEST');
      return;
    }
    // Somebody's points, requests or token: nobody's cache keeps any of it.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  boundAddresses(http.server, trustProxy);
  drainConnections(http);
  return http;
}

interface PrepareOptions {
  readonly publicOrigin: string | undefined;
  /** The scripts that stand in pages. */
  readonly scripts: readonly string[];
}

/** What all routes have in common: problems and headers. To be called before they are registered. */
export async function prepareHttp(
  http: FastifyInstance,
  { publicOrigin, scripts }: PrepareOptions,
): Promise<void> {
  registerErrorHandler(http);
  logSecurityEvents(http);
  await registerSecurityHeaders(http, publicOrigin?.startsWith('https:') ?? false, scripts);
}
