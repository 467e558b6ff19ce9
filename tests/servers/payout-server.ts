import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { createWebhookRail } from '../../server/adapters/rails/webhook-rail.ts';
import type { ServerAdapters } from '../../server/container/adapters.ts';
import { hashToken } from '../../server/edges/token-hash.ts';
import { createMemberCounts } from '../../server/features/play/member-counts.ts';
import { createPayoutJob, type PayoutJob } from '../../server/features/withdrawals/payout.job.ts';
import { createWithdrawalBroadcast } from '../../server/features/withdrawals/withdrawal.broadcast.ts';
import { createWithdrawalsForAdmins } from '../../server/features/withdrawals/withdrawal.for-admins.ts';
import type { Live } from '../../server/ports/live.ts';
import type { PayoutRail } from '../../server/ports/payout-rail.ts';
import type { Queue } from '../../server/ports/queue.ts';
import { giveMember } from '../builders/member-with-points.ts';
import { openAdminSession } from '../builders/open-admin-session.ts';
import { connectAdmin, type TestAdmin } from '../clients/test-admin.ts';
import { type PaymentRail, RAIL_SECRET } from './payment-rail.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export interface PayoutServer extends TestServer {
  readonly queue: Queue;
  /** A member with points and a session; returns the token. */
  member(username: string, points?: number): Promise<string>;
  /** An admin's session; returns the token. */
  admin(email: string): Promise<string>;
  dashboard(adminToken: string): Promise<TestAdmin>;
  /** Another worker on the same store, queue and rail. */
  readonly worker: PayoutJob;
  /** Resolves when no payout waits or runs. */
  workedOff(): Promise<void>;
}

export interface PayoutServerOptions {
  /** The payment service; without one, people pay by hand. */
  readonly service?: PaymentRail;
  readonly railTimeoutMs?: number;
  readonly environment?: NodeJS.ProcessEnv;
  /** Instead of the real ones. */
  readonly live?: Partial<Live>;
}

/** The real server with its queue at work, and what tests of money need around it. */
export async function startPayoutServer(options: PayoutServerOptions = {}): Promise<PayoutServer> {
  const { service, railTimeoutMs: timeoutMs = 5_000 } = options;
  const created: { queue?: Queue; live?: Live; rail?: PayoutRail } = {};
  const dashboards = new Set<TestAdmin>();

  const replace = (real: ServerAdapters): Partial<ServerAdapters> => ({
    createQueue: (parts) => {
      created.queue = real.createQueue(parts);
      return created.queue;
    },
    createLive: async (io) => {
      created.live = { ...(await real.createLive(io)), ...options.live };
      return created.live;
    },
    createRail: (clock) => {
      created.rail = service
        ? createWebhookRail({ url: service.url, secret: RAIL_SECRET, clock, timeoutMs })
        : real.createRail(clock);
      return created.rail;
    },
  });
  const server = await startTestServer(options.environment, replace);
  const { queue, live, rail } = created;
  if (!queue || !live || !rail) throw new Error('the server was put together without its payouts');
  await queue.start();

  const { container, clock } = server;
  const { store, ids, metrics } = container;
  const log = pino({ level: 'debug' }, { write: (line: string) => server.logged.push(line) });
  const forAdmins = createWithdrawalsForAdmins({ store, clock, countsOf: createMemberCounts({ store }) });
  const broadcast = createWithdrawalBroadcast({ live, log, forAdmins });

  return Object.assign(server, {
    queue,
    worker: createPayoutJob({ store, clock, ids, random: Math.random, queue, rail, broadcast, metrics, log }),
    member: (username: string, points = 2_500) => giveMember(store, username, points, clock.now()),
    async admin(email: string) {
      const token = ids.sessionToken();
      const expiresAt = clock.now() + 3_600_000;
      await openAdminSession(store, { email, tokenHash: hashToken(token), expiresAt });
      return token;
    },
    async dashboard(adminToken: string) {
      const dashboard = await connectAdmin(server.url, { adminToken });
      dashboards.add(dashboard);
      return dashboard;
    },
    async workedOff() {
      while ((await queue.state('payout')).depth > 0) await nextTurn();
    },
    stop: ((stop) => async () => {
      for (const dashboard of dashboards) dashboard.close();
      service?.release();
      await stop();
      await service?.close();
    })(server.stop),
  });
}
