import compress from '@fastify/compress';
import { findQuiz } from '../shared/catalogue/catalogue.ts';
import type { SiteView } from '../shared/contract/views.ts';
import { registerAccountRoutes } from './accounts/account.routes.ts';
import { createSessions } from './accounts/session.service.ts';
import { createSignUp } from './accounts/sign-up.service.ts';
import { registerAdminRoutes } from './admin/admin.routes.ts';
import { type Admins, createAdmins } from './admin/admin.service.ts';
import { createAdminSockets } from './admin/admin.sockets.ts';
import { createQueueOverview } from './admin/queue-overview.ts';
import { registerCatalogueRoutes } from './catalogue/catalogue.routes.ts';
import { registerCleanupRoutes } from './cleanup/cleanup.routes.ts';
import type { Config } from './config.ts';
import type { Container } from './container/container.ts';
import { createAdminGuard } from './http/admin-guard.ts';
import { registerApiDocs } from './http/api-docs.ts';
import { createHttpServer, type HttpOptions } from './http/http-server.ts';
import { createMemberGuard } from './http/member-guard.ts';
import { registerErrorHandler } from './http/problem.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { hashToken } from './http/token-hash.ts';
import { bindJobs, createJobQueue } from './jobs.ts';
import { createFloodGuard } from './live/flood-guard.ts';
import { createMemberSockets, type MemberSockets } from './live/member-sockets.ts';
import { sessionsEverywhere } from './live/sessions-everywhere.ts';
import { adminNamespaceOf, createSocketServer, originRule } from './live/socket-server.ts';
import type { PlayerServer } from './live/socket-types.ts';
import { welcome } from './live/welcome.ts';
import { answerTimesOf } from './play/answer-times.ts';
import { createPlayFeature, type PlayFeature } from './play/play.feature.ts';
import type { Queue } from './ports/queue.ts';
import { registerProfileRoutes } from './profile/profile.routes.ts';
import { registerSiteRoutes } from './site/site.routes.ts';
import { siteGauges } from './site-gauges.ts';
import { registerSupportRoutes } from './support/support.routes.ts';
import type { Sweep } from './sweeps.ts';
import { createWithdrawalFeature } from './withdrawals/withdrawal.feature.ts';

export interface App {
  readonly http: ReturnType<typeof createHttpServer>;
  readonly io: PlayerServer;
  readonly play: PlayFeature;
  readonly memberSockets: MemberSockets;
  readonly admins: Admins;
  readonly queue: Queue;
  readonly sweeps: readonly Sweep[];
}

export interface AppOptions extends Pick<HttpOptions, 'logger'> {
  readonly config: Config;
  readonly version: string;
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

/** Fastify and Socket.IO put together from a container; nothing listens and no job runs yet. */
export async function createApp(container: Container, options: AppOptions): Promise<App> {
  const { config, logger: log, version } = options;
  const { store, clock, ids, metrics } = container;
  const http = createHttpServer({ logger: log, trustProxy: config.TRUST_PROXY });
  const io = createSocketServer(http.server, { isAllowedOrigin: originRule(config.PUBLIC_ORIGIN) });
  const live = await container.createLive(io);
  const peers = container.createPeers(io);
  const queue = createJobQueue(container, log);

  const memberSockets = createMemberSockets({
    clock,
    hashToken,
    findSession: store.session,
    sessionsOf: store.sessionsOf,
    log,
  });
  const sockets = sessionsEverywhere(memberSockets, peers);
  const sessions = createSessions({ ...container, sockets });
  const admins = createAdmins({
    ...container,
    onSessionEnded(tokenHash) {
      adminSockets.end(tokenHash);
      peers.tell('admin-session:ended', { tokenHash });
    },
  });
  const adminSockets = createAdminSockets({
    namespace: adminNamespaceOf(io),
    clock,
    authenticate: admins.authenticate,
    findSession: store.adminSession,
    log,
  });
  peers.on('admin-session:ended', ({ tokenHash }) => adminSockets.end(tokenHash));
  const play = createPlayFeature({
    ...container,
    live,
    peers,
    timeZone: config.SITE_TIME_ZONE,
    pointsPerCorrect: config.POINTS_PER_CORRECT,
    isQuiz: (categoryId, quizId) => findQuiz(categoryId, quizId) !== undefined,
    floodGuard: createFloodGuard(),
    log,
  });
  const withdrawals = createWithdrawalFeature({
    ...container,
    live,
    queue,
    answersOf: answerTimesOf,
    log,
  });
  metrics.watch({
    ...siteGauges({ store, clock, queue }),
    sockets: () => ({ players: io.sockets.sockets.size, dashboards: adminNamespaceOf(io).sockets.size }),
  });
  const queues = createQueueOverview({ store, queue, clock, live });

  const requireMember = createMemberGuard(http, sessions.authenticate);
  const requireAdmin = createAdminGuard(http, admins);
  const { authenticate, prolong } = sessions;
  registerErrorHandler(http);
  await registerSecurityHeaders(http, config.PUBLIC_ORIGIN?.startsWith('https:') ?? false);
  // Only where a route asks for it: a reply that holds a secret beside a visitor's words is never compressed.
  await http.register(compress, { global: false });
  await registerApiDocs(http, version);
  registerCatalogueRoutes(http, container.questions);
  registerSiteRoutes(http, { ...container, version, site: presentSite(config) });
  registerAccountRoutes(http, {
    store,
    sessions,
    requireMember,
    signUp: createSignUp({ ...container, live }),
  });
  registerProfileRoutes(http, { ...play, ...withdrawals, store, requireMember, prolong });
  withdrawals.registerRoutes(http, { requireMember, requireAdmin });
  registerSupportRoutes(http, { ...container, live, authenticate, requireAdmin });
  registerAdminRoutes(http, {
    admins,
    requireAdmin,
    queues: queues.overview,
    retryJob: queues.retry,
  });
  registerCleanupRoutes(http, { store, clock, ids, live, queue, requireAdmin });
  await registerStaticFiles(http, config.PUBLIC_ORIGIN);

  io.on('connection', (socket) => {
    welcome(socket, { clock, memberSockets });
    play.bind(socket);
  });
  http.addHook('preClose', async () => {
    play.stop();
    io.local.emit('server:stopping');
    await io.close();
  });
  http.addHook('onClose', () => queue.stop());

  const sweeps: Sweep[] = [
    { name: 'plays', everyMs: 2_000, run: play.sweep },
    { name: 'sessions', everyMs: 1_000, run: memberSockets.check },
    { name: 'dashboards', everyMs: 5_000, run: adminSockets.check },
    { name: 'queues', everyMs: 2_000, run: queues.tellChanges },
    ...(container.runsJobs ? bindJobs({ ...container, live, sockets, queue, log }) : []),
  ];
  return { http, io, play, memberSockets, admins, queue, sweeps };
}
