import type { Cleaned, CleanupRule, CleanupStore } from '../../ports/cleanup-store.ts';
import { decideCleanup, holdsLease } from '../../rules/account-removal.ts';
import { removeAccount } from './account-removal.ts';
import type { Steps } from './steps.ts';

export function createCleanupSteps({ rows, read, write }: Steps): CleanupStore {
  const { cleanup, accounts, sessions, withdrawals } = rows;

  function cleanUp(accountId: string, fence: string, rule: CleanupRule): Cleaned {
    const kind = decideCleanup(fence, rule, {
      ...cleanup.permission(),
      run: cleanup.run() ?? null,
      member: accounts.find(accountId),
      withdrawals: withdrawals.ofAccount(accountId),
    });
    if (kind !== 'deleted') return { kind };
    const endedTokenHash = sessions.held(accountId)?.tokenHash ?? null;
    return { kind, slots: removeAccount(rows, accountId), endedTokenHash };
  }

  return {
    previewCleanup: (rule, limit) => read(() => rows.previewOfCleanup(rule, limit)),
    cleanupPermission: () => read(() => cleanup.permission()),
    setCleanupPermission: (cleanupAllowed) =>
      write('full', () => {
        cleanup.setAllowed(cleanupAllowed);
        return cleanup.permission();
      }),
    beginCleanup: (run, now) =>
      write('full', () => {
        const current = cleanup.run();
        if (current && holdsLease(current, run.jobId, now)) return current;
        cleanup.setRun(run);
        return run;
      }),
    saveCleanup: (run) =>
      write('normal', () => {
        if (cleanup.run()?.fence !== run.fence) return false;
        cleanup.setRun(run);
        return true;
      }),
    cleanupRun: () => read(() => cleanup.run()),
    inactiveMembers: (before, after, limit) => read(() => accounts.inactive(before, after, limit)),
    cleanUpMember: (accountId, fence, rule) => write('full', () => cleanUp(accountId, fence, rule)),
  };
}
