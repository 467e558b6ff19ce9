import type { GivenAnswer } from '../../ports/answer-counts.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import { timelineOf } from './timeline.ts';

/** How each answered question of a play went: right or wrong, and how long after its opening the answer came. */
export function answerTimesOf(play: PlayRecord): GivenAnswer[] {
  return timelineOf(play)
    .filter((slot) => slot.picked !== null)
    .map(({ correct, settledAt, opensAt }) => ({ correct, tookMs: settledAt - opensAt }));
}
