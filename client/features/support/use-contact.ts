import { useEffect, useRef, useState } from 'react';
import { type ErrorCode, errorMessage } from '../../../shared/contract/errors.ts';
import { ApiError, call } from '../../lib/api.ts';
import { tabStorage } from '../../lib/storage.ts';
import { sessionKnown } from '../../state/session/session.ts';
import { type ContactDraft, emptyDraft, readDraft, writeDraft } from './contact-draft.ts';

export const MESSAGE_MAX = 5_000;
/** How long the banner of a message that was sent stays. */
export const BANNER_MS = 3_000;

export interface ContactProblem {
  readonly field: keyof ContactDraft | null;
  readonly message: string;
}

const fields: Partial<Record<ErrorCode | 'OFFLINE', keyof ContactDraft>> = {
  EMAIL_INVALID: 'email',
  MESSAGE_TOO_LONG: 'message',
};

/** Characters as a reader counts them, which is how the server does. */
export function lengthOf(message: string): number {
  return [...message.trim()].length;
}

function problemOf(error: unknown): ContactProblem {
  if (!(error instanceof ApiError)) return { field: null, message: errorMessage('SOMETHING_WRONG') };
  const field = fields[error.code] ?? null;
  return { field, message: field ? error.message : `${error.message} Your message is still here.` };
}

/** The contact form: what stands in it, and what became of sending it. */
export function useContact() {
  const [draft, setDraft] = useState(() => readDraft(tabStorage));
  const [problem, setProblem] = useState<ContactProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const running = useRef(false);

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => setSent(false), BANNER_MS);
    return () => clearTimeout(timer);
  }, [isSent]);

  function keep(next: ContactDraft): void {
    writeDraft(tabStorage, next);
    setDraft(next);
  }

  async function send(): Promise<void> {
    if (running.current) return;
    setSent(false);
    if (lengthOf(draft.message) > MESSAGE_MAX) {
      setProblem({ field: 'message', message: errorMessage('MESSAGE_TOO_LONG') });
      return;
    }
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      // A member's message must not arrive as a guest's because the tab was too quick.
      await sessionKnown();
      await call('support', { body: draft });
      keep(emptyDraft);
      setSent(true);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    draft,
    problem,
    busy,
    isSent,
    edit: (change: Partial<ContactDraft>): void => keep({ ...draft, ...change }),
    send,
  };
}
