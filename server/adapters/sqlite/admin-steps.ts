import type { AdminStore } from '../../ports/admin-store.ts';
import type { SupportStore } from '../../ports/support-store.ts';
import type { Steps } from './steps.ts';

export function createAdminSteps({ rows, read, write }: Steps): AdminStore {
  const { admins } = rows;
  return {
    admin: (email) => read(() => admins.find(email)),
    adminCount: () => read(() => admins.count()),
    setAdmin: (record) => write('full', () => admins.set(record)),
    openAdminSession: (session) => write('full', () => admins.openSession(session)),
    adminSession: (tokenHash) => read(() => admins.session(tokenHash)),
    prolongAdminSession: (tokenHash, now, expiresAt) =>
      write('normal', () => admins.prolong(tokenHash, now, expiresAt)),
    endAdminSession: (tokenHash) => write('full', () => admins.endSession(tokenHash)),
    addDeadJob: (job) => write('full', () => admins.addDead(job)),
    deadJobs: () => read(() => admins.dead()),
    removeDeadJob: (queue, id) => write('full', () => admins.removeDead(queue, id)),
  };
}

export function createSupportSteps({ rows, read, write }: Steps): SupportStore {
  const { support } = rows;
  return {
    addSupportMessage: (message) => write('full', () => support.insert(message)),
    supportMessages: () => read(() => support.all()),
    subscribe: (email, now) => write('full', () => support.subscribe(email, now)),
  };
}
