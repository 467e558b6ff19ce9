import { beforeEach, expect, test } from 'vitest';
import type { LedgerEntryView } from '../../../shared/contract/views.ts';
import { longerLedger, newerProfile, takeChange, useLedger, useProfile } from './profile-store.ts';
import { profileView } from './testing/profile-view.ts';

const profile = profileView({ points: 100, version: 5 });
const change = { points: 140, pkr: '14.00', quizCount: 4, rank: 'Bronze', version: 6 };
const entry = { id: 'e1', at: 1, points: 40, balance: 40, reason: 'quiz', ref: 'music/rock-music' } as const;

const takeProfile = (fetched: typeof profile) => useProfile.setState((state) => newerProfile(fetched, state));
const takeLedger = (entries: readonly LedgerEntryView[]) =>
  useLedger.setState((state) => longerLedger({ entries }, state));

beforeEach(() => {
  useProfile.setState(useProfile.getInitialState(), true);
  useLedger.setState(useLedger.getInitialState(), true);
});

test('a change is taken over, an older one that arrives later is dropped [LIVE-5]', () => {
  takeProfile(profile);
  takeChange(change);
  takeChange({ ...change, points: 90, version: 4 });
  expect(useProfile.getState().profile).toMatchObject({ points: 140, quizCount: 4, version: 6 });
});

test('a fetched profile that a change has overtaken brings its dates alone', () => {
  takeProfile(profile);
  takeChange(change);
  takeProfile({ ...profile, lastActive: 77, expiresAt: 88 });
  expect(useProfile.getState().profile).toMatchObject({ points: 140, lastActive: 77, expiresAt: 88 });
});

test('a change before anything is shown waits for the fetch', () => {
  takeChange(change);
  expect(useProfile.getState().profile).toBeNull();
});

test('an older ledger does not take the place of a longer one', () => {
  takeLedger([entry, { ...entry, id: 'e0' }]);
  takeLedger([entry]);
  expect(useLedger.getState().ledger).toHaveLength(2);
});
