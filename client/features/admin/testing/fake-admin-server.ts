import { vi } from 'vitest';
import type { AdminWithdrawalView } from '../../../../shared/contract/views.ts';
import { figuresView } from './figures-view.ts';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}
type Answer = Response | ((asked: Asked) => Response);

export const problem = (status: number, code: string, detail: string, more: object = {}): Response =>
  Response.json({ type: 'about:blank', title: code, status, code, detail, ...more }, { status });

/** A server whose admin routes answer what the test says; everything else is empty. */
export function fakeAdminServer(rows: readonly AdminWithdrawalView[]) {
  const asked: Asked[] = [];
  const answers: { at: RegExp; answer: Answer }[] = [];
  const standing: Record<string, unknown> = {
    '/api/admin/withdrawals': { withdrawals: rows, nextCursor: null },
    '/api/admin/support': { groups: [], nextCursor: null },
    '/api/admin/cleanup': { running: null, last: null },
    '/api/admin/cleanup-permission': { cleanupAllowed: false, version: 1 },
    '/api/admin/queues': { queues: [] },
    '/api/admin/figures': figuresView(),
    '/api/admin/cleanup/preview': {
      at: Date.now(),
      deleted: 2,
      members: [{ username: 'Imran', points: 90, lastActive: Date.now() - 6 * 86_400_000 }],
      kept: { active: 4, owed: 1, settledLately: 0 },
    },
    '/api/admin/sessions': {
      adminToken: 'admin-1',
      email: 'a@example.com',
      expiresAt: Date.now() + 3_600_000,
    },
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const [path = ''] = address.split('?');
    const one: Asked = {
      method: String(init.method),
      path: address,
      body: init.body ? JSON.parse(String(init.body)) : {},
    };
    asked.push(one);
    const next = answers.findIndex(({ at }) => at.test(`${one.method} ${address}`));
    const [taken] = next < 0 ? [] : answers.splice(next, 1);
    if (taken) return typeof taken.answer === 'function' ? taken.answer(one) : taken.answer;
    return Response.json(standing[path] ?? {});
  });
  return {
    asked,
    /** The next call like that gets this answer. */
    next: (at: RegExp, answer: Answer) => answers.push({ at, answer }),
    sent: (at: RegExp): Asked[] => asked.filter(({ method, path }) => at.test(`${method} ${path}`)),
  };
}
