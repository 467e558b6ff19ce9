import { createStore } from 'zustand/vanilla';
import { type ErrorCode, errorMessage } from '../../../shared/contract/errors.ts';
import type { WithdrawalView } from '../../../shared/contract/views.ts';
import { ApiError } from '../../lib/api.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import { readIntent, writeIntent } from './intent-storage.ts';
import { afterFailure, type Intent, isFilled, newIntent, type WithdrawalForm } from './withdrawal-intent.ts';

export interface WithdrawalProblem {
  /** The field that it is about; null when it is about the whole request. */
  readonly field: keyof WithdrawalForm | null;
  readonly message: string;
}

export interface WithdrawingState {
  /** Whose intent it is; null until there is a member. */
  readonly username: string | null;
  readonly intent: Intent | null;
  /** A request is in flight. */
  readonly busy: boolean;
  readonly problem: WithdrawalProblem | null;
}

export type Sent =
  | { readonly outcome: 'requested'; readonly withdrawal: WithdrawalView }
  /** An earlier try has arrived, with other details. */
  | { readonly outcome: 'already-there'; readonly message: string }
  | { readonly outcome: 'failed'; readonly message: string };

export interface WithdrawingParts {
  /** The tab's own. */
  readonly storage: KeyValueStorage;
  readonly post: (body: WithdrawalForm & { requestId: string }) => Promise<WithdrawalView>;
  readonly mint: () => string;
}

const fields: Partial<Record<ErrorCode | 'OFFLINE', keyof WithdrawalForm>> = {
  PAYMENT_METHOD_INVALID: 'paymentMethod',
  ACCOUNT_NAME_INVALID: 'accountName',
  ACCOUNT_NUMBER_INVALID: 'accountNumber',
};

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError
    ? error
    : new ApiError('SOMETHING_WRONG', 0, errorMessage('SOMETHING_WRONG'));
}

/** Sends a member's withdrawal: one request at a time, and the same one until there is a definite answer. */
export function createWithdrawing({ storage, post, mint }: WithdrawingParts) {
  const nobody: WithdrawingState = { username: null, intent: null, busy: false, problem: null };
  const store = createStore<WithdrawingState>()(() => nobody);

  function keep(username: string, intent: Intent | null): void {
    writeIntent(storage, username, intent);
    // Somebody else may have logged in while the answer was on its way.
    if (store.getState().username === username) store.setState({ intent });
  }

  return {
    store,

    /** Takes up what this member left undone in this tab. */
    of(username: string | null): void {
      if (store.getState().username === username) return;
      store.setState({ ...nobody, username, intent: username ? readIntent(storage, username) : null });
    },

    /** Begins a new intent, unless there is one. */
    begin(): void {
      const { username, intent } = store.getState();
      if (username && !intent) keep(username, newIntent(mint()));
    },

    edit(change: Partial<WithdrawalForm>): void {
      const { username, intent, busy, problem } = store.getState();
      if (!username || !intent || busy) return;
      keep(username, { ...intent, form: { ...intent.form, ...change } });
      if (problem?.field && problem.field in change) store.setState({ problem: null });
    },

    /** Sends the intent; null when there is nothing to send or to tell. */
    async send(): Promise<Sent | null> {
      const { username, intent, busy } = store.getState();
      if (!username || !intent || busy || !isFilled(intent.form)) return null;
      store.setState({ busy: true, problem: null });
      // Before it leaves: this page may never see the answer.
      keep(username, { ...intent, uncertain: true });
      const settle = (sent: Sent, rest: Intent | null, problem: WithdrawalProblem | null): Sent | null => {
        keep(username, rest);
        if (store.getState().username !== username) return null;
        store.setState({ busy: false, problem });
        return sent;
      };
      try {
        const withdrawal = await post({ requestId: intent.requestId, ...intent.form });
        return settle({ outcome: 'requested', withdrawal }, null, null);
      } catch (caught) {
        const error = asApiError(caught);
        const { message } = error;
        const rest = afterFailure(intent, error, mint);
        if (!rest) return settle({ outcome: 'already-there', message }, null, null);
        return settle({ outcome: 'failed', message }, rest, { field: fields[error.code] ?? null, message });
      }
    },
  };
}

export type Withdrawing = ReturnType<typeof createWithdrawing>;
