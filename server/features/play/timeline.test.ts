import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUESTION_MS, READY_MS, REVEAL_MS } from '../../../shared/rules/constants.ts';
import { buildPlay, FIRST_OPENS, START } from '../../../tests/builders/play-builder.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import {
  answer,
  clockChanges,
  lastSettlementAt,
  next,
  positionAt,
  scoreAt,
  settledAt,
  timelineOf,
} from './timeline.ts';

type Act = { kind: 'answer' | 'next'; index: number; option: number; wait: number };

const acts = fc.array(
  fc.record<Act>({
    kind: fc.constantFrom('answer', 'answer', 'next'),
    index: fc.integer({ min: 0, max: 4 }),
    option: fc.integer({ min: 0, max: 3 }),
    wait: fc.integer({ min: 0, max: 9_000 }),
  }),
  { maxLength: 40 },
);
const credits = fc.integer({ min: 0, max: 250 });

/** Applies acts in order of time and counts, by hand, the right answers that were taken in time. */
function run(creditMs: number, list: readonly Act[]): { play: PlayRecord; now: number; rightInTime: number } {
  let play = buildPlay({ creditMs });
  let now = START;
  let rightInTime = 0;
  for (const act of list) {
    now += act.wait;
    if (act.kind === 'next') {
      const verdict = next(play, act.index, now);
      if (verdict.kind === 'accepted') play = verdict.play;
      continue;
    }
    const open = positionAt(play, now);
    const verdict = answer(play, act.index, act.option, now);
    const wasOpen = open.phase === 'question' && open.slot.index === act.index;
    expect(verdict.kind === 'accepted').toBe(wasOpen);
    if (verdict.kind !== 'accepted') continue;
    play = verdict.play;
    if (act.option === play.questions[act.index]?.correctOption) rightInTime += 1;
  }
  return { play, now, rightInTime };
}

describe('the timeline of a play', () => {
  it('score = number of right answers in time, in any order of answers, Nexts and times [PLAY-16]', () => {
    fc.assert(
      fc.property(credits, acts, (creditMs, list) => {
        const { play, now, rightInTime } = run(creditMs, list);
        expect(scoreAt(play, now)).toBe(rightInTime);
        expect(scoreAt(play, Number.MAX_SAFE_INTEGER)).toBe(rightInTime);
      }),
    );
  });

  it('state recomputed from what was stored equals the state before [PLAY-16]', () => {
    fc.assert(
      fc.property(credits, acts, (creditMs, list) => {
        const { play, now } = run(creditMs, list);
        const reloaded = JSON.parse(JSON.stringify(play)) as PlayRecord;
        expect(positionAt(reloaded, now)).toEqual(positionAt(play, now));
        expect(settledAt(reloaded, now)).toEqual(settledAt(play, now));
      }),
    );
  });

  it('questions open one after the other, and each is settled at its close at the latest', () => {
    fc.assert(
      fc.property(credits, acts, (creditMs, list) => {
        let opensAt = FIRST_OPENS;
        for (const slot of timelineOf(run(creditMs, list).play)) {
          expect(slot.opensAt).toBe(opensAt);
          expect(slot.settledAt).toBeLessThanOrEqual(slot.closesAt);
          expect(slot.endsAt).toBeGreaterThanOrEqual(slot.settledAt);
          opensAt = slot.endsAt;
        }
      }),
    );
  });

  it('a settled question stays settled, whatever comes later', () => {
    fc.assert(
      fc.property(credits, acts, acts, (creditMs, before, after) => {
        const { play, now } = run(creditMs, before);
        const settledBefore = settledAt(play, now);
        let later = play;
        let time = now;
        for (const act of after) {
          time += act.wait;
          const verdict =
            act.kind === 'next' ? next(later, act.index, time) : answer(later, act.index, act.option, time);
          if (verdict.kind === 'accepted') later = verdict.play;
        }
        for (const slot of settledBefore) {
          const now2 = timelineOf(later)[slot.index];
          expect([now2?.picked, now2?.settledAt, now2?.correct]).toEqual([
            slot.picked,
            slot.settledAt,
            slot.correct,
          ]);
        }
      }),
    );
  });

  it('a play of five unanswered questions takes 1.5 s + 5 × (7.5 s + credit)', () => {
    fc.assert(
      fc.property(credits, (creditMs) => {
        const play = buildPlay({ creditMs });
        expect(lastSettlementAt(play) - play.startedAt).toBe(READY_MS + 5 * (QUESTION_MS + creditMs));
      }),
    );
  });
});

describe('late answer: at deadline + credit', () => {
  const play = buildPlay({ creditMs: 100 });
  const closesAt = FIRST_OPENS + QUESTION_MS + 100;

  it('1 ms before counts [PLAY-3]', () => {
    expect(answer(play, 0, 0, closesAt - 1).kind).toBe('accepted');
  });
  it('at the moment and 1 ms after is LATE_ANSWER [PLAY-3]', () => {
    for (const at of [closesAt, closesAt + 1]) {
      expect(answer(play, 0, 0, at)).toEqual({ kind: 'refused', code: 'LATE_ANSWER' });
    }
  });
  it('before the question opens is NOT_OPEN, for every question still to come', () => {
    for (const index of [0, 1, 4]) {
      expect(answer(play, index, 0, FIRST_OPENS - 1)).toEqual({ kind: 'refused', code: 'NOT_OPEN' });
    }
    expect(answer(play, 1, 0, FIRST_OPENS)).toEqual({ kind: 'refused', code: 'NOT_OPEN' });
  });
});

describe('the reveal', () => {
  const answeredAt = FIRST_OPENS + 2_000;
  const answered = answer(buildPlay(), 0, 1, answeredAt);
  const play = answered.kind === 'accepted' ? answered.play : buildPlay();

  it('stays 1.5 s, then the next question opens', () => {
    expect(positionAt(play, answeredAt + REVEAL_MS - 1).phase).toBe('reveal');
    const after = positionAt(play, answeredAt + REVEAL_MS);
    expect(after).toMatchObject({ phase: 'question', slot: { index: 1, opensAt: answeredAt + REVEAL_MS } });
  });
  it('Next ends it early', () => {
    const moved = next(play, 0, answeredAt + 300);
    expect(moved.kind === 'accepted' && positionAt(moved.play, answeredAt + 300)).toMatchObject({
      phase: 'question',
      slot: { index: 1 },
    });
  });
  it('Next on an open question is NOT_OPEN, on a past one changes nothing', () => {
    expect(next(play, 1, answeredAt + REVEAL_MS)).toEqual({ kind: 'refused', code: 'NOT_OPEN' });
    expect(next(play, 0, answeredAt + REVEAL_MS)).toEqual({ kind: 'past' });
  });
  it('the same answer again is repeated, another one is ALREADY_ANSWERED, even long after [PLAY-10]', () => {
    for (const at of [answeredAt, answeredAt + 60_000]) {
      expect(answer(play, 0, 1, at)).toEqual({ kind: 'repeated' });
      expect(answer(play, 0, 2, at)).toEqual({ kind: 'refused', code: 'ALREADY_ANSWERED' });
    }
  });
});

describe('a clock that is behind what was stored', () => {
  it('judges by the larger of now and the last stored time', () => {
    const first = answer(buildPlay(), 0, 0, FIRST_OPENS + 5_000);
    const play = first.kind === 'accepted' ? first.play : buildPlay();
    expect(positionAt(play, START)).toMatchObject({ phase: 'reveal', slot: { index: 0 } });
    expect(answer(play, 1, 0, START)).toEqual({ kind: 'refused', code: 'NOT_OPEN' });
  });
});

describe('what the clock brings', () => {
  it('is every opening and every time-out that no player caused, once, in order', () => {
    fc.assert(
      fc.property(credits, acts, (creditMs, list) => {
        const { play } = run(creditMs, list);
        const changes = clockChanges(play, 0);
        const times = changes.map((change) => change.at);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        const timeouts = changes.filter((change) => change.kind === 'timeout');
        expect(timeouts.length).toBe(5 - play.answers.length);
        const openings = changes.filter((change) => change.kind === 'question');
        expect(openings.length).toBe(5 - play.nexts.length);
      }),
    );
  });
});
