import { EventEmitter, once } from 'node:events';

/** How long the site took to answer. */
export interface AnswerTime {
  readonly what: string;
  /** When the answer came, by `performance.now()`. */
  readonly at: number;
  readonly ms: number;
}

/** What a load counts while it runs. */
export interface Tally {
  /** What the site said that it must not say, whatever breaks behind it. */
  readonly wrong: readonly string[];
  readonly times: readonly AnswerTime[];
  /** Plays that came to their result. */
  readonly played: number;
  /** Plays of visitors that the site forgot. */
  readonly forgotten: number;
  count(what: 'played' | 'forgotten'): void;
  blame(what: string): void;
  took(what: string, ms: number): void;
  /** Resolves once so many further plays have come to their result. */
  further(plays: number): Promise<void>;
}

export function createTally(): Tally {
  const counts = { played: 0, forgotten: 0 };
  const wrong: string[] = [];
  const times: AnswerTime[] = [];
  const changes = new EventEmitter();
  return {
    wrong,
    times,
    get played() {
      return counts.played;
    },
    get forgotten() {
      return counts.forgotten;
    },
    count(what) {
      counts[what] += 1;
      changes.emit('counted');
    },
    blame: (what) => void wrong.push(what),
    took: (what, ms) => void times.push({ what, at: performance.now(), ms }),
    async further(plays) {
      const goal = counts.played + plays;
      while (counts.played < goal) await once(changes, 'counted');
    },
  };
}

/** The times in one line: how many, the middle one, and the longest. */
export function summaryOf(times: readonly AnswerTime[]): string {
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `${sorted.length} answers, half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms, all within ${at(1)} ms`;
}
