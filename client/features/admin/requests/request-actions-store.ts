import { create } from 'zustand';
import type { WithdrawalStatus } from '../../../../shared/contract/views.ts';
import type { Row } from './request-table.ts';

/** What an admin wants of a request; `flipId` is minted once per click and stays the same in every retry. */
export interface Flip {
  readonly row: Row;
  readonly to: WithdrawalStatus;
  readonly flipId: string;
  readonly reference?: string;
}

export interface Undo {
  readonly key: string;
  /** The request as the flip left it. */
  readonly row: Row;
  readonly to: WithdrawalStatus;
  readonly reference: string | null;
}

export interface PayAgainQuestion {
  readonly kind: 'pay-again';
  /** The request as the question shows it: the answer is about that state. */
  readonly row: Row;
  /** The other admin who is paying it. */
  readonly by: string | null;
}

export type Question =
  | { readonly kind: 'being-paid'; readonly flip: Flip; readonly by: string }
  | PayAgainQuestion;

interface RequestActionsState {
  /** Requests with a call on its way. */
  readonly busy: ReadonlySet<string>;
  readonly undos: readonly Undo[];
  readonly question: Question | null;
}

const nothing: RequestActionsState = { busy: new Set(), undos: [], question: null };

export const useDesk = create<RequestActionsState>()(() => nothing);

/** One call at a time for each request: a second click while one is on its way does nothing. */
export async function oneAtATime(id: string, work: () => Promise<void>): Promise<void> {
  if (useDesk.getState().busy.has(id)) return;
  useDesk.setState(({ busy }) => ({ busy: new Set(busy).add(id) }));
  try {
    await work();
  } finally {
    useDesk.setState(({ busy }) => ({ busy: new Set([...busy].filter((other) => other !== id)) }));
  }
}

/** The newest flips alone can be undone from here. */
const UNDOS_SHOWN = 3;

export function offerUndo(undo: Undo): void {
  useDesk.setState(({ undos }) => ({
    undos: [...undos.filter(({ row }) => row.id !== undo.row.id), undo].slice(-UNDOS_SHOWN),
  }));
}

export function dropUndo(key: string): void {
  useDesk.setState(({ undos }) => ({ undos: undos.filter((undo) => undo.key !== key) }));
}

export function ask(question: Question | null): void {
  useDesk.setState({ question });
}

export function forgetDesk(): void {
  useDesk.setState(nothing);
}
