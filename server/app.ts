import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { findQuiz } from '../shared/catalogue/catalogue.ts';
import type { SiteView } from '../shared/contract/views.ts';
import { registerAccountRoutes } from './accounts/account.routes.ts';
import { createSessions } from './accounts/session.service.ts';
import { createSignUp } from './accounts/sign-up.service.ts';
import { hashToken } from './accounts/token-hash.ts';
import { registerCatalogueRoutes } from './catalogue/catalogue.routes.ts';
import type { Config } from './config.ts';
import type { Container } from './container.ts';
import { registerApiDocs } from './http/api-docs.ts';
import { createMemberGuard } from './http/member-guard.ts';
import { registerErrorHandler } from './http/problem.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { createFloodGuard } from './live/flood-guard.ts';
import { createMemberSockets, type MemberSockets } from './live/member-sockets.ts';
import { everybody } from './live/rooms.ts';
import { measureRoundTrips } from './live/round-trips.ts';
import { createSocketServer } from './live/socket-server.ts';
import type { PlayerServer, PlayerSocket } from './live/socket-types.ts';
import { createPlayFeature, type PlayFeature } from './play/play.feature.ts';
import { registerProfileRoutes } from './profile/profile.routes.ts';
import { registerSiteRoutes } from './site/site.routes.ts';

/** Far above any form of this site. */
const MAX_BODY_BYTES = 32 * 1024;
const SLOW_REQUEST_MS = 15_000;

export interface App {
  readonly http: FastifyInstance;
  readonly io: PlayerServer;
  readonly play: PlayFeature;
  readonly memberSockets: MemberSockets;
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

function presentSite(config: Config): SiteView {
  return {
    pointsPerCorrect: config.POINTS_PER_CORRECT,
    freeAccounts: config.FREE_ACCOUNTS,
    timeZone: config.SITE_TIME_ZONE,
    contact: { email: config.CONTACT_EMAIL, phone: config.CONTACT_PHONE },
    social: config.SOCIAL_LINKS,
  };
}

/** Admission, round trips, the clock: what every connection has. */
function welcome(socket: PlayerSocket, { clock }: Container, memberSockets: MemberSockets): void {
  const { sessionToken } = socket.handshake.auth;
  const isMembers = typeof sessionToken === 'string' && sessionToken !== '';
  socket.data.playIds = new Set();
  socket.data.admission = isMembers ? memberSockets.admit(socket, sessionToken) : Promise.resolve();
  // Without the store nobody can be admitted: the connection is closed, and the client tries again.
  socket.data.admission.catch(() => socket.conn.close());
  socket.data.roundTrips = measureRoundTrips(socket);
  void socket.join(everybody);
  socket.on('clock', (acknowledge) => {
    if (typeof acknowledge === 'function') acknowledge({ ok: true, now: clock.now() });
  });
}

/** Fastify and Socket.IO put together from a container; nothing listens yet. */
export async function createApp(container: Container, options: AppOptions): Promise<App> {
  const { config, logger, version } = options;
  const { store, clock } = container;
  const http = createHttp(options);
  const io = createSocketServer(http.server, { isAllowedOrigin: originRule(config.PUBLIC_ORIGIN) });
  const live = container.createLive(io);
  const memberSockets = createMemberSockets({
    clock,
    hashToken,
    findSession: store.session,
    sessionsOf: store.sessionsOf,
    log: logger,
  });
  const sessions = createSessions({ ...container, sockets: memberSockets });
  const requireMember = createMemberGuard(http, sessions.authenticate);
  const play = createPlayFeature({
    ...container,
    live,
    timeZone: config.SITE_TIME_ZONE,
    pointsPerCorrect: config.POINTS_PER_CORRECT,
    isQuiz: (categoryId, quizId) => findQuiz(categoryId, quizId) !== undefined,
    floodGuard: createFloodGuard(),
    log: logger,
  });

  registerErrorHandler(http);
  await registerSecurityHeaders(http, config.PUBLIC_ORIGIN?.startsWith('https:') ?? false);
  await registerApiDocs(http, version);
  registerCatalogueRoutes(http, container.questions);
  registerSiteRoutes(http, { store, mode: container.mode, version, site: presentSite(config) });
  registerAccountRoutes(http, {
    store,
    sessions,
    requireMember,
    signUp: createSignUp({ ...container, live }),
  });
  registerProfileRoutes(http, { ...play, store, requireMember, prolong: sessions.prolong });
  await registerStaticFiles(http);

  io.on('connection', (socket) => {
    welcome(socket, container, memberSockets);
    play.bind(socket);
  });
  http.addHook('preClose', async () => {
    play.stop();
    io.emit('server:stopping');
    await io.close();
  });
  return { http, io, play, memberSockets };
}
