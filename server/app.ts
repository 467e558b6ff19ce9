import compress from '@fastify/compress';
import { findQuiz } from '../shared/catalogue/catalogue.ts';
import type { SiteView } from '../shared/contract/views.ts';
import { registerAccountRoutes } from './accounts/account.routes.ts';
import { createSessions } from './accounts/session.service.ts';
import { createSignUp } from './accounts/sign-up.service.ts';
import { presentSlots } from './accounts/slots.view.ts';
import { registerAdminRoutes } from './admin/admin.routes.ts';
import { type Admins, createAdmins } from './admin/admin.service.ts';
import { createAdminSockets } from './admin/admin.sockets.ts';
import { createQueueOverview } from './admin/queue-overview.ts';
import { registerCatalogueRoutes } from './catalogue/catalogue.routes.ts';
import { createCleanupJob } from './cleanup/cleanup.job.ts';
import { registerCleanupRoutes } from './cleanup/cleanup.routes.ts';
import { createCleanupSweep } from './cleanup/cleanup.sweep.ts';
import type { Config } from './config.ts';
import type { Container } from './container.ts';
import { createAdminGuard } from './http/admin-guard.ts';
import { registerApiDocs } from './http/api-docs.ts';
import { createHttpServer, type HttpOptions } from './http/http-server.ts';
import { createMemberGuard } from './http/member-guard.ts';
import { registerErrorHandler } from './http/problem.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { hashToken } from './http/token-hash.ts';
import { createFloodGuard } from './live/flood-guard.ts';
import { createMemberSockets, type MemberSockets } from './live/member-sockets.ts';
import { everybody } from './live/rooms.ts';
import { adminNamespaceOf, createSocketServer, originRule } from './live/socket-server.ts';
import type { PlayerServer } from './live/socket-types.ts';
import { welcome } from './live/welcome.ts';
import { answerTimesOf } from './play/answer-times.ts';
import { createPlayFeature, type PlayFeature } from './play/play.feature.ts';
import type { Slots } from './ports/account-store.ts';
import type { Queue } from './ports/queue.ts';
import { registerProfileRoutes } from './profile/profile.routes.ts';
import { registerSiteRoutes } from './site/site.routes.ts';
import { registerSupportRoutes } from './support/support.routes.ts';
import { createWithdrawalFeature } from './withdrawals/withdrawal.feature.ts';

/** What runs now and then; each is safe to run anywhere, at any time. */
export interface Sweep {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

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

/** The hour of the daily cleanup, in the site's time zone. */
const CLEANUP_HOUR = 4;

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
  const { store, clock, ids } = container;
  const http = createHttpServer({ logger: log, trustProxy: config.TRUST_PROXY });
  const io = createSocketServer(http.server, { isAllowedOrigin: originRule(config.PUBLIC_ORIGIN) });
  const live = container.createLive(io);
  const queue = container.createQueue({
    clock,
    onFailure: (name, id, fault) => log.warn({ err: fault, queue: name, job: id }, 'a job failed'),
    onDead(name, id, fault) {
      const error = fault instanceof Error ? fault.message : String(fault);
      store
        .addDeadJob({ queue: name, id, error, at: clock.now() })
        .catch((why) => log.error({ err: why, queue: name, job: id }, 'a dead job could not be kept'));
    },
  });

  const memberSockets = createMemberSockets({
    clock,
    hashToken,
    findSession: store.session,
    sessionsOf: store.sessionsOf,
    log,
  });
  const sessions = createSessions({ ...container, sockets: memberSockets });
  const admins = createAdmins({
    ...container,
    onSessionEnded: (tokenHash) => adminSockets.end(tokenHash),
  });
  const adminSockets = createAdminSockets({
    namespace: adminNamespaceOf(io),
    clock,
    authenticate: admins.authenticate,
    findSession: store.adminSession,
    log,
  });
  const play = createPlayFeature({
    ...container,
    live,
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
    rail: container.createRail(clock),
    random: Math.random,
    answersOf: answerTimesOf,
    log,
  });
  const queues = createQueueOverview({ store, queue, clock, live });
  const onSlots = (slots: Slots) => live.emit(everybody, {}, 'slots:changed', presentSlots(slots));
  queue.handle('cleanup', createCleanupJob({ store, clock, live, sockets: memberSockets, onSlots, log }));
  queue.everyDay('cleanup', CLEANUP_HOUR, (jobId) => ({ jobId }));

  const requireMember = createMemberGuard(http, sessions.authenticate);
  const requireAdmin = createAdminGuard(http, admins);
  const { authenticate, prolong } = sessions;
  registerErrorHandler(http);
  await registerSecurityHeaders(http, config.PUBLIC_ORIGIN?.startsWith('https:') ?? false);
  // Only where a route asks for it: a reply that holds a secret beside a visitor's words is never compressed.
  await http.register(compress, { global: false });
  await registerApiDocs(http, version);
  registerCatalogueRoutes(http, container.questions);
  registerSiteRoutes(http, { store, mode: container.mode, version, site: presentSite(config) });
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
  await registerStaticFiles(http);

  io.on('connection', (socket) => {
    welcome(socket, { clock, memberSockets });
    play.bind(socket);
  });
  http.addHook('preClose', async () => {
    play.stop();
    io.emit('server:stopping');
    await io.close();
  });
  http.addHook('onClose', () => queue.stop());

  const sweeps: Sweep[] = [
    { name: 'plays', everyMs: 2_000, run: play.sweep },
    { name: 'sessions', everyMs: 1_000, run: memberSockets.check },
    { name: 'dashboards', everyMs: 5_000, run: adminSockets.check },
    { name: 'queues', everyMs: 2_000, run: queues.tellChanges },
    { name: 'payouts', everyMs: 30_000, run: withdrawals.sweep },
    { name: 'cleanups', everyMs: 30_000, run: createCleanupSweep({ store, clock, queue }) },
  ];
  return { http, io, play, memberSockets, admins, queue, sweeps };
}
