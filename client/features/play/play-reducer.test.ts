import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlayEvent, type PlayState, positionOf, reducePlay, scoreOf } from './play-reducer.ts';
import { stageAt } from './play-stage.ts';
import { type Move, playStory, STARTED_AT, typicalMoves } from './testing/play-story.ts';

const START = STARTED_AT + 20;

const move: fc.Arbitrary<Move> = fc.option(
  fc.record({ option: fc.nat(3), afterMs: fc.integer({ min: 1, max: 7_400 }) }),
);
const moves = fc.array(move, { minLength: 5, maxLength: 5 });

function run(events: readonly PlayEvent[], from: PlayState | null = null): PlayState {
  const state = events.reduce(reducePlay, from);
  if (!state) throw new Error('no play was started');
  return state;
}

function started(story: ReturnType<typeof playStory>): PlayState {
  return run([{ type: 'play', play: story.ready, at: START }]);
}

describe('the state of a play', () => {
  it('ends the same whatever the order and however often the events arrive [LIVE-1]', () => {
    const disordered = moves.chain((chosen) => {
      const story = playStory(chosen);
      const { events } = story;
      const shuffledAll = fc.shuffledSubarray([...events], { minLength: events.length });
      const repeated = fc.array(fc.constantFrom(...events), { maxLength: 15 });
      return fc.tuple(shuffledAll, repeated).chain(([all, again]) =>
        fc.record({
          story: fc.constant(story),
          told: fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length }),
        }),
      );
    });
    fc.assert(
      fc.property(disordered, ({ story, told }) => {
        expect(run(told, started(story))).toEqual(run(story.events, started(story)));
      }),
    );
  });

  it('ends the same when a resync replaces any part of the events', () => {
    fc.assert(
      fc.property(moves, fc.nat(4), fc.nat(10), (chosen, settledCount, place) => {
        const story = playStory(chosen);
        const resync: PlayEvent = { type: 'play', play: story.viewAfter(settledCount), at: START };
        const told = [...story.events.slice(0, place), resync, ...story.events.slice(place)];
        const plain = run(story.events, started(story));
        expect(run(told, started(story)).questions).toEqual(plain.questions);
        expect(run(told, started(story)).settled).toEqual(plain.settled);
        expect(run(told, started(story)).result).toEqual(plain.result);
      }),
    );
  });

  it('never goes back: any event leaves the position where it is or moves it on [LIVE-5]', () => {
    const story = playStory(typicalMoves);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...story.events), { maxLength: 30 }), (told) => {
        let state = started(story);
        for (const event of told) {
          const next = run([event], state);
          expect(positionOf(next)).toBeGreaterThanOrEqual(positionOf(state));
          expect(scoreOf(next)).toBeGreaterThanOrEqual(scoreOf(state));
          state = next;
        }
      }),
    );
  });

  it('returns the very same state for what it knows already', () => {
    const story = playStory(typicalMoves);
    const state = run(story.events.slice(0, 6), started(story));
    for (const event of story.events.slice(0, 6)) expect(reducePlay(state, event)).toBe(state);
  });

  it('ignores events of another play', () => {
    const story = playStory(typicalMoves);
    const state = started(story);
    for (const event of story.events) {
      const strange =
        event.type === 'question' ? { ...event, question: { ...event.question, playId: 'other' } } : null;
      if (strange) expect(reducePlay(state, strange)).toBe(state);
    }
  });

  it('takes one choice a question, and none for a question that is settled', () => {
    const story = playStory(typicalMoves);
    const open = run(story.events.slice(0, 1), started(story));
    const chosen = run([{ type: 'chose', index: 0, option: 2 }], open);
    expect(stageAt(chosen, START)).toMatchObject({ phase: 'question', chosen: 2 });
    expect(reducePlay(chosen, { type: 'chose', index: 0, option: 3 })).toBe(chosen);
    const settled = run(story.events.slice(1, 2), open);
    expect(reducePlay(settled, { type: 'chose', index: 0, option: 3 })).toBe(settled);
  });

  it('gives the choice back when it was refused', () => {
    const story = playStory(typicalMoves);
    const state = run(
      [
        ...story.events.slice(0, 1),
        { type: 'chose', index: 0, option: 2 },
        { type: 'refused', index: 0, code: 'NOT_OPEN', message: 'This question is not open.' },
      ],
      started(story),
    );
    expect(state.chosen).toBeNull();
    expect(state.notice).toMatchObject({ kind: 'refused', code: 'NOT_OPEN' });
    expect(reducePlay(state, { type: 'noticeRead' })?.notice).toBeNull();
  });

  it('counts what timed out while the connection was lost', () => {
    const story = playStory([{ option: 1, afterMs: 500 }, null, null, null, null]);
    const lost = run([...story.events.slice(0, 3), { type: 'lost' }], started(story));
    const back = run([{ type: 'play', play: story.viewAfter(3), at: START + 20_000 }], lost);
    expect(back.notice).toEqual({ kind: 'back', timedOut: 2 });
    expect(back.settledWhenLost).toBeNull();
  });

  it('knows nothing before a play has begun', () => {
    expect(reducePlay(null, { type: 'lost' })).toBeNull();
  });
});
