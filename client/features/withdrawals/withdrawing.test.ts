import { beforeEach, describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../../shared/contract/errors.ts';
import { ApiError } from '../../lib/api.ts';
import { type KeyValueStorage, safeStorage } from '../../lib/storage.ts';
import { withdrawalView } from './testing/withdrawal-view.ts';
import { createWithdrawing, type Withdrawing, type WithdrawingParts } from './withdrawing.ts';

type Answer = 'made' | [code: ErrorCode | 'OFFLINE', status: number];

let storage: KeyValueStorage;
let answers: Answer[];
let posted: Parameters<WithdrawingParts['post']>[0][];
let minted: number;

beforeEach(() => {
  storage = safeStorage(() => {
    throw new Error('memory only');
  });
  answers = [];
  posted = [];
  minted = 0;
});

/** A page that was opened anew: nothing is left but what the storage holds. */
function open(username: string | null = 'Ayesha'): Withdrawing {
  const withdrawing = createWithdrawing({
    storage,
    mint: () => `request-${++minted}`,
    post: async (body) => {
      posted.push(body);
      const answer = answers.shift() ?? 'made';
      if (answer === 'made') return withdrawalView();
      throw new ApiError(answer[0], answer[1], answer[0]);
    },
  });
  withdrawing.of(username);
  withdrawing.begin();
  return withdrawing;
}

function fill(withdrawing: Withdrawing): Withdrawing {
  withdrawing.edit({ accountName: 'Ayesha Khan', accountNumber: '03001234567' });
  return withdrawing;
}

const ids = (): string[] => posted.map(({ requestId }) => requestId);

const each = (...answers: Answer[]) => answers.map((answer) => ({ answer }));

const noAnswer = each(
  ['OFFLINE', 0],
  ['SOMETHING_WRONG', 500],
  ['UNAVAILABLE', 503],
  // An answer that broke off: the request was made.
  ['SOMETHING_WRONG', 201],
);

describe('without a definite answer', () => {
  test.each(noAnswer)(
    '%s %s: the same id and form are sent again, also after a reload',
    async ({ answer }) => {
      answers = [answer, answer, 'made'];
      const page = fill(open());
      expect(await page.send()).toMatchObject({ outcome: 'failed' });
      expect(page.store.getState().intent).toMatchObject({ uncertain: true });
      await page.send();
      expect(await open().send()).toMatchObject({ outcome: 'requested' });
      expect(ids()).toEqual(['request-1', 'request-1', 'request-1']);
      expect(posted[2]).toEqual(posted[0]);
    },
  );

  test('a page that goes while the request is in flight has kept it', async () => {
    const page = fill(open());
    const sending = page.send();
    expect(open().store.getState().intent).toMatchObject({ requestId: 'request-1', uncertain: true });
    await sending;
  });

  test.each(
    each(
      ['SESSION_EXPIRED', 401],
      ['RATE_LIMITED', 429],
      // The form may have been changed meanwhile, and is judged before the id is looked up.
      ['ACCOUNT_NUMBER_INVALID', 422],
      ['BAD_REQUEST', 400],
    ),
  )('a later $answer says nothing of the first try: its id stays', async ({ answer }) => {
    answers = [['OFFLINE', 0], answer, 'made'];
    const page = fill(open());
    for (let tries = 0; tries < 3; tries++) await page.send();
    expect(ids()).toEqual(['request-1', 'request-1', 'request-1']);
  });

  test('a form that was changed after a try that arrived is not sent as a second request', async () => {
    answers = [
      ['OFFLINE', 0],
      ['REQUEST_ID_REUSED', 422],
    ];
    const page = fill(open());
    await page.send();
    page.edit({ accountName: 'Somebody Else' });
    expect(await page.send()).toMatchObject({ outcome: 'already-there' });
    expect(ids()).toEqual(['request-1', 'request-1']);
    expect(page.store.getState().intent).toBeNull();
  });

  test('points that do not suffice prove that the first try never arrived', async () => {
    answers = [['OFFLINE', 0], ['INSUFFICIENT_POINTS', 422], 'made'];
    const page = fill(open());
    for (let tries = 0; tries < 3; tries++) await page.send();
    expect(ids()).toEqual(['request-1', 'request-1', 'request-2']);
  });
});

describe('a definite answer', () => {
  test('a request that was made ends the intent: the next one is new, and empty', async () => {
    const page = fill(open());
    await page.send();
    expect(open().store.getState().intent).toMatchObject({ requestId: 'request-2', uncertain: false });
    page.begin();
    expect(page.store.getState().intent?.form.accountName).toBe('');
    await fill(page).send();
    expect(new Set(ids()).size).toBe(2);
  });

  test.each(each(['ACCOUNT_NAME_INVALID', 422], ['INSUFFICIENT_POINTS', 422], ['BAD_REQUEST', 400]))(
    '$answer: a new id with the same form',
    async ({ answer }) => {
      answers = [answer];
      const page = fill(open());
      await page.send();
      await page.send();
      expect(ids()).toEqual(['request-1', 'request-2']);
      expect(posted[1]).toMatchObject({ accountName: 'Ayesha Khan', accountNumber: '03001234567' });
    },
  );
});

test('twenty clicks send once', async () => {
  const page = fill(open());
  const sent = await Promise.all(Array.from({ length: 20 }, () => page.send()));
  expect(sent.filter(Boolean)).toHaveLength(1);
  expect(posted).toHaveLength(1);
});

test('nothing is sent before name and number are there', async () => {
  const page = open();
  page.edit({ accountName: 'Ayesha Khan', accountNumber: '  ' });
  expect(await page.send()).toBeNull();
  expect(posted).toEqual([]);
});

test('a refusal stands at its field until that is changed', async () => {
  answers = [['ACCOUNT_NUMBER_INVALID', 422]];
  const page = fill(open());
  await page.send();
  expect(page.store.getState().problem?.field).toBe('accountNumber');
  page.edit({ accountName: 'Ayesha' });
  expect(page.store.getState().problem?.field).toBe('accountNumber');
  page.edit({ accountNumber: '03001234568' });
  expect(page.store.getState().problem).toBeNull();
});

test('another member neither sees nor ends what is on its way', async () => {
  answers = [['OFFLINE', 0]];
  const page = fill(open());
  const sending = page.send();
  page.of('Bilal');
  page.begin();
  expect(await sending).toBeNull();
  expect(page.store.getState()).toMatchObject({ username: 'Bilal', busy: false, problem: null });
  expect(page.store.getState().intent?.form.accountNumber).toBe('');
  page.of('ayesha');
  expect(page.store.getState().intent).toMatchObject({ requestId: 'request-1', uncertain: true });
});

test('what is in the storage is not trusted', () => {
  storage.setItem('sawaal:withdrawal:ayesha', '{"requestId":"x","form":{"paymentMethod":"Cheque"}}');
  expect(open().store.getState().intent?.form.paymentMethod).toBe('JazzCash');
});
