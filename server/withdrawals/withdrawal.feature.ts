import type { FastifyBaseLogger, FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { WithdrawalView } from '../../shared/contract/views.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Live } from '../ports/live.ts';
import type { PlayRecord } from '../ports/play-record.ts';
import type { Queue } from '../ports/queue.ts';
import type { Store } from '../ports/store.ts';
import type { AnsweredQuestion } from './evidence.ts';
import { registerWithdrawalAdminRoutes } from './withdrawal.admin-routes.ts';
import { createWithdrawalDesk } from './withdrawal.desk.ts';
import { registerWithdrawalRoutes } from './withdrawal.routes.ts';
import { createWithdrawalRequest } from './withdrawal.service.ts';
import { createWithdrawalTeller } from './withdrawal.teller.ts';
import { presentWithdrawal } from './withdrawal.view.ts';

export interface WithdrawalFeatureParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly live: Live;
  readonly queue: Queue;
  readonly answersOf: (play: PlayRecord) => readonly AnsweredQuestion[];
  readonly log: FastifyBaseLogger;
}

export interface WithdrawalFeature {
  registerRoutes(
    app: FastifyInstance,
    guards: Record<'requireMember' | 'requireAdmin', onRequestAsyncHookHandler>,
  ): void;
  withdrawalsOf(accountId: string): Promise<WithdrawalView[]>;
}

/** What members and admins do with withdrawals, put together; their payout is a job of its own. */
export function createWithdrawalFeature(parts: WithdrawalFeatureParts): WithdrawalFeature {
  const { store, log } = parts;
  const teller = createWithdrawalTeller(parts);
  const onFault = (fault: unknown) => log.warn({ err: fault }, 'a stored request could not be announced');
  const request = createWithdrawalRequest({ ...parts, teller, onFault });
  const desk = createWithdrawalDesk({ ...parts, teller });

  return {
    registerRoutes(app, { requireMember, requireAdmin }) {
      registerWithdrawalRoutes(app, { store, request, requireMember });
      registerWithdrawalAdminRoutes(app, { store, desk, teller, requireAdmin });
    },
    withdrawalsOf: async (accountId) => (await store.withdrawalsOf(accountId)).map(presentWithdrawal),
  };
}
