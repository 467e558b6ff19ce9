import { create } from 'zustand';
import type {
  LedgerEntryView,
  ProfileChange,
  ProfileView,
  ProgressView,
} from '../../../shared/contract/views.ts';
import type { LiveState } from '../../state/live/live-resource.ts';

interface ProfileState extends LiveState {
  /** Null until it has arrived. */
  readonly profile: ProfileView | null;
}

interface LedgerState extends LiveState {
  readonly ledger: readonly LedgerEntryView[] | null;
}

interface ProgressState extends LiveState {
  /** How the member comes along; null where it did not arrive: the profile stands without it. */
  readonly progress: ProgressView | null;
}

export const useProfile = create<ProfileState>()(() => ({ profile: null, problem: null }));
export const useLedger = create<LedgerState>()(() => ({ ledger: null, problem: null }));
export const useProgress = create<ProgressState>()(() => ({ progress: null, problem: null }));

/** Takes a live change over; one that is older than what is shown, or comes before anything is, is dropped. */
export function takeChange({ points, pkr, quizCount, rank, version }: ProfileChange): void {
  useProfile.setState(({ profile }) =>
    profile && version >= profile.version
      ? { profile: { ...profile, points, pkr, quizCount, rank, version } }
      : {},
  );
}

/** A fetched profile; what a live change has overtaken meanwhile stays. */
export function newerProfile(fetched: ProfileView, { profile }: ProfileState): Partial<ProfileState> {
  if (!profile || fetched.version >= profile.version) return { profile: fetched };
  const { lastActive, inactivity, expiresAt } = fetched;
  return { profile: { ...profile, lastActive, inactivity, expiresAt } };
}

/** A fetched ledger, unless a later one is there already. */
export function longerLedger(
  { entries }: { readonly entries: readonly LedgerEntryView[] },
  { ledger }: LedgerState,
): Partial<LedgerState> {
  return ledger && entries.length < ledger.length ? {} : { ledger: entries };
}
