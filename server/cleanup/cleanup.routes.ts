import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { http } from '../../shared/contract/http.ts';
import type { CleanupRunView } from '../../shared/contract/views.ts';
import { sendProblem } from '../http/problem.ts';
import type { CleanupRun } from '../ports/cleanup-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Live } from '../ports/live.ts';
import type { Queue } from '../ports/queue.ts';
import type { Store } from '../ports/store.ts';
import { CLEANUP_LEASE_MS } from './cleanup.job.ts';

export interface CleanupRouteParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly live: Live;
  readonly queue: Queue;
  readonly requireAdmin: onRequestAsyncHookHandler;
}

function presentRun({ jobId, state, startedAt, scanned, deleted, kept, code }: CleanupRun): CleanupRunView {
  return { jobId, state, startedAt, scanned, deleted, kept, code };
}

/** The cleanup's button, permission and newest result. */
export function registerCleanupRoutes(app: FastifyInstance, parts: CleanupRouteParts): void {
  const { store, clock, ids, live, queue, requireAdmin } = parts;
  const typed = app.withTypeProvider<ZodTypeProvider>();

  async function runningNow(): Promise<CleanupRun | undefined> {
    const run = await store.cleanupRun();
    return run?.state === 'running' && run.leaseUntil > clock.now() ? run : undefined;
  }

  typed.get(
    http.cleanup.path,
    { schema: { response: http.cleanup.replies }, onRequest: requireAdmin },
    async () => {
      const running = await runningNow();
      const last = await store.cleanupRun();
      return {
        running: running ? presentRun(running) : null,
        last: last && last.state !== 'running' ? presentRun(last) : null,
      };
    },
  );

  typed.post(
    http.startCleanup.path,
    { schema: { response: http.startCleanup.replies }, onRequest: requireAdmin },
    async (_request, reply) => {
      const { cleanupAllowed } = await store.cleanupPermission();
      if (!cleanupAllowed) return sendProblem(reply, 'CLEANUP_NOT_ALLOWED');
      const now = clock.now();
      const mine = { scanned: 0, deleted: 0, kept: 0, code: null, jobId: ids.job(), startedAt: now };
      const run = await store.beginCleanup(
        { ...mine, state: 'running', leaseUntil: now + CLEANUP_LEASE_MS },
        now,
      );
      await queue.add('cleanup', run.jobId, { jobId: run.jobId });
      return reply.status(202).send({ jobId: run.jobId });
    },
  );

  typed.get(
    http.cleanupPermission.path,
    { schema: { response: http.cleanupPermission.replies }, onRequest: requireAdmin },
    () => store.cleanupPermission(),
  );

  typed.put(
    http.setCleanupPermission.path,
    {
      schema: {
        body: http.setCleanupPermission.body,
        response: http.setCleanupPermission.replies,
      },
      onRequest: requireAdmin,
    },
    async (request) => {
      const permission = await store.setCleanupPermission(request.body.cleanupAllowed);
      live.admins('cleanup-permission:changed', permission);
      return permission;
    },
  );
}
