import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { http } from '../../../shared/contract/http.ts';
import type { CleanupPreviewView, CleanupRunView } from '../../../shared/contract/views.ts';
import { askedOften } from '../../edges/asked-often.ts';
import { sendProblem } from '../../edges/http/problem.ts';
import type { CleanupPreview, CleanupRun } from '../../ports/cleanup-store.ts';
import type { Container } from '../../ports/container.ts';
import { CLEANUP_LEASE_MS, cleanupRuleAt } from './cleanup.job.ts';

export interface CleanupRouteParts extends Pick<Container, 'store' | 'clock' | 'ids' | 'live' | 'queue'> {
  readonly requireAdmin: onRequestAsyncHookHandler;
}

function presentRun({ jobId, state, startedAt, scanned, deleted, kept, code }: CleanupRun): CleanupRunView {
  return { jobId, state, startedAt, scanned, deleted, kept, code };
}

/** Of those who would go, so many are named. */
const NAMED = 50;
/** It is counted; the members of a site don't change by the second. */
const PREVIEW_HOLDS_MS = 2_000;

function presentPreview({ deleted, members, kept }: CleanupPreview, at: number): CleanupPreviewView {
  const { active, owed, settledLately } = kept;
  const named = members.map(({ username, points, lastActive }) => ({ username, points, lastActive }));
  return { at, deleted, members: named, kept: { active, owed, settledLately } };
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

  const preview = askedOften(
    async () => {
      const now = clock.now();
      return presentPreview(await store.previewCleanup(cleanupRuleAt(now), NAMED), now);
    },
    clock,
    PREVIEW_HOLDS_MS,
  );
  typed.get(
    http.cleanupPreview.path,
    {
      schema: { response: http.cleanupPreview.replies },
      config: { glance: true },
      onRequest: requireAdmin,
    },
    preview,
  );

  typed.post(
    http.startCleanup.path,
    {
      schema: { body: http.startCleanup.body, response: http.startCleanup.replies },
      onRequest: requireAdmin,
    },
    async ({ body }, reply) => {
      const { cleanupAllowed } = await store.cleanupPermission();
      if (!cleanupAllowed) return sendProblem(reply, 'CLEANUP_NOT_ALLOWED');
      const now = clock.now();
      const mine = { jobId: body?.jobId ?? ids.job(), fence: ids.fence(), startedAt: now, code: null };
      const run = await store.beginCleanup(
        { ...mine, state: 'running', leaseUntil: now + CLEANUP_LEASE_MS, scanned: 0, deleted: 0, kept: 0 },
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
