import type { ProfileView } from '../../../../shared/contract/views.ts';

/** A member's profile as the server sends it, with what the test changes. */
export function profileView(changes: Partial<ProfileView> = {}): ProfileView {
  return {
    username: 'Ayesha',
    points: 0,
    pkr: '0.00',
    quizCount: 0,
    rank: 'Unranked',
    lastActive: Date.UTC(2026, 10, 21, 9),
    inactivity: { kind: 'kept', by: 'cleanup-off' },
    expiresAt: Date.now() + 1_800_000,
    version: 1,
    withdrawals: [],
    ...changes,
  };
}
