import { expect, it } from 'vitest';
import { createFloodGuard } from './flood-guard.ts';

const EVENTS_PER_SECOND = 40;

it('forty events a second of each socket, counted from its first; one more waits for the next second', () => {
  let now = 5_000;
  const guard = createFloodGuard(() => now);
  const [one, other] = [{}, {}];
  for (let n = 0; n < EVENTS_PER_SECOND; n++) expect(guard.event(one)).toBeUndefined();
  now += 999;
  expect(guard.event(one)).toEqual({ retryAfter: 1, isFirst: true });
  expect(guard.event(one)).toEqual({ retryAfter: 1, isFirst: false });
  expect(guard.event(other)).toBeUndefined();
  now += 1;
  expect(guard.event(one)).toBeUndefined();
});

it('twelve starts a minute; a refusal says the seconds that are left', () => {
  let now = 0;
  const guard = createFloodGuard(() => now);
  const socket = {};
  for (let n = 0; n < 12; n++) expect(guard.start(socket)).toBeUndefined();
  now = 20_500;
  expect(guard.start(socket)).toMatchObject({ retryAfter: 40 });
});
