import { asFields, asList, asOneOf, asText, asWhole } from '../../kit/parse.ts';
import { saveSlot } from '../../kit/save.ts';
import type { Recording } from '../engine/replay.ts';
import { type WarriorId, warriors } from '../engine/warriors.ts';

const GAME = 'emoji-battle';
const ids = warriors.map(({ id }) => id);

/** Enemies beaten in the best run of each warrior. */
export type BestRuns = Readonly<Partial<Record<WarriorId, number>>>;

function parseBest(value: unknown): BestRuns | null {
  const fields = asFields(value);
  if (!fields) return null;
  const best: Partial<Record<WarriorId, number>> = {};
  for (const id of ids) {
    const streak = asWhole(fields[id]);
    if (streak !== null) best[id] = streak;
  }
  return best;
}

function parseRecording(value: unknown): Recording | null {
  const fields = asFields(value);
  const seed = asText(fields?.seed);
  const warrior = asOneOf(fields?.warrior, ids);
  const attacks = asList(fields?.attacks, asText);
  return seed !== null && warrior && attacks ? { seed, warrior, attacks } : null;
}

export const bestSlot = saveSlot({ game: GAME, name: 'best', version: 1, parse: parseBest });

/** A run means what the rules and rosters make of it: a change of either is a new version. */
export const runSlot = saveSlot({ game: GAME, name: 'run', version: 1, parse: parseRecording });

/** The best of all warriors; 0 before the first win. */
export const bestOfAll = (best: BestRuns): number => Math.max(0, ...Object.values(best));

/** The best runs after one more. */
export const withRun = (best: BestRuns, warrior: WarriorId, streak: number): BestRuns => ({
  ...best,
  [warrior]: Math.max(streak, best[warrior] ?? 0),
});
