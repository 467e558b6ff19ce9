import { paisaOf } from '../../../shared/rules/money.ts';
import type { AccountStore } from '../../ports/account-store.ts';
import type { SessionStore } from '../../ports/session-store.ts';
import { removeAccount } from './account-removal.ts';
import type { Steps } from './steps.ts';

export function createAccountSteps({ rows, read, write }: Steps): AccountStore {
  const { accounts, ledger, plays, counters, withdrawals, sessions, support } = rows;
  return {
    signUpObstacle: (form) => read(() => accounts.obstacle(form)),
    claimAccount: (account) =>
      write('full', () => {
        const code = accounts.obstacle(account);
        if (code) return { kind: 'refused', code };
        accounts.insert(account);
        return { kind: 'claimed', slots: accounts.slots() };
      }),
    credentials: (usernameKey) => read(() => accounts.credentials(usernameKey)),
    credentialsOf: (accountId) => read(() => accounts.credentialsOf(accountId)),
    profile: (accountId) => read(() => accounts.find(accountId)),
    accountOwner: (accountId) => read(() => accounts.owner(accountId)),
    ownerOfMailbox: (mailbox) => read(() => accounts.ownerOfMailbox(mailbox)),
    deleteAccount: ({ accountId, tokenHash }, { passwordHash, now }) =>
      write('full', () => {
        if (!sessions.isValid(accountId, tokenHash, now)) return { kind: 'gone' };
        if (accounts.credentialsOf(accountId)?.passwordHash !== passwordHash) return { kind: 'gone' };
        if (withdrawals.isUnderWay(accountId)) return { kind: 'money-under-way' };
        support.removeOf(accountId);
        return { kind: 'deleted', slots: removeAccount(rows, accountId) };
      }),
    countedMembers: (accountIds) => read(() => accounts.counted(accountIds)),
    keepAnswerCounts: (accountId, version, counts) =>
      write('normal', () => accounts.keepCounts(accountId, version, counts)),
    ledger: (accountId, limit) => read(() => ledger.list(accountId, limit)),
    ledgerSince: (accountId, since) => read(() => ledger.since(accountId, since)),
    slots: () => read(() => accounts.slots()),
    setSlotLimit: (limit) =>
      write('full', () => {
        accounts.setLimit(limit);
        return accounts.slots();
      }),
    stats: () =>
      read(() => {
        const counted = accounts.count();
        return {
          members: counted.members,
          plays: counted.plays + plays.countVisited() + counters.value('plays_gone'),
          paidOutPaisa: paisaOf(withdrawals.paidPoints()),
        };
      }),
  };
}

export function createSessionSteps({ rows, read, write }: Steps): SessionStore {
  const { accounts, sessions, passwordResets } = rows;
  return {
    openSession: (session, { passwordHash, now }) =>
      write('full', () => {
        const known = accounts.credentialsOf(session.accountId);
        if (known?.passwordHash !== passwordHash) return { kind: 'gone' };
        accounts.touch(session.accountId, now);
        return { kind: 'opened', replacedTokenHash: sessions.replace(session) };
      }),
    session: (tokenHash) => read(() => sessions.find(tokenHash)),
    sessionsOf: (accountIds) => read(() => sessions.ofAccounts(accountIds)),
    prolongSession: (session, now) =>
      write('full', () => {
        if (!sessions.prolong(session, now)) return undefined;
        accounts.touch(session.accountId, now);
        return accounts.find(session.accountId);
      }),
    endSession: (tokenHash) => write('full', () => sessions.remove(tokenHash)),
    changePassword: ({ accountId, tokenHash }, passwordHash, { passwordHash: checked, now }) =>
      write('full', () => {
        if (!sessions.isValid(accountId, tokenHash, now)) return 'gone';
        if (accounts.credentialsOf(accountId)?.passwordHash !== checked) return 'changed-before';
        accounts.setPassword(accountId, passwordHash);
        passwordResets.voidOpenOf(accountId, now);
        accounts.touch(accountId, now);
        return 'changed';
      }),
  };
}
