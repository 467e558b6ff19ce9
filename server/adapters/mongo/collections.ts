import type { Collection, Db } from 'mongodb';
import { COLLECTIONS, type Documents } from './documents.ts';

export type Collections = { readonly [Name in keyof Documents]: Collection<Documents[Name]> };

/** The collections of a database, typed by their documents. */
export function collectionsOf(db: Db): Collections {
  return {
    users: db.collection(COLLECTIONS.users),
    sessions: db.collection(COLLECTIONS.sessions),
    passwordResets: db.collection(COLLECTIONS.passwordResets),
    support: db.collection(COLLECTIONS.support),
    withdrawals: db.collection(COLLECTIONS.withdrawals),
    admins: db.collection(COLLECTIONS.admins),
    adminControl: db.collection(COLLECTIONS.adminControl),
    plays: db.collection(COLLECTIONS.plays),
    questions: db.collection(COLLECTIONS.questions),
    ledger: db.collection(COLLECTIONS.ledger),
    slots: db.collection(COLLECTIONS.slots),
    newsletter: db.collection(COLLECTIONS.newsletter),
    payoutArchive: db.collection(COLLECTIONS.payoutArchive),
    paymentReferences: db.collection(COLLECTIONS.paymentReferences),
    deadJobs: db.collection(COLLECTIONS.deadJobs),
    counters: db.collection(COLLECTIONS.counters),
    adminSessions: db.collection(COLLECTIONS.adminSessions),
    playHours: db.collection(COLLECTIONS.playHours),
    probes: db.collection(COLLECTIONS.probes),
    migrations: db.collection(COLLECTIONS.migrations),
  };
}
