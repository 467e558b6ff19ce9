import { type FormEvent, useRef, useState } from 'react';
import { ApiError, failureText } from '../lib/api.ts';
import { showToast } from './toasts/toast.ts';

export type Fields = (name: string) => string;

interface SubmitOptions {
  /** How long a toast of this form stays; the usual time unless told. */
  toastMs?: number;
}

/** Sends a form: one request at a time, and what went wrong as a toast and beside the form. */
export function useSubmit(
  send: (fields: Fields, form: HTMLFormElement) => Promise<void>,
  { toastMs }: SubmitOptions = {},
) {
  const [problem, setProblem] = useState<string | null>(null);
  const [code, setCode] = useState<ApiError['code'] | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function run(form: HTMLFormElement): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    setCode(null);
    const data = new FormData(form);
    try {
      await send((name) => String(data.get(name) ?? ''), form);
    } catch (error) {
      const message = failureText(error);
      setProblem(message);
      setCode(error instanceof ApiError ? error.code : null);
      showToast('error', message, toastMs);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    problem,
    /** What went wrong, for forms that say more about it. */
    code,
    busy,
    submit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault();
      void run(event.currentTarget);
    },
  };
}
