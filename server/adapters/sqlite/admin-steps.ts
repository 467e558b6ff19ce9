import type { AdminStore } from '../../ports/admin-store.ts';
import type { SupportStore } from '../../ports/support-store.ts';
import type { Steps } from './steps.ts';

export function createAdminSteps({ rows, read, write }: Steps): AdminStore {
  const { admins, passwordResets } = rows;
  return {
    admin: (email) => read(() => admins.find(email)),
    adminCount: () => read(() => admins.count()),
    admins: () => read(() => admins.all()),
    setAdmin: (record, now) =>
      write('full', () => {
        if (admins.find(record.email) && !admins.has(record.email, record))
          passwordResets.voidOpenBy(record.email, now);
        admins.set(record);
      }),
    removeAdmin: (email, now) =>
      write('full', () => {
        passwordResets.voidOpenBy(email, now);
        return admins.remove(email);
      }),
    openAdminSession: (session, checked) =>
      write('full', () => {
        if (!admins.has(session.email, checked)) return false;
        admins.openSession(session);
        return true;
      }),
    adminSession: (tokenHash) => read(() => admins.session(tokenHash)),
    prolongAdminSession: (tokenHash, now, expiresAt) =>
      write('normal', () => admins.prolong(tokenHash, now, expiresAt)),
    endAdminSession: (tokenHash) => write('full', () => admins.endSession(tokenHash)),
    addDeadJob: (job) => write('full', () => admins.addDead(job)),
    deadJobs: (limit) => read(() => admins.dead(limit)),
    removeDeadJob: (queue, id) => write('full', () => admins.removeDead(queue, id)),
  };
}

export function createSupportSteps({ rows, read, write }: Steps): SupportStore {
  const { support } = rows;
  return {
    addSupportMessage: (message) =>
      write('full', () => {
        if (support.hasSame(message)) return false;
        support.insert(message);
        return true;
      }),
    supportMessage: (id) => read(() => support.find(id)),
    supportMessages: (listing) => read(() => support.page(listing)),
    supportMessagesOf: (accountId) => read(() => support.ofAccount(accountId)),
    markSupportMessage: (id, done, by) => write('full', () => support.mark(id, done, by)),
    subscribe: (email, now) => write('full', () => support.subscribe(email, now)),
  };
}
