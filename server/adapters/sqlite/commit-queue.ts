import type { DatabaseSync } from 'node:sqlite';
import { asUnavailable } from './engine-faults.ts';

/** `full` survives a loss of power, `normal` the death of the process. */
export type Durability = 'full' | 'normal';

interface Call {
  readonly durability: Durability;
  /** Runs inside the call's savepoint; returns what settles its promise after the commit. */
  readonly run: () => () => void;
  readonly refuse: (reason: unknown) => void;
}

/**
 * One writer's transactions: calls of one tick share a commit, each in a savepoint of its own, so that a failing call
 * takes nothing else with it. Promises settle after COMMIT; when that fails, all of them are refused.
 */
export function createCommitQueue(database: DatabaseSync) {
  let waiting: Call[] = [];
  let durabilityNow: Durability = 'full';

  function setDurability(durability: Durability): void {
    if (durability === durabilityNow) return;
    database.exec(`PRAGMA synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'}`);
    durabilityNow = durability;
  }

  function runInSavepoint(call: Call): () => void {
    database.exec('SAVEPOINT one_call');
    try {
      const settle = call.run();
      database.exec('RELEASE one_call');
      return settle;
    } catch (fault) {
      if (!database.isTransaction) throw fault;
      database.exec('ROLLBACK TO one_call; RELEASE one_call');
      return () => call.refuse(asUnavailable(fault));
    }
  }

  function commitWaiting(): void {
    const calls = waiting;
    waiting = [];
    if (calls.length === 0) return;
    try {
      setDurability(calls.some((call) => call.durability === 'full') ? 'full' : 'normal');
      database.exec('BEGIN IMMEDIATE');
      const settlements = calls.map(runInSavepoint);
      database.exec('COMMIT');
      for (const settle of settlements) settle();
    } catch (fault) {
      for (const call of calls) call.refuse(asUnavailable(fault));
      if (database.isTransaction) database.exec('ROLLBACK');
    }
  }

  return {
    /** Runs `step` in the next commit and resolves with what it returned, after that commit. */
    write<T>(durability: Durability, step: () => T): Promise<T> {
      return new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(commitWaiting);
        const run = () => {
          const value = step();
          return () => resolve(value);
        };
        waiting.push({ durability, run, refuse: reject });
      });
    },
    /** Commits what waits, now. */
    flush: commitWaiting,
  };
}

export type CommitQueue = ReturnType<typeof createCommitQueue>;
