import type { Cleaned, CleanupRule, CleanupStore } from '../../ports/cleanup-store.ts';
import type { Steps } from './steps.ts';

export function createCleanupSteps({ rows, read, write }: Steps): CleanupStore {
  const { cleanup, accounts, sessions, withdrawals, plays } = rows;

  function cleanUp(accountId: string, jobId: string, rule: CleanupRule): Cleaned {
    if (!cleanup.permission().cleanupAllowed) return { kind: 'not-allowed' };
    if (cleanup.run()?.jobId !== jobId) return { kind: 'superseded' };
    const profile = accounts.find(accountId);
    if (!profile || profile.lastActive >= rule.inactiveBefore) return { kind: 'active' };
    if (withdrawals.holdsMember(accountId, rule.settledBefore)) return { kind: 'kept' };
    const endedTokenHash = sessions.tokenHashOf(accountId);
    withdrawals.archiveAndRemoveOf(accountId);
    plays.deleteMember(accountId);
    accounts.remove(accountId);
    return { kind: 'deleted', slots: accounts.slots(), endedTokenHash };
  }

  return {
    cleanupPermission: () => read(() => cleanup.permission()),
    setCleanupPermission: (cleanupAllowed) =>
      write('full', () => {
        cleanup.setAllowed(cleanupAllowed);
        return cleanup.permission();
      }),
    beginCleanup: (run, now) =>
      write('full', () => {
        const current = cleanup.run();
        if (current?.state === 'running' && current.leaseUntil > now) return current;
        cleanup.setRun(run);
        return run;
      }),
    saveCleanup: (run) =>
      write('normal', () => {
        if (cleanup.run()?.jobId === run.jobId) cleanup.setRun(run);
      }),
    cleanupRun: () => read(() => cleanup.run()),
    accountIds: () => read(() => accounts.ids()),
    cleanUpMember: (accountId, jobId, rule) => write('full', () => cleanUp(accountId, jobId, rule)),
  };
}
