import { paisaOf } from '../../../shared/rules/money.ts';
import type { AccountStore, NewAccount } from '../../ports/account-store.ts';
import type { SessionStore } from '../../ports/session-store.ts';
import { decideDeletion } from '../../rules/account-removal.ts';
import { decidePasswordChange, isValidSession, type Known } from '../../rules/session.ts';
import { obstacleOf } from '../../rules/sign-up.ts';
import { removeAccount } from './account-removal.ts';
import type { Steps } from './steps.ts';

const knownOf = ({ sessions, accounts }: Steps['rows'], accountId: string): Known => ({
  session: sessions.held(accountId),
  credentials: accounts.credentialsOf(accountId),
});

export function createAccountSteps({ rows, read, write }: Steps): AccountStore {
  const { accounts, ledger, plays, counters, withdrawals, support } = rows;

  function obstacle({ mailbox, usernameKey }: Pick<NewAccount, 'mailbox' | 'usernameKey'>) {
    return obstacleOf({
      isEmailTaken: accounts.ownerOfMailbox(mailbox) !== undefined,
      isUsernameTaken: accounts.credentials(usernameKey) !== undefined,
      slots: accounts.slots(),
    });
  }

  return {
    signUpObstacle: (form) => read(() => obstacle(form)),
    claimAccount: (account) =>
      write('full', () => {
        const code = obstacle(account);
        if (code) return { kind: 'refused', code };
        accounts.insert(account);
        return { kind: 'claimed', slots: accounts.slots() };
      }),
    credentials: (usernameKey) => read(() => accounts.credentials(usernameKey)),
    credentialsOf: (accountId) => read(() => accounts.credentialsOf(accountId)),
    profile: (accountId) => read(() => accounts.find(accountId)),
    accountOwner: (accountId) => read(() => accounts.owner(accountId)),
    ownerOfMailbox: (mailbox) => read(() => accounts.ownerOfMailbox(mailbox)),
    deleteAccount: ({ accountId, tokenHash }, checked) =>
      write('full', () => {
        const facts = { ...knownOf(rows, accountId), withdrawals: withdrawals.ofAccount(accountId) };
        const kind = decideDeletion({ ...checked, tokenHash }, facts);
        if (kind !== 'deleted') return { kind };
        support.removeOf(accountId);
        return { kind, slots: removeAccount(rows, accountId) };
      }),
    countedMembers: (accountIds) => read(() => accounts.allCounted(accountIds)),
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
    prolongSession: ({ accountId, tokenHash, expiresAt }, now) =>
      write('full', () => {
        if (!isValidSession(sessions.held(accountId), tokenHash, now)) return undefined;
        sessions.prolong(accountId, expiresAt);
        accounts.touch(accountId, now);
        return accounts.find(accountId);
      }),
    endSession: (tokenHash) => write('full', () => sessions.remove(tokenHash)),
    changePassword: ({ accountId, tokenHash }, passwordHash, checked) =>
      write('full', () => {
        const decided = decidePasswordChange({ ...checked, tokenHash }, knownOf(rows, accountId));
        if (decided !== 'changed') return decided;
        accounts.setPassword(accountId, passwordHash);
        passwordResets.voidOpenOf(accountId, checked.now);
        accounts.touch(accountId, checked.now);
        return decided;
      }),
  };
}
