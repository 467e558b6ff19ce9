import { act, cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findQuiz } from '../../../shared/catalogue/catalogue.ts';
import type { PlayView } from '../../../shared/contract/views.ts';
import { PlayContext } from './play-context.ts';
import { PlayPage } from './play-page.tsx';
import { usePlayStore } from './play-store.ts';
import { playBench, quiz } from './testing/play-bench.ts';
import { PLAY_ID, playStory, STARTED_AT, typicalMoves, UNLOCKS_AT } from './testing/play-story.ts';

const story = playStory(typicalMoves);
let bench: ReturnType<typeof playBench>;

function Page() {
  const page = usePlayStore((store) => store.page);
  const found = findQuiz(quiz.categoryId, quiz.quizId);
  if (!found) throw new Error('the catalogue lacks the quiz of this test');
  return (
    <PlayContext value={{ session: bench.session, now: bench.now, isReady: () => true }}>
      <Link to="/elsewhere">Elsewhere</Link>
      <PlayPage categoryId={quiz.categoryId} quiz={found} page={page} />
    </PlayContext>
  );
}

async function show(view?: PlayView): Promise<void> {
  if (view) {
    bench.ids.write(quiz.categoryId, quiz.quizId, PLAY_ID);
    bench.replies.resume = { ok: true, play: view };
  }
  await bench.session.enter(quiz);
  const router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '/elsewhere', element: <p>Another page</p> },
  ]);
  render(<RouterProvider router={router} />);
}

/** Lets the time pass, for the page and its timers alike. */
async function pass(ms: number): Promise<void> {
  bench.time.now += ms;
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

const options = () => screen.getAllByRole('button', { name: /^\([A-D]\)/ });

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom knows the element but not its modality.
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn();
  window.matchMedia = vi.fn().mockReturnValue({ matches: true });
  bench = playBench();
});
afterEach(() => {
  cleanup();
  bench.session.leave();
  vi.useRealTimers();
});

describe('the play page', () => {
  it('explains the quiz before it starts, and starts it on Enter', async () => {
    await show();
    expect(screen.getByRole('button', { name: 'Start' })).toBeDefined();
    expect(screen.getAllByText(/7\.5 seconds/).length).toBeGreaterThan(1);
    bench.replies.start = { ok: true, play: story.ready };
    await act(async () => fireEvent.keyDown(document.body, { key: 'Enter' }));
    expect(screen.getAllByText('Get ready!').length).toBeGreaterThan(0);
  });

  it('shows the lock and how long it holds', async () => {
    bench.markers.write(quiz.categoryId, quiz.quizId, { playId: PLAY_ID, unlocksAt: UNLOCKS_AT, seen: true });
    await show();
    expect(
      screen.getByText(
        'Quiz Locked! You have already completed this quiz today. Come back after 12 AM to try again!',
      ),
    ).toBeDefined();
    expect(screen.getByText('01:00:00')).toBeDefined();
    await pass(60_000);
    expect(screen.getByText('00:59:00')).toBeDefined();
    await pass(UNLOCKS_AT - STARTED_AT);
    fireEvent.click(screen.getByRole('button', { name: 'It is open again' }));
    expect(screen.getByRole('button', { name: 'Start' })).toBeDefined();
  });

  it('shows a question with its picture, countdown and labelled options, none of them marked', async () => {
    bench.time.now = story.told[0]?.question.openedAt ?? 0;
    await show(story.viewAfter(0));
    expect(screen.getByRole('heading', { name: 'Question 0?' })).toBe(document.activeElement);
    expect(screen.getByRole('img', { name: 'Picture 0' })).toBeDefined();
    expect(options().map((option) => option.textContent)).toEqual([
      '(A)first of 0',
      '(B)second of 0',
      '(C)third of 0',
      '(D)fourth of 0',
    ]);
    expect(screen.getByRole('timer', { name: '7.5 seconds left' }).textContent).toBe('5');
    await pass(1_501);
    expect(screen.getByRole('timer', { name: '6 seconds left' }).textContent).toBe('4');
    await pass(3_000);
    expect(screen.getByText('3 seconds left.')).toBeDefined();
    expect(screen.queryByText('Right')).toBeNull();
  });

  it('reveals a right answer with mark and word, and disables everything', async () => {
    await show(story.viewInReveal(0));
    expect(within(options()[1] as HTMLElement).getByText('Right')).toBeDefined();
    expect(options().every((option) => (option as HTMLButtonElement).disabled)).toBe(true);
    expect(screen.getAllByText('Correct!')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDefined();
  });

  it('reveals a wrong pick beside the right option, and explains only what is settled', async () => {
    await show(story.viewInReveal(1));
    expect(within(options()[0] as HTMLElement).getByText('Wrong')).toBeDefined();
    expect(within(options()[1] as HTMLElement).getByText('Right')).toBeDefined();
    expect(screen.getByText('Wrong. The right answer is (B) second of 1.')).toBeDefined();
    const explanations = within(screen.getByRole('region', { name: 'Explanations' }));
    expect(explanations.getAllByRole('listitem')).toHaveLength(2);
    expect(explanations.getByText(/important knowledge/)).toBeDefined();
    expect(explanations.getByText('Because 1.')).toBeDefined();
  });

  it('answers by key and goes on by Enter', async () => {
    await show(story.viewAfter(0));
    await act(async () => fireEvent.keyDown(document.body, { key: 'b' }));
    expect(bench.asked.at(-1)).toEqual(['answer', PLAY_ID, 0, 1]);
    expect(options()[1]?.getAttribute('aria-pressed')).toBe('true');
    const settled = story.told[0]?.settled;
    if (settled) act(() => bench.session.dispatch({ type: 'settled', settled, at: bench.now() }));
    await act(async () => fireEvent.keyDown(document.body, { key: 'Enter' }));
    expect(bench.asked.at(-1)).toEqual(['next', PLAY_ID, 0]);
  });

  it('says what the last question was when it timed out', async () => {
    await show(story.viewAfter(3));
    expect(screen.getByText('Time is over. The right answer was (B) second of 2.')).toBeDefined();
    await pass(3_100);
    expect(screen.queryByText(/The right answer was/)).toBeNull();
  });

  it('saves after the last reveal, then shows score, receipts and when it opens again', async () => {
    const last = story.told[4]?.settled;
    bench.time.now = (last?.nextAt ?? 0) - 500;
    await show(story.viewInReveal(4));
    act(() => bench.session.dispatch({ type: 'finished', result: story.result, at: bench.now() }));
    expect(screen.getByRole('button', { name: 'Finish' })).toBeDefined();
    await pass(510);
    expect(screen.getByText('Saving your progress...')).toBeDefined();
    await pass(410);
    expect(screen.getByRole('heading', { name: /Quiz completed!/ }).textContent).toContain(
      'Your final score: 3/5',
    );
    const receipts = within(screen.getByRole('region', { name: 'Question by question' }));
    expect(receipts.getAllByRole('listitem')).toHaveLength(5);
    expect(receipts.getByText('Timed out')).toBeDefined();
    expect(receipts.getByText('1.00 s')).toBeDefined();
    expect(screen.getByRole('timer', { name: /opens again in/ })).toBeDefined();
    expect(bench.markers.read(quiz.categoryId, quiz.quizId, STARTED_AT)?.seen).toBe(true);
  });

  it('lets the browser ask before a running play is reloaded or closed, and not once it is over', async () => {
    const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await show();
    expect(leave()).toBe(true);
    cleanup();
    bench.time.now = story.told[0]?.question.openedAt ?? 0;
    await show(story.viewAfter(0));
    expect(leave()).toBe(false);
    cleanup();
    expect(leave()).toBe(true);
  });

  it('asks before a running play is left', async () => {
    await show(story.viewAfter(0));
    await act(async () => fireEvent.click(screen.getByText('Elsewhere')));
    expect(screen.getByText('Leave this quiz?')).toBeDefined();
    await act(async () => fireEvent.click(screen.getByText('Keep playing')));
    expect(screen.getByText('Question 0?')).toBeDefined();
    await act(async () => fireEvent.click(screen.getByText('Elsewhere')));
    await act(async () => fireEvent.click(screen.getByText('Leave')));
    expect(screen.getByText('Another page')).toBeDefined();
  });
});

describe('what was pressed for what stood there before', () => {
  /** Presses a key so long after the last change. */
  async function press(key: string, ms: number): Promise<void> {
    await pass(ms);
    const event = createEvent.keyDown(document.body, { key });
    Object.defineProperty(event, 'timeStamp', { value: performance.now() });
    await act(async () => fireEvent(document.body, event));
  }
  const answers = () => bench.asked.filter(([call]) => call === 'answer');

  it('answers no question that a time-out has brought meanwhile, by key or pointer [DEVICE-2]', async () => {
    await show(story.viewAfter(2));
    await pass(1_000);
    const [timedOut, next] = [story.told[2]?.settled, story.told[3]?.question];
    if (!timedOut || !next) throw new Error('the story is too short');
    act(() => {
      bench.session.dispatch({ type: 'settled', settled: timedOut, at: bench.now() });
      bench.session.dispatch({ type: 'question', question: next });
    });
    for (const ms of [24, 262]) {
      await press('2', ms);
      const option = options()[1] as HTMLElement;
      const click = createEvent.click(option, { detail: 1 });
      Object.defineProperty(click, 'timeStamp', { value: performance.now() });
      await act(async () => fireEvent(option, click));
    }
    expect(answers()).toEqual([]);
    await press('2', 70);
    expect(answers()).toEqual([['answer', PLAY_ID, 3, 1]]);
  });

  it('starts no quiz that has only just come into sight [DEVICE-2]', async () => {
    await show();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start' }).disabled).toBe(true);
    await press('Enter', 300);
    expect(bench.asked).toEqual([]);
    await press('Enter', 60);
    expect(bench.asked).toEqual([['start', quiz.categoryId, quiz.quizId]]);
    expect(bench.page().at).toBe('lobby');
  });
});
