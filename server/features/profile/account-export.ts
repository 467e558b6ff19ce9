import type { AccountExportView } from '../../../shared/contract/views.ts';
import type { Container } from '../../ports/container.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import type { Withdrawal } from '../../ports/withdrawal-store.ts';
import { presentExportHead } from './account-export.view.ts';

/** So many plays are read and written at once: a long life here stops nobody's quiz. */
const BATCH = 100;
/** More than a lifetime's. */
const ALL_ENTRIES = 1_000_000;

export interface AccountExportParts extends Pick<Container, 'store' | 'clock'> {
  readonly exportPlay: (play: PlayRecord, now: number) => AccountExportView['plays'][number];
  readonly exportWithdrawal: (withdrawal: Withdrawal) => AccountExportView['withdrawals'][number];
}

/** Everything that is stored of an account, as the JSON text of an `AccountExportView` in pieces. */
export function createAccountExport({ store, clock, exportPlay, exportWithdrawal }: AccountExportParts) {
  async function* playsOf(accountId: string, now: number): AsyncGenerator<string> {
    let after: string | null = null;
    do {
      const batch: readonly PlayRecord[] = await store.playsOf(accountId, after, BATCH);
      const separator = after === null ? '' : ',';
      if (batch.length > 0)
        yield separator + batch.map((play) => JSON.stringify(exportPlay(play, now))).join(',');
      after = batch.at(-1)?.id ?? null;
    } while (after !== null);
  }

  async function* textOf(head: object, accountId: string, now: number): AsyncGenerator<string> {
    yield `${JSON.stringify(head).slice(0, -1)},"plays":[`;
    yield* playsOf(accountId, now);
    yield ']}';
  }

  /** Undefined when the account is gone. */
  return async function exportAccount(accountId: string): Promise<AsyncGenerator<string> | undefined> {
    const owner = await store.accountOwner(accountId);
    const profile = await store.profile(accountId);
    if (!owner || !profile) return undefined;
    const now = clock.now();
    const head = presentExportHead({
      exportedAt: now,
      owner,
      profile,
      sessions: await store.sessionsOf([accountId]),
      passwordResets: await store.passwordResetsOf(accountId),
      supportMessages: await store.supportMessagesOf(accountId),
      ledger: await store.ledger(accountId, ALL_ENTRIES),
    });
    const withdrawals = (await store.withdrawalsOf(accountId)).map(exportWithdrawal);
    return textOf({ ...head, withdrawals }, accountId, now);
  };
}
