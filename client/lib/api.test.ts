import { afterEach, expect, test, vi } from 'vitest';
import { catalogueView } from '../testing/catalogue-view.ts';
import { call, callAs, fetchFile } from './api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answer(response: Response | Error) {
  const fetch = vi.fn((_path: string, _init: RequestInit) =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('calls what is declared and returns its reply', async () => {
  const view = catalogueView([]);
  const fetch = answer(Response.json(view));
  expect(await call('catalogue')).toEqual(view);
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/catalogue');
  expect(fetch.mock.calls[0]?.[1].method).toBe('GET');
});

test('a problem of the server arrives with its code and message', async () => {
  answer(Response.json({ code: 'RATE_LIMITED', detail: 'Please wait 7 seconds.' }, { status: 429 }));
  await expect(call('site')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    status: 429,
    message: 'Please wait 7 seconds.',
  });
});

test('a failure without a known code gets a message of its own', async () => {
  answer(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(call('site')).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 502 });
  answer(Response.json({ code: 'toString' }, { status: 500 }));
  await expect(call('site')).rejects.toMatchObject({ code: 'SOMETHING_WRONG', status: 500 });
  answer(new Response('<html>', { status: 200 }));
  await expect(call('site')).rejects.toMatchObject({ code: 'SOMETHING_WRONG' });
});

test('no answer at all is being offline', async () => {
  answer(new TypeError('Failed to fetch'));
  await expect(call('site')).rejects.toMatchObject({ code: 'OFFLINE', status: 0 });
});

test('member calls carry the token, the others do not', async () => {
  callAs({ token: () => 'token-1', refused: () => {} });
  const fetch = answer(Response.json({ entries: [] }));
  await call('ledger');
  expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ authorization: 'Bearer token-1' });
  await call('slots').catch(() => undefined);
  expect(fetch.mock.calls[1]?.[1].headers).not.toHaveProperty('authorization');
});

test('what a call takes is sent as JSON, and a reply may be empty', async () => {
  const fetch = answer(new Response(null, { status: 204 }));
  expect(await call('changePassword', { body: { current: 'a', next: 'b' } })).toBeNull();
  expect(fetch.mock.calls[0]?.[1].body).toBe('{"current":"a","next":"b"}');
  expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ 'content-type': 'application/json' });
});

test('a session that is over is told once, with the reason, a wrong password is not', async () => {
  const refused = vi.fn();
  callAs({ token: () => 'token-1', refused });
  answer(Response.json({ code: 'WRONG_PASSWORD' }, { status: 401 }));
  await expect(call('changePassword', { body: {} })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
  expect(refused).not.toHaveBeenCalled();
  answer(Response.json({ code: 'SESSION_EXPIRED', reason: 'replaced' }, { status: 401 }));
  await expect(call('me')).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
  expect(refused).toHaveBeenCalledExactlyOnceWith('token-1', 'replaced');
});

test('a call for somebody else carries that token, its path and its query', async () => {
  callAs({ token: () => 'token-1', refused: () => {} });
  const fetch = answer(Response.json({ withdrawals: [] }));
  await call('adminWithdrawals', { token: 'admin-1', query: { sort: 'status', order: 'asc' } });
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/admin/withdrawals?sort=status&order=asc');
  expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ authorization: 'Bearer admin-1' });
  answer(Response.json({ code: 'CLAIMED', claimedBy: 'b@example.com' }, { status: 409 }));
  await expect(call('claimWithdrawal', { token: 'admin-1', params: { id: 'a/b' } })).rejects.toMatchObject({
    details: { claimedBy: 'b@example.com' },
  });
});

/** Only the caller ends what nobody answers, as a browser lets it. */
const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

test('a call that a network leaves hanging ends in words within 15 seconds [DEVICE-5]', async () => {
  vi.useFakeTimers();
  const neverAnswers = (_: string, { signal }: RequestInit) => untilAborted(signal);
  const stopsAfterTheHead = (_: string, { signal }: RequestInit) =>
    Promise.resolve({ ok: true, status: 200, headers: new Headers(), json: () => untilAborted(signal) });
  for (const fetch of [neverAnswers, stopsAfterTheHead]) {
    vi.stubGlobal('fetch', fetch);
    const failed = expect(call('site')).rejects.toMatchObject({ code: 'OFFLINE', status: 0 });
    await vi.advanceTimersByTimeAsync(15_000);
    await failed;
  }
});

test('a file may take longer than any call, as long as it goes on coming [DEVICE-5]', async () => {
  vi.useFakeTimers();
  let parts = 5;
  const read = async () => {
    await new Promise((next) => setTimeout(next, 10_000));
    return parts-- > 0 ? { done: false, value: new TextEncoder().encode('part ') } : { done: true };
  };
  const body = { getReader: () => ({ read }) };
  vi.stubGlobal('fetch', async () => ({ ok: true, status: 200, headers: new Headers(), body }));
  const file = fetchFile('exportAccount', { token: 'token-1' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await file).content.size).toBeGreaterThan(0);
});

/** Answers one call after the other. */
function answerInTurn(...responses: (Response | Error)[]) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => {
    const next = responses.shift() ?? new TypeError('Failed to fetch');
    if (next instanceof Error) throw next;
    return next;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const lost = () => new TypeError('Failed to fetch');
const cutOff = () => new Response('{"userna', { status: 201 });

test('a change that nobody answers is asked for once more, by the same member and in the same words [TWICE-8]', async () => {
  const body = { current: 'a', next: 'b' };
  for (const first of [lost(), cutOff(), new Response('', { status: 502 })]) {
    let token: string | null = 'token-1';
    callAs({ token: () => token, refused: () => {} });
    const fetch = answerInTurn(first, new Response(null, { status: 204 }));
    const changed = call('changePassword', { body });
    token = null;
    expect(await changed).toBeNull();
    const [one, other] = fetch.mock.calls.map(([path, { method, headers, body: words }]) => [
      path,
      method,
      headers,
      words,
    ]);
    expect(other).toEqual(one);
  }
});

test('one that stays unanswered is left open, and so is one that is limited then; a refusal stands [TWICE-8]', async () => {
  const doubt = 'It may have arrived all the same: sent again, it is done only once.';
  answerInTurn(lost(), lost());
  await expect(call('newsletter', { body: {} })).rejects.toMatchObject({
    code: 'OFFLINE',
    inDoubt: true,
    message: `Sawaal cannot be reached. Please check your connection. ${doubt}`,
  });
  answerInTurn(lost(), Response.json({ code: 'RATE_LIMITED', detail: 'Wait.' }, { status: 429 }));
  await expect(call('newsletter', { body: {} })).rejects.toMatchObject({ message: `Wait. ${doubt}` });
  answerInTurn(lost(), Response.json({ code: 'EMAIL_INVALID', detail: 'No.' }, { status: 422 }));
  await expect(call('newsletter', { body: {} })).rejects.toMatchObject({ message: 'No.', inDoubt: true });
});

test('what is only read, and what a server refuses for a time, is asked for once [TWICE-8]', async () => {
  const reading = answerInTurn(lost());
  await expect(call('site')).rejects.toMatchObject({ inDoubt: false });
  const busy = { status: 503, headers: { 'retry-after': '2' } };
  const writing = answerInTurn(Response.json({ code: 'UNAVAILABLE', detail: 'Busy.' }, busy));
  await expect(call('newsletter', { body: {} })).rejects.toMatchObject({ message: 'Busy.', inDoubt: false });
  for (const fetch of [reading, writing]) expect(fetch).toHaveBeenCalledTimes(1);
});

test('a failure that took its time is told at once [TWICE-8]', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(() => {
    vi.advanceTimersByTime(3_000);
    return Promise.reject(lost());
  });
  vi.stubGlobal('fetch', fetch);
  await expect(call('newsletter', { body: {} })).rejects.toMatchObject({ inDoubt: true });
  expect(fetch).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
