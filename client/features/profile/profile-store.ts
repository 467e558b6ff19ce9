import { create } from 'zustand';
import type { LedgerEntryView, ProfileChange, ProfileView } from '../../../shared/contract/views.ts';

interface ProfileState {
  /** Null until it has arrived. */
  readonly profile: ProfileView | null;
  readonly ledger: readonly LedgerEntryView[] | null;
  /** Why it could not be loaded. */
  readonly problem: string | null;
}

const nothing: ProfileState = { profile: null, ledger: null, problem: null };

export const useProfile = create<ProfileState>()(() => nothing);

export function forgetProfile(): void {
  useProfile.setState(nothing);
}

/** Takes a live change over; one that is older than what is shown, or comes before anything is, is dropped. */
export function takeChange({ points, pkr, quizCount, rank, version }: ProfileChange): void {
  useProfile.setState(({ profile }) =>
    profile && version >= profile.version
      ? { profile: { ...profile, points, pkr, quizCount, rank, version } }
      : {},
  );
}

/** Takes a fetched profile over; what a live change has overtaken meanwhile stays. */
export function takeProfile(fetched: ProfileView): void {
  useProfile.setState(({ profile }) => {
    if (!profile || fetched.version >= profile.version) return { profile: fetched, problem: null };
    const { lastActive, inactivity, expiresAt } = fetched;
    return { profile: { ...profile, lastActive, inactivity, expiresAt }, problem: null };
  });
}

/** Takes a fetched ledger over, unless a later one is there already. */
export function takeLedger(entries: readonly LedgerEntryView[]): void {
  useProfile.setState(({ ledger }) => (ledger && entries.length < ledger.length ? {} : { ledger: entries }));
}
