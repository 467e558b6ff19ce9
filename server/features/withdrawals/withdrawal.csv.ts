import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { formatPkr, paisaOf } from '../../../shared/rules/money.ts';
import { lastChange } from '../../../shared/rules/withdrawal.ts';
import type { Store } from '../../ports/store.ts';
import type { Withdrawal } from '../../ports/withdrawal-store.ts';
import { type WithdrawalQuery, withdrawalPage } from './withdrawal.pages.ts';

/** So many are read at once. */
const PAGE = 200;
/** What spreadsheets take the encoding from: names are written in Urdu, too. */
const MARKED_AS_UTF8 = true;

export interface CsvOptions {
  readonly now: number;
  /** Whose days the books are kept in. */
  readonly timeZone: string;
  /** Somebody went away, or the store did: what was sent ends where it is. */
  readonly onFault: (fault: Error) => void;
}

/** A moment as spreadsheets understand it, in the time zone of the site. */
function momentIn(timeZone: string, at: number): string {
  const time = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return time.toString({ smallestUnit: 'second' }).replace('T', ' ');
}

/** A mobile number as it is printed: without its hyphen a spreadsheet would read a number, and drop its first 0. */
const asPrinted = (accountNumber: string) => accountNumber.replace(/^(03\d\d)(\d{7})$/, '$1-$2');

/** What a spreadsheet would read as a number or a date, and round. */
const LIKE_A_NUMBER = /^[\d.,:/ -]*\d[\d.,:/ -]*(e[+-]?\d+)?$/i;

/**
 * Where a formula would begin: at the start of a cell, and behind what parts cells for a spreadsheet of another country, which
 * cuts even a quoted one there.
 */
const FORMULA = /(^|[;|\t\r\n])(?=[\s"']*[=+\-@＝＋－＠])/g;

/** What was typed, marked as a text with the apostrophe that spreadsheets know for it. */
const asText = (text: string) => (LIKE_A_NUMBER.test(text) ? `'${text}` : text.replace(FORMULA, "$1'"));

type Column = readonly [name: string, of: (withdrawal: Withdrawal) => string | number | null];

function columnsIn(timeZone: string): readonly Column[] {
  const whenPaid =
    <T>(of: (withdrawal: Withdrawal) => T) =>
    (withdrawal: Withdrawal) =>
      withdrawal.status === 'Paid' ? of(withdrawal) : null;
  return [
    ['Request id', ({ id }) => id],
    ['Username', ({ username }) => asText(username)],
    ['Payment method', ({ paymentMethod }) => paymentMethod],
    ['Account name', ({ accountName }) => asText(accountName)],
    ['Account number', ({ accountNumber }) => asPrinted(accountNumber)],
    ['Points', ({ amount }) => amount],
    ['PKR', ({ amount }) => formatPkr(paisaOf(amount))],
    ['Status', ({ status }) => status],
    ['Payout state', ({ payoutState }) => payoutState],
    ['Attempt', ({ attempt }) => attempt],
    [`Requested (${timeZone})`, ({ createdAt }) => momentIn(timeZone, createdAt)],
    [`Paid (${timeZone})`, whenPaid(({ statusChangedAt }) => momentIn(timeZone, statusChangedAt))],
    ['Paid by', whenPaid(({ history }) => asText(lastChange(history)?.by ?? ''))],
    ['Reference', ({ reference }) => reference && asText(reference)],
  ];
}

/** The requests that an admin asked for, all of them and in that order, as CSV (RFC 4180): never more than a page is in memory. */
export function withdrawalsCsv(
  store: Pick<Store, 'withdrawals'>,
  query: Omit<WithdrawalQuery, 'cursor' | 'limit'>,
  { now, timeZone, onFault }: CsvOptions,
): Readable {
  const columns = columnsIn(timeZone);
  async function* rows() {
    let cursor: string | undefined;
    do {
      const page = await withdrawalPage(store, { ...query, cursor, limit: PAGE }, now);
      for (const withdrawal of page?.withdrawals ?? []) yield columns.map(([, of]) => of(withdrawal));
      cursor = page?.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
  const written = stringify({
    header: true,
    columns: columns.map(([name]) => name),
    bom: MARKED_AS_UTF8,
    record_delimiter: 'windows',
    // What members typed is never a formula of whoever opens it.
    escape_formulas: true,
  });
  return pipeline(Readable.from(rows()), written, (fault) => {
    if (fault) onFault(fault);
  });
}
