import { errorMessage } from '../../../../shared/contract/errors.ts';
import type { WithdrawalStatus } from '../../../../shared/contract/views.ts';
import { lastChange } from '../../../../shared/rules/withdrawal.ts';
import { ApiError, failureText } from '../../../lib/api.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { newId } from '../../../lib/new-id.ts';
import { showToast } from '../../../state/toasts/toast.ts';
import { adminCall } from '../session/admin-call.ts';
import { serverNow, useAdminSession } from '../session/admin-session.ts';
import { rowAfter } from './after-doubt.ts';
import {
  ask,
  dropUndo,
  type Flip,
  offerUndo,
  oneAtATime,
  type PayAgainQuestion,
  type Undo,
} from './request-actions-store.ts';
import { claimAt } from './request-order.ts';
import type { Row } from './request-table.ts';
import { announce, hasJustChanged, markGone, takeRequest, useRequests } from './requests-store.ts';

export const otherStatus = (status: WithdrawalStatus): WithdrawalStatus =>
  status === 'Pending' ? 'Paid' : 'Pending';

/** Which request has the reference that was refused. */
function otherRequest(error: unknown): string {
  const usedBy = error instanceof ApiError ? error.details.usedBy : undefined;
  if (typeof usedBy !== 'string') return '';
  const row = useRequests.getState().table.rows.get(usedBy);
  return row ? ` It is the request of ${row.username} (${usedBy}).` : ` It is the request ${usedBy}.`;
}

/** Shows why something was refused, and the newest state where the refusal tells it. */
function showRefusal(error: unknown, { id, username }: Row): void {
  if (error instanceof ApiError) {
    const { withdrawal } = error.details;
    // The problem carries the same shape as every reply about a request.
    if (withdrawal) takeRequest(withdrawal as Row);
    if (error.code === 'MEMBER_GONE' || error.code === 'NOT_FOUND') markGone(id);
  }
  showToast('error', `${username}: ${failureText(error)}${otherRequest(error)}`);
}

const isOwn = ({ history }: Row): boolean =>
  lastChange(history)?.by === useAdminSession.getState().session?.email;

const isMarked =
  (to: WithdrawalStatus) =>
  (row: Row): boolean =>
    row.status === to && isOwn(row);

async function send({ row, to, flipId, reference }: Flip, confirm: boolean): Promise<Row> {
  const body = {
    from: row.status,
    to,
    version: row.version,
    flipId,
    ...(reference && { reference }),
    ...(confirm && { confirm }),
  };
  const flipped = await rowAfter(
    row,
    () => adminCall('setWithdrawalStatus', { params: { id: row.id }, body }),
    isMarked(to),
  );
  announce(`The request of ${row.username} is marked as ${to}.`);
  return flipped;
}

/** The request as another admin is paying it, where that is why something was refused. */
function claimedRow(error: unknown): { row: Row; by: string } | null {
  if (!(error instanceof ApiError) || error.code !== 'BEING_PAID') return null;
  const row = error.details.withdrawal as Row;
  takeRequest(row);
  return { row, by: row.claimedBy ?? 'Another admin' };
}

function askAboutClaim(error: unknown, flip: Flip): boolean {
  const claimed = claimedRow(error);
  if (claimed) ask({ kind: 'being-paid', flip: { ...flip, row: claimed.row }, by: claimed.by });
  return claimed !== null;
}

/** Carries a flip out; when another admin is paying the request, asks first. */
export function carryOut(flip: Flip, { confirm = false, undoable = true } = {}): Promise<void> {
  return oneAtATime(flip.row.id, async () => {
    try {
      const row = await send(flip, confirm);
      const { status: to, reference } = flip.row;
      if (undoable) offerUndo({ key: flip.flipId, row, to, reference });
    } catch (error) {
      if (!askAboutClaim(error, flip)) showRefusal(error, flip.row);
    }
  });
}

/** One click on the status; a second click that meant the status before does not flip it back. */
export async function flipStatus(row: Row, reference = ''): Promise<void> {
  if (hasJustChanged(row.id)) {
    if (!isOwn(row)) showToast('error', `${row.username}: ${errorMessage('STATUS_CHANGED')}`);
    return;
  }
  await carryOut({ row, to: otherStatus(row.status), flipId: newId(), reference });
}

export function undoFlip({ key, row, to, reference }: Undo): Promise<void> {
  dropUndo(key);
  const flip: Flip = { row, to, flipId: newId(), reference: reference ?? '' };
  return carryOut(flip, { undoable: false });
}

/** Copies an account number; of a request that is not paid yet only once it is marked as this admin's. */
export function copyNumber(row: Row): Promise<void> {
  return oneAtATime(row.id, async () => {
    const claimed = async (): Promise<string> => {
      takeRequest((await adminCall('claimWithdrawal', { params: { id: row.id } })).withdrawal);
      return row.accountNumber;
    };
    try {
      if (await copyText(row.status === 'Pending' ? claimed() : row.accountNumber)) {
        announce(`The account number of ${row.username} is copied.`);
      } else showToast('error', 'Your browser did not let the number be copied: please select it.');
    } catch (error) {
      const by = error instanceof ApiError ? error.details.claimedBy : undefined;
      if (typeof by !== 'string') return showRefusal(error, row);
      takeRequest((error as ApiError).details.withdrawal as Row);
      return showToast('error', `${by} is paying the request of ${row.username}. The number was not copied.`);
    }
  });
}

export function askToPayAgain(row: Row): void {
  const claim = claimAt(row, serverNow());
  const isOther = claim !== null && claim.by !== useAdminSession.getState().session?.email;
  ask({ kind: 'pay-again', row, by: isOther ? claim.by : null });
}

/** «Pay again», after a person has confirmed that the attempt which the question showed paid nothing. */
export function payAgain({ row, by }: PayAgainQuestion): Promise<void> {
  return oneAtATime(row.id, async () => {
    try {
      const body = {
        action: 'pay-again',
        version: row.version,
        ...(by !== null && { confirm: true }),
      } as const;
      await rowAfter(
        row,
        () => adminCall('decidePayout', { params: { id: row.id }, body }),
        ({ attempt }) => attempt > row.attempt,
      );
      announce(`The payout of ${row.username} is queued again.`);
    } catch (error) {
      const claimed = claimedRow(error);
      if (claimed) ask({ kind: 'pay-again', ...claimed });
      else showRefusal(error, row);
    }
  });
}

/** «Paid by hand», for an outcome that waits for a person. */
export function paidByHand(row: Row, reference: string): Promise<void> {
  const flip: Flip = { row, to: 'Paid', flipId: newId(), reference };
  return oneAtATime(row.id, async () => {
    const body = {
      action: 'paid-by-hand',
      version: row.version,
      flipId: flip.flipId,
      ...(reference && { reference }),
    } as const;
    try {
      const paid = await rowAfter(
        row,
        () => adminCall('decidePayout', { params: { id: row.id }, body }),
        isMarked('Paid'),
      );
      announce(`The request of ${row.username} is marked as Paid.`);
      offerUndo({ key: flip.flipId, row: paid, to: 'Pending', reference: null });
    } catch (error) {
      if (!askAboutClaim(error, flip)) showRefusal(error, row);
    }
  });
}
