import type { Config } from './config.ts';
import type { ServerAdapters } from './container/adapters.ts';
import type { Feature } from './edges/feature.ts';
import { createAdminGuard } from './edges/http/admin-guard.ts';
import { limitCalls } from './edges/http/call-budget.ts';
import { addressReader } from './edges/http/client-address.ts';
import { createHttpServer, type HttpOptions, prepareHttp } from './edges/http/http-server.ts';
import { createMemberGuard } from './edges/http/member-guard.ts';
import { readClientBuild } from './edges/http/pages/client-build.ts';
import type { PageServer } from './edges/http/pages/page-server.ts';
import { inlineScripts } from './edges/http/security-headers.ts';
import { registerStaticFiles } from './edges/http/static-files.ts';
import { boundConnections } from './edges/live/connection-bounds.ts';
import { createFloodGuard } from './edges/live/flood-guard.ts';
import { createMemberSockets, type MemberSockets } from './edges/live/member-sockets.ts';
import { admitWhere, onJoined } from './edges/live/namespaces.ts';
import { onConnection } from './edges/live/on-connection.ts';
import { createOpenConnections, refusalOf } from './edges/live/open-connections.ts';
import { sessionsEverywhere } from './edges/live/sessions-everywhere.ts';
import { adminNamespaceOf, createSocketServer, originRule } from './edges/live/socket-server.ts';
import type { PlayerServer } from './edges/live/socket-types.ts';
import { createSessionEndReason } from './edges/session-token.ts';
import { createAccountsFeature } from './features/accounts/accounts.feature.ts';
import { createAdminFeature } from './features/admin/admin.feature.ts';
import type { Admins } from './features/admin/admin.service.ts';
import { createCatalogueFeature, presentCatalogue } from './features/catalogue/catalogue.feature.ts';
import { createCleanupFeature } from './features/cleanup/cleanup.feature.ts';
import { createDocsFeature } from './features/docs/docs.feature.ts';
import { createFiguresFeature } from './features/figures/figures.feature.ts';
import { createMemberCounts } from './features/play/member-counts.ts';
import { createPlayFeature, type PlayFeature } from './features/play/play.feature.ts';
import { presentExportedPlay } from './features/play/play.view.ts';
import { createProfileFeature } from './features/profile/profile.feature.ts';
import { createSiteFeature } from './features/site/site.feature.ts';
import { presentSite } from './features/site/site.view.ts';
import { siteGauges } from './features/site/site-gauges.ts';
import { createSupportFeature } from './features/support/support.feature.ts';
import { createWithdrawalFeature } from './features/withdrawals/withdrawal.feature.ts';
import { presentExportedWithdrawal } from './features/withdrawals/withdrawal.view.ts';
import { bindJobs } from './jobs/bind-jobs.ts';
import { createJobQueue } from './jobs/job-queue.ts';
import type { Container } from './ports/container.ts';
import type { Queue } from './ports/queue.ts';
import type { Sweep } from './ports/sweep.ts';

export interface App {
  readonly http: ReturnType<typeof createHttpServer>;
  readonly io: PlayerServer;
  /** Null where the client has not been built. */
  readonly pages: PageServer | null;
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

/** A server's adapters, and what is asked in both modes alike. */
type AppAdapters = ServerAdapters & Pick<Container, 'questions'>;

/** Fastify and Socket.IO put together from a container; nothing listens and no job runs yet. */
export async function createApp(adapters: AppAdapters, options: AppOptions): Promise<App> {
  const { config, logger: log, version } = options;
  const http = createHttpServer({ logger: log, trustProxy: config.TRUST_PROXY });
  const addressOf = addressReader(config.TRUST_PROXY);
  const connections = createOpenConnections({ ...adapters, log, addressOf });
  const io = createSocketServer(http.server, {
    isAllowedOrigin: originRule(config.PUBLIC_ORIGIN),
    admit: connections.admit,
  });
  const namespace = adminNamespaceOf(io);
  const floodGuard = createFloodGuard();
  boundConnections(io, { ...adapters, floodGuard });
  admitWhere(io, log, async ({ data, request }) => {
    const admission = connections.of(request);
    data.address = admission.address;
    return refusalOf(admission);
  });
  admitWhere(namespace, log, async ({ request }) => refusalOf(connections.of(request)));
  const live = await adapters.createLive(io);
  const peers = adapters.createPeers(io);
  const queue = createJobQueue(adapters, log);
  const sockets = () => io.sockets.sockets.values();
  const memberSockets = createMemberSockets({ ...adapters, log, sockets });
  const container: Container = {
    ...adapters,
    live,
    peers,
    queue,
    log,
    sockets: sessionsEverywhere(memberSockets, peers),
    timeZone: config.SITE_TIME_ZONE,
    pointsPerCorrect: config.POINTS_PER_CORRECT,
  };

  const accounts = createAccountsFeature({ ...container, publicOrigin: config.PUBLIC_ORIGIN });
  const play = createPlayFeature({ ...container, floodGuard });
  const countsOf = createMemberCounts(container);
  const withdrawals = createWithdrawalFeature({ ...container, countsOf });
  const admin = createAdminFeature({ ...container, namespace });
  const features: readonly Feature[] = [
    createCatalogueFeature(container),
    createSiteFeature({ ...adapters, settings: config, version }),
    accounts,
    createProfileFeature({
      ...container,
      prolong: accounts.prolong,
      finishDue: play.finishDue,
      countsOf,
      locks: play.locks,
      withdrawalsOf: withdrawals.withdrawalsOf,
      exportPlay: presentExportedPlay,
      exportWithdrawal: presentExportedWithdrawal,
    }),
    play,
    withdrawals,
    createSupportFeature({ ...container, authenticate: accounts.authenticate }),
    admin,
    createCleanupFeature(container),
    createDocsFeature(),
    createFiguresFeature(container),
  ];

  const guards = {
    requireMember: createMemberGuard(http, {
      authenticate: accounts.authenticate,
      sessionEndReason: createSessionEndReason(adapters.store),
    }),
    requireAdmin: createAdminGuard(http, admin.admins),
  };
  const build = readClientBuild();
  const scripts = inlineScripts(build?.shell ?? '');
  await prepareHttp(http, { publicOrigin: config.PUBLIC_ORIGIN, scripts });
  limitCalls(http, adapters.limits);
  for (const feature of features) feature.registerRoutes?.(http, guards);
  const pages = await registerStaticFiles(http, build, {
    origin: config.PUBLIC_ORIGIN ?? null,
    site: presentSite(config),
    catalogue: presentCatalogue(adapters.questions),
  });

  onJoined(io, log, (socket) => {
    onConnection(socket, { ...container, memberSockets, floodGuard });
    for (const feature of features) feature.bindSocket?.(socket);
  });
  let jobsEnd: Promise<void> | undefined;
  http.addHook('preClose', async () => {
    // At once, so that no job begins beside the calls that end. Who runs none goes on adding to the queue until they have.
    if (adapters.runsJobs) jobsEnd = queue.stop();
    for (const feature of features) feature.stop?.();
    io.local.emit('server:stopping');
    await io.close();
  });
  http.addHook('onClose', () => jobsEnd ?? queue.stop());

  adapters.metrics.watch({
    ...siteGauges(container),
    sockets: () => ({ players: io.sockets.sockets.size, dashboards: namespace.sockets.size }),
  });
  const sweeps = [
    { name: 'sessions', everyMs: 1_000, run: memberSockets.check },
    ...features.flatMap((feature) => feature.sweeps ?? []),
    ...(adapters.runsJobs ? bindJobs({ ...container, createRail: adapters.createRail }) : []),
  ];
  return { http, io, pages, play, memberSockets, admins: admin.admins, queue, sweeps };
}
