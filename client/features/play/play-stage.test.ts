import { describe, expect, it } from 'vitest';
import { MAX_CREDIT_MS, SAVING_SHOWN_MS } from '../../../shared/rules/constants.ts';
import { type PlayEvent, type PlayState, reducePlay } from './play-reducer.ts';
import { newsDueAt, nextStageAt, stageAt } from './play-stage.ts';
import { playStory, STARTED_AT, typicalMoves } from './testing/play-story.ts';

const story = playStory(typicalMoves);
const ready: PlayEvent = { type: 'play', play: story.ready, at: STARTED_AT };

function stateAfter(...events: readonly PlayEvent[]): PlayState {
  const state = events.reduce<PlayState | null>(reducePlay, null);
  if (!state) throw new Error('no play was started');
  return state;
}

function told(index: number) {
  const item = story.told[index];
  if (!item) throw new Error(`no question ${index}`);
  return item;
}

const last = told(4).settled;
const lastHeardAt = (last.receipt.receivedAt ?? 0) + 20;
const answeredLast = stateAfter(ready, ...story.events.slice(0, 10), {
  type: 'finished',
  result: story.result,
  at: lastHeardAt,
});

describe('the stage of a play', () => {
  it('is ready until the first question is there, with its picture', () => {
    expect(stageAt(stateAfter(ready), STARTED_AT)).toEqual({ phase: 'ready', image: '/images/0.webp' });
  });

  it('shows a question, then its reveal, then the next question', () => {
    expect(stageAt(stateAfter(ready, ...story.events.slice(0, 1)), 0)).toMatchObject({ phase: 'question' });
    expect(stageAt(stateAfter(ready, ...story.events.slice(0, 2)), 0)).toMatchObject({
      phase: 'reveal',
      settled: { correct: true },
      goingOn: false,
    });
    expect(stageAt(stateAfter(ready, ...story.events.slice(0, 3)), 0)).toMatchObject({
      phase: 'question',
      question: { index: 1 },
    });
  });

  it('keeps the last reveal though the result is there, then saves for 400 ms, then shows the result', () => {
    expect(stageAt(answeredLast, last.nextAt - 1).phase).toBe('reveal');
    expect(nextStageAt(answeredLast, last.nextAt - 1)).toBe(last.nextAt);
    expect(stageAt(answeredLast, last.nextAt).phase).toBe('saving');
    expect(nextStageAt(answeredLast, last.nextAt)).toBe(last.nextAt + SAVING_SHOWN_MS);
    expect(stageAt(answeredLast, last.nextAt + SAVING_SHOWN_MS).phase).toBe('result');
    expect(nextStageAt(answeredLast, last.nextAt + SAVING_SHOWN_MS)).toBeNull();
  });

  it('saves at once when Next ends the last reveal', () => {
    const at = lastHeardAt + 100;
    const state = stateAfter(ready, ...story.events, { type: 'wentOn', index: 4, at });
    expect(stageAt(state, at).phase).toBe('saving');
    expect(stageAt(state, at + SAVING_SHOWN_MS).phase).toBe('result');
  });

  it('saves for 400 ms from the moment it hears of a last time-out', () => {
    const timedOut = playStory([null, null, null, null, null]);
    const end = timedOut.told[4]?.settled.nextAt ?? 0;
    const state = [ready, ...timedOut.events].reduce<PlayState | null>(reducePlay, null);
    if (!state) throw new Error('no play was started');
    expect(stageAt(state, end + 20).phase).toBe('saving');
    expect(stageAt(state, end + 20 + SAVING_SHOWN_MS - 1).phase).toBe('saving');
    expect(stageAt(state, end + 20 + SAVING_SHOWN_MS).phase).toBe('result');
  });

  it('goes on saving until the result is there', () => {
    const waiting = stateAfter(ready, ...story.events.slice(0, 10));
    expect(stageAt(waiting, last.nextAt + 60_000).phase).toBe('saving');
  });

  it('shows the result at once to a page that comes back to a finished play', () => {
    const state = stateAfter({ type: 'play', play: story.viewAfter(5), at: last.nextAt + 5_000 });
    expect(stageAt(state, last.nextAt + 5_000).phase).toBe('result');
  });

  it('shows the reveal to a page that comes back during it', () => {
    const state = stateAfter({ type: 'play', play: story.viewInReveal(1), at: STARTED_AT });
    expect(stageAt(state, STARTED_AT)).toMatchObject({ phase: 'reveal', question: { index: 1 } });
  });
});

describe('the news that are due', () => {
  it('are the first question, the end of the question, the next question, the result', () => {
    expect(newsDueAt(stateAfter(ready))).toBe(story.ready.opensAt);
    expect(newsDueAt(stateAfter(ready, ...story.events.slice(0, 1)))).toBe(
      told(0).question.deadline + MAX_CREDIT_MS,
    );
    expect(newsDueAt(stateAfter(ready, ...story.events.slice(0, 2)))).toBe(told(0).settled.nextAt);
    expect(newsDueAt(stateAfter(ready, ...story.events.slice(0, 10)))).toBe(last.nextAt);
    expect(newsDueAt(answeredLast)).toBeNull();
  });
});
