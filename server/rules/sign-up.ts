import type { SignUpObstacle, Slots } from '../ports/account-store.ts';

export interface SignUpFacts {
  readonly isEmailTaken: boolean;
  readonly isUsernameTaken: boolean;
  /** Before the account takes one. */
  readonly slots: Slots;
}

/** Why a sign-up is refused, in the order in which the reasons are told; null where it isn't. */
export function obstacleOf({ isEmailTaken, isUsernameTaken, slots }: SignUpFacts): SignUpObstacle | null {
  if (isEmailTaken) return 'EMAIL_TAKEN';
  if (isUsernameTaken) return 'USERNAME_TAKEN';
  return slots.taken < slots.limit ? null : 'NO_FREE_ACCOUNTS';
}
