import type { FiguresStore } from '../../ports/figures-store.ts';
import type { Steps } from './steps.ts';

export function createFiguresSteps({ rows, read }: Steps): FiguresStore {
  const { money, accounts } = rows;
  return {
    owed: (overdueBefore) => read(() => money.owed(overdueBefore)),
    moneyBetween: (moments) =>
      read(() => moments.slice(1).map((to, n) => money.between(moments[n] ?? to, to))),
    playHours: (from) => read(() => rows.playHours.since(from)),
    activeMembers: (since) => read(() => accounts.activeSince(since)),
  };
}
