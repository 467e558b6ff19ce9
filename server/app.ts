import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { findQuiz } from '../shared/catalogue/catalogue.ts';
import { registerCatalogueRoutes } from './catalogue/catalogue.routes.ts';
import type { Config } from './config.ts';
import type { Container } from './container.ts';
import { registerApiDocs } from './http/api-docs.ts';
import { registerErrorHandler } from './http/problem.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { createFloodGuard } from './live/flood-guard.ts';
import { measureRoundTrips } from './live/round-trips.ts';
import { createSocketServer } from './live/socket-server.ts';
import type { PlayerServer } from './live/socket-types.ts';
import { createPlayFeature, type PlayFeature } from './play/play.feature.ts';
import { registerSiteRoutes } from './site/site.routes.ts';

/** Far above any form of this site. */
const MAX_BODY_BYTES = 32 * 1024;
const SLOW_REQUEST_MS = 15_000;

export interface App {
  readonly http: FastifyInstance;
  readonly io: PlayerServer;
  readonly play: PlayFeature;
}

export interface AppOptions {
  readonly config: Config;
  readonly logger: FastifyBaseLogger;
  readonly version: string;
}

function createHttp({ logger, config }: AppOptions): FastifyInstance {
  const http = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: SLOW_REQUEST_MS,
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
    ...(config.TRUST_PROXY && { trustProxy: config.TRUST_PROXY }),
  });
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  return http;
}

function originRule(publicOrigin: string | undefined) {
  if (publicOrigin !== undefined) {
    const allowed = new URL(publicOrigin).origin;
    return (origin: string) => origin === allowed;
  }
  return (origin: string, host: string) => URL.canParse(origin) && new URL(origin).host === host;
}

/** Fastify and Socket.IO put together from a container; nothing listens yet. */
export async function createApp(container: Container, options: AppOptions): Promise<App> {
  const { config, logger, version } = options;
  const http = createHttp(options);
  registerErrorHandler(http);
  await registerSecurityHeaders(http, config.PUBLIC_ORIGIN?.startsWith('https:') ?? false);
  await registerApiDocs(http, version);
  registerCatalogueRoutes(http, container.questions);
  registerSiteRoutes(http, {
    store: container.store,
    mode: container.mode,
    version,
    site: {
      pointsPerCorrect: config.POINTS_PER_CORRECT,
      freeAccounts: config.FREE_ACCOUNTS,
      timeZone: config.SITE_TIME_ZONE,
      contact: { email: config.CONTACT_EMAIL, phone: config.CONTACT_PHONE },
      social: config.SOCIAL_LINKS,
    },
  });
  await registerStaticFiles(http);

  const io = createSocketServer(http.server, { isAllowedOrigin: originRule(config.PUBLIC_ORIGIN) });
  const play = createPlayFeature({
    ...container,
    live: container.createLive(io),
    timeZone: config.SITE_TIME_ZONE,
    isQuiz: (categoryId, quizId) => findQuiz(categoryId, quizId) !== undefined,
    floodGuard: createFloodGuard(),
    log: logger,
  });
  io.on('connection', (socket) => {
    socket.data.playIds = new Set();
    socket.data.roundTrips = measureRoundTrips(socket);
    socket.on('clock', (acknowledge) => acknowledge?.({ ok: true, now: container.clock.now() }));
    play.bind(socket);
  });

  http.addHook('preClose', async () => {
    play.stop();
    io.emit('server:stopping');
    await io.close();
  });
  return { http, io, play };
}
