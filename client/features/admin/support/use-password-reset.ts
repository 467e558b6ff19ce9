import { useEffect, useState } from 'react';
import type {
  PasswordResetCheckView,
  PasswordResetLinkView,
  SupportMessageView,
} from '../../../../shared/contract/views.ts';
import { failureText } from '../../../lib/api.ts';
import { adminCall } from '../session/admin-call.ts';

interface ResetState {
  readonly check: PasswordResetCheckView | null;
  /** Shown here and nowhere else again. */
  readonly link: PasswordResetLinkView | null;
  readonly problem: string | null;
  readonly busy: boolean;
}

/** What is to be looked at before a link is made from a message, and the link once it is made. */
export function usePasswordReset({ id }: SupportMessageView) {
  const [state, setState] = useState<ResetState>({ check: null, link: null, problem: null, busy: true });

  useEffect(() => {
    let isShown = true;
    adminCall('passwordResetCheck', { params: { id } }).then(
      (check) => isShown && setState((now) => ({ ...now, check, busy: false })),
      (error: unknown) =>
        isShown && setState((now) => ({ ...now, problem: failureText(error), busy: false })),
    );
    return () => {
      isShown = false;
    };
  }, [id]);

  async function make(): Promise<void> {
    if (state.busy) return;
    setState((now) => ({ ...now, busy: true, problem: null }));
    try {
      const link = await adminCall('makePasswordReset', { params: { id } });
      setState((now) => ({ ...now, link, busy: false }));
    } catch (error) {
      // Whether one was made all the same stands among the links so far.
      const check = await adminCall('passwordResetCheck', { params: { id } }).catch(() => null);
      setState((now) => ({ ...now, check: check ?? now.check, problem: failureText(error), busy: false }));
    }
  }

  return { ...state, make };
}
