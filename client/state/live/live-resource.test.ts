import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '../../lib/api.ts';
import { liveResource } from './live-resource.ts';

interface Count {
  readonly count: { readonly n: number; readonly version: number } | null;
  readonly problem: string | null;
}
type News = NonNullable<Count['count']>;

const newer = (news: News, { count }: Count): Partial<Count> =>
  count && news.version < count.version ? {} : { count: news };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A resource whose replies the test gives, in the order in which they were asked for. */
function bench({ gatherMs = 0, scope = () => 'anybody' as string | null } = {}) {
  const store = createStore<Count>()(() => ({ count: null, problem: null }));
  const asked: PromiseWithResolvers<News>[] = [];
  const resource = liveResource({
    store,
    scope,
    fetch: () => {
      const reply = Promise.withResolvers<News>();
      asked.push(reply);
      return reply.promise;
    },
    take: newer,
    on: { counted: (news: News) => store.setState((state) => newer(news, state)) },
    gatherMs,
  });
  const source = new EventEmitter();
  resource.follow(source);
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    resource,
    source,
    asked,
    shown: () => store.getState(),
    async reply(place: number, news: News) {
      asked[place]?.resolve(news);
      await settle();
    },
    async fail(place: number, error: unknown) {
      asked[place]?.reject(error);
      await settle();
    },
  };
}

test('of a fetch and what events bring meanwhile the newest version stands [LIVE-1]', async () => {
  const { resource, source, reply, shown } = bench();
  resource.hold();
  source.emit('connect');
  source.emit('counted', { n: 2, version: 2 });
  await reply(0, { n: 1, version: 1 });
  expect(shown().count).toEqual({ n: 2, version: 2 });
  source.emit('resync');
  await reply(1, { n: 3, version: 3 });
  expect(shown().count).toEqual({ n: 3, version: 3 });
});

test('one fetch runs at a time, and all that is told meanwhile is one more [LIVE-6]', async () => {
  const { resource, source, asked, reply } = bench();
  resource.hold();
  for (const event of ['connect', 'resync', 'resync']) source.emit(event);
  expect(asked).toHaveLength(1);
  await reply(0, { n: 1, version: 1 });
  expect(asked).toHaveLength(2);
  await reply(1, { n: 2, version: 2 });
  expect(asked).toHaveLength(2);
});

test('what nobody looks at is fetched once somebody does, where news were missed [LIVE-6]', async () => {
  const { resource, source, asked, reply } = bench();
  resource.hold()();
  source.emit('connect');
  expect(asked).toHaveLength(0);
  const release = resource.hold();
  expect(asked).toHaveLength(1);
  await reply(0, { n: 1, version: 1 });
  release();
  resource.hold();
  expect(asked).toHaveLength(1);
});

test('what came with another reply is not asked for again, unless news were missed since', async () => {
  const { resource, source, asked, shown } = bench();
  source.emit('connect');
  resource.accept({ n: 1, version: 1 });
  expect(shown().count?.n).toBe(1);
  resource.hold()();
  expect(asked).toHaveLength(0);
  void resource.refresh();
  source.emit('resync');
  asked[0]?.resolve({ n: 2, version: 2 });
  await vi.advanceTimersByTimeAsync(0);
  resource.hold();
  expect(asked).toHaveLength(2);
});

test('where nobody answers it says so, and asks again ever more rarely; an answer ends that [LIVE-6]', async () => {
  const { resource, asked, fail, reply, shown } = bench();
  resource.hold();
  void resource.refresh();
  const pauses = [5_000, 10_000, 20_000, 40_000, 60_000, 60_000];
  for (const [place, pause] of pauses.entries()) {
    await fail(place, new ApiError('OFFLINE', 0, 'Sawaal cannot be reached.'));
    expect(shown().problem).toBe('Sawaal cannot be reached.');
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(asked).toHaveLength(place + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(place + 2);
  }
  await reply(pauses.length, { n: 1, version: 1 });
  expect(shown()).toEqual({ count: { n: 1, version: 1 }, problem: null });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(pauses.length + 1);
});

test('a refusal is said and not repeated', async () => {
  const { resource, asked, fail, shown } = bench();
  resource.hold();
  void resource.refresh();
  await fail(0, new ApiError('RATE_LIMITED', 429, 'Slow down.'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(1);
  expect(shown().problem).toBe('Slow down.');
});

test('a reply for whoever was there before is dropped, and does not keep the next one waiting', async () => {
  let of: string | null = 'Ali';
  const { resource, asked, reply, shown } = bench({ scope: () => of });
  resource.hold();
  void resource.refresh();
  of = 'Sana';
  void resource.refresh();
  expect(asked).toHaveLength(2);
  await reply(1, { n: 2, version: 1 });
  await reply(0, { n: 1, version: 9 });
  expect(shown().count?.n).toBe(2);
  of = null;
  expect(await resource.refresh()).toBe(false);
  expect(asked).toHaveLength(2);
});

test('what is told within a moment is one fetch', async () => {
  const { resource, source, asked } = bench({ gatherMs: 100 });
  resource.hold();
  source.emit('connect');
  source.emit('resync');
  await vi.advanceTimersByTimeAsync(99);
  expect(asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(1);
});
