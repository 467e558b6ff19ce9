import type { WithdrawalView } from '../../../shared/contract/views.ts';
import type { Feature } from '../../edges/feature.ts';
import type { Container } from '../../ports/container.ts';
import { JOB_SWEEP_MS, type Sweep } from '../../ports/sweep.ts';
import { createPayoutJob, type PayoutParts } from './payout.job.ts';
import { createWithdrawalAdmin } from './withdrawal.admin.ts';
import { registerWithdrawalAdminRoutes } from './withdrawal.admin-routes.ts';
import { createWithdrawalBroadcast } from './withdrawal.broadcast.ts';
import { createWithdrawalsForAdmins, type ForAdminsParts } from './withdrawal.for-admins.ts';
import { registerWithdrawalRoutes } from './withdrawal.routes.ts';
import { createWithdrawalRequest } from './withdrawal.service.ts';
import { presentWithdrawal } from './withdrawal.view.ts';

export interface WithdrawalFeatureParts
  extends Pick<Container, 'store' | 'clock' | 'ids' | 'live' | 'queue' | 'log' | 'timeZone'>,
    ForAdminsParts {}

export interface WithdrawalFeature extends Feature {
  withdrawalsOf(accountId: string): Promise<WithdrawalView[]>;
}

/** What members and admins do with withdrawals, put together; their payout is a job of its own. */
export function createWithdrawalFeature(parts: WithdrawalFeatureParts): WithdrawalFeature {
  const { store, log } = parts;
  const forAdmins = createWithdrawalsForAdmins(parts);
  const broadcast = createWithdrawalBroadcast({ ...parts, forAdmins });
  const onFault = (fault: unknown) =>
    log.warn({ err: fault }, 'a stored request could not be put into the queue');
  const request = createWithdrawalRequest({ ...parts, broadcast, onFault });
  const adminActions = createWithdrawalAdmin({ ...parts, broadcast });

  return {
    registerRoutes(app, { requireMember, requireAdmin }) {
      registerWithdrawalRoutes(app, { store, request, requireMember });
      registerWithdrawalAdminRoutes(app, { ...parts, adminActions, forAdmins, requireAdmin });
    },
    withdrawalsOf: async (accountId) => (await store.withdrawalsOf(accountId)).map(presentWithdrawal),
  };
}

/** Binds the payout queue to its handler; returns the sweep that refills it from the store. */
export function bindPayoutJobs(
  parts: Omit<PayoutParts, 'broadcast'> & ForAdminsParts & Pick<Container, 'live'>,
): Sweep[] {
  const forAdmins = createWithdrawalsForAdmins(parts);
  const payouts = createPayoutJob({
    ...parts,
    broadcast: createWithdrawalBroadcast({ ...parts, forAdmins }),
  });
  parts.queue.handle('payout', payouts.handle);
  return [{ name: 'payouts', everyMs: JOB_SWEEP_MS, run: payouts.sweep }];
}
