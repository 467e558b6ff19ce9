import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { positionOf } from './play-reducer.ts';
import { refusal } from './testing/fake-play-server.ts';
import { playBench, quiz } from './testing/play-bench.ts';
import { PLAY_ID, playStory, STARTED_AT, typicalMoves, UNLOCKS_AT } from './testing/play-story.ts';

const story = playStory(typicalMoves);
const marker = { playId: PLAY_ID, unlocksAt: UNLOCKS_AT, seen: true };
let bench: ReturnType<typeof playBench>;

beforeEach(() => {
  vi.useFakeTimers();
  bench = playBench();
});
afterEach(() => {
  bench.session.leave();
  vi.useRealTimers();
});

function playing() {
  const page = bench.page();
  if (page.at !== 'playing') throw new Error(`not playing but ${page.at}`);
  return page.play;
}

async function start(): Promise<void> {
  await bench.session.enter(quiz);
  bench.replies.start = { ok: true, play: story.ready };
  await bench.session.start();
}

async function openFirst(): Promise<void> {
  await start();
  bench.session.dispatch({ type: 'question', question: story.viewAfter(0).question ?? never() });
}

function never(): never {
  throw new Error('the story has a first question');
}

describe('entering the play page', () => {
  it('starts nothing and asks nothing where nothing is remembered', async () => {
    await bench.session.enter(quiz);
    expect(bench.page()).toEqual({ at: 'lobby', problem: null });
    expect(bench.asked).toEqual([]);
  });

  it('shows the lock while the marker holds, and clears it once the server’s time has passed it', async () => {
    bench.markers.write(quiz.categoryId, quiz.quizId, marker);
    await bench.session.enter(quiz);
    expect(bench.page()).toMatchObject({ at: 'locked', unlocksAt: UNLOCKS_AT });
    bench.time.now = UNLOCKS_AT;
    await bench.session.reopen();
    expect(bench.page()).toEqual({ at: 'lobby', problem: null });
    expect(bench.markers.has(quiz.categoryId, quiz.quizId)).toBe(false);
  });

  it('waits for the server’s time before it judges a marker', async () => {
    bench.time.online = false;
    bench.markers.write(quiz.categoryId, quiz.quizId, marker);
    await bench.session.enter(quiz);
    expect(bench.page()).toEqual({ at: 'checking' });
    bench.time.online = true;
    await bench.session.refresh();
    expect(bench.page()).toMatchObject({ at: 'locked' });
  });

  it('resumes the play of this tab, and that of the marker in a new tab', async () => {
    bench.replies.resume = { ok: true, play: story.viewAfter(2) };
    bench.ids.write(quiz.categoryId, quiz.quizId, PLAY_ID);
    await bench.session.enter(quiz);
    expect(positionOf(playing())).toBe(2);

    sessionStorage.clear();
    bench.markers.write(quiz.categoryId, quiz.quizId, { ...marker, seen: false });
    await bench.session.enter({ ...quiz });
    expect(positionOf(playing())).toBe(2);
    expect(bench.asked).toEqual([
      ['resume', PLAY_ID],
      ['resume', PLAY_ID],
    ]);
  });

  it('shows the result of a play that ended while nobody looked, and the lock from then on', async () => {
    bench.replies.resume = { ok: true, play: story.viewAfter(5) };
    bench.markers.write(quiz.categoryId, quiz.quizId, { ...marker, seen: false });
    await bench.session.enter(quiz);
    expect(playing().result?.score).toBe(3);
    bench.session.resultShown();
    await bench.session.enter({ ...quiz });
    expect(bench.page()).toMatchObject({ at: 'locked', playId: PLAY_ID });
    await bench.session.showLockedResult();
    expect(playing().result?.score).toBe(3);
  });

  it('falls back to the lock when the play is gone', async () => {
    bench.replies.resume = refusal('PLAY_GONE', 'This quiz is no longer there.');
    bench.markers.write(quiz.categoryId, quiz.quizId, { ...marker, seen: false });
    await bench.session.enter(quiz);
    expect(bench.page()).toMatchObject({ at: 'locked', unlocksAt: UNLOCKS_AT });
  });
});

describe('starting', () => {
  it('remembers the play at once, in the tab and in the browser', async () => {
    await start();
    expect(bench.asked).toEqual([['start', quiz.categoryId, quiz.quizId]]);
    expect(bench.ids.read(quiz.categoryId, quiz.quizId)).toBe(PLAY_ID);
    expect(bench.markers.read(quiz.categoryId, quiz.quizId, STARTED_AT)).toEqual({ ...marker, seen: false });
  });

  it.each([
    ['QUIZ_NOT_READY', { at: 'not-ready' }],
    ['UNAVAILABLE', { at: 'lobby', problem: 'as the server says' }],
  ] as const)('says so when it is refused: %s', async (code, page) => {
    bench.replies.start = refusal(code, 'as the server says');
    await bench.session.enter(quiz);
    await bench.session.start();
    expect(bench.page()).toEqual(page);
  });

  it('shows the server’s lock', async () => {
    bench.replies.start = { ...refusal('QUIZ_LOCKED', ''), unlocksAt: UNLOCKS_AT };
    await bench.session.enter(quiz);
    await bench.session.start();
    expect(bench.page()).toMatchObject({ at: 'locked', unlocksAt: UNLOCKS_AT, playId: null });
  });

  it('can be tried again when no reply came', async () => {
    await bench.session.enter(quiz);
    await bench.session.start();
    expect(bench.page()).toMatchObject({ at: 'lobby', problem: expect.stringContaining('try again') });
  });
});

describe('playing', () => {
  it('sends one answer and shows its verdict', async () => {
    await openFirst();
    bench.replies.answer = { ok: true, settled: story.told[0]?.settled ?? never() };
    await Promise.all([bench.session.choose(1), bench.session.choose(2)]);
    expect(bench.asked.slice(1)).toEqual([['answer', PLAY_ID, 0, 1]]);
    expect(playing().settled[0]?.correct).toBe(true);
  });

  it('sends the answer again after a lost connection', async () => {
    await openFirst();
    await bench.session.choose(1);
    bench.session.dispatch({ type: 'lost' });
    bench.replies.resume = { ok: true, play: story.viewAfter(0) };
    bench.replies.answer = { ok: true, settled: story.told[0]?.settled ?? never() };
    await bench.session.refresh();
    expect(bench.asked.slice(1).map(([call]) => call)).toEqual(['answer', 'resume', 'answer']);
    expect(playing().notice).toEqual({ kind: 'back', timedOut: 0 });
    expect(playing().settled[0]?.picked).toBe(1);
  });

  it('takes over the play that comes with a late answer, and says what happened', async () => {
    await openFirst();
    bench.replies.answer = {
      ...refusal('LATE_ANSWER', 'The time for this question was over.'),
      play: story.viewAfter(1),
    };
    await bench.session.choose(1);
    expect(positionOf(playing())).toBe(1);
    expect(playing().notice).toMatchObject({ message: 'The time for this question was over.' });
  });

  it('goes on once, to the next question or the result', async () => {
    await openFirst();
    bench.session.dispatch({ type: 'settled', settled: story.told[0]?.settled ?? never(), at: 0 });
    bench.replies.next = { ok: true, question: story.told[1]?.question ?? never() };
    await Promise.all([bench.session.goOn(), bench.session.goOn()]);
    expect(bench.asked.slice(1)).toEqual([['next', PLAY_ID, 0]]);
    expect(positionOf(playing())).toBe(1);
  });

  it('asks for the play again when the server’s word is overdue', async () => {
    await start();
    bench.replies.resume = { ok: true, play: story.viewAfter(0) };
    bench.time.now += 3_000;
    await vi.advanceTimersByTimeAsync(3_100);
    expect(bench.asked.at(-1)).toEqual(['resume', PLAY_ID]);
    expect(positionOf(playing())).toBe(0);
  });

  it('ignores replies that arrive after the page was left', async () => {
    await bench.session.enter(quiz);
    bench.replies.start = { ok: true, play: story.ready };
    const starting = bench.session.start();
    bench.session.leave();
    await starting;
    expect(bench.page()).toEqual({ at: 'checking' });
  });
});

describe('a member', () => {
  beforeEach(() => {
    bench.member.is = true;
  });

  it('finds the lock of the server, whatever this browser remembers', async () => {
    bench.member.lock = { state: 'locked', unlocksAt: UNLOCKS_AT };
    await bench.session.enter(quiz);
    expect(bench.page()).toMatchObject({ at: 'locked', unlocksAt: UNLOCKS_AT, playId: null });
    bench.member.lock = null;
    bench.markers.write(quiz.categoryId, quiz.quizId, marker);
    await bench.session.reopen();
    expect(bench.page()).toEqual({ at: 'lobby', problem: null });
  });

  it('resumes the play that runs, and leaves no marker', async () => {
    bench.member.lock = { state: 'running', playId: PLAY_ID };
    bench.replies.resume = { ok: true, play: story.viewAfter(2) };
    await bench.session.enter(quiz);
    expect(positionOf(playing())).toBe(2);
    bench.session.resultShown();
    expect(bench.markers.has(quiz.categoryId, quiz.quizId)).toBe(false);
  });

  it('may start where a running play is refused', async () => {
    bench.member.lock = { state: 'running', playId: PLAY_ID };
    bench.replies.resume = refusal('PLAY_GONE', 'This quiz is no longer there.');
    await bench.session.enter(quiz);
    expect(bench.page()).toEqual({ at: 'lobby', problem: null });
  });

  it('waits while the server does not say', async () => {
    bench.member.lock = 'unknown';
    await bench.session.enter(quiz);
    expect(bench.page()).toEqual({ at: 'checking' });
    bench.member.lock = null;
    await vi.advanceTimersByTimeAsync(1_600);
    expect(bench.page()).toEqual({ at: 'lobby', problem: null });
  });

  it('is told that nobody says how the quiz stands, and it is asked ever more rarely [PAGE-6]', async () => {
    bench.member.lock = 'unknown';
    await bench.session.enter(quiz);
    const asks = vi.fn<() => null | 'unknown'>(() => 'unknown');
    Object.defineProperty(bench.member, 'lock', { get: asks });
    await vi.advanceTimersByTimeAsync(1_600);
    expect(bench.page()).toEqual({ at: 'checking', isUnanswered: true });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(asks.mock.calls.length).toBeLessThan(30);
    asks.mockReturnValue(null);
    await bench.session.refresh();
    expect(bench.page()).toEqual({ at: 'lobby', problem: null });
  });

  it('whose lock is over is told where the server does not answer [PAGE-6]', async () => {
    bench.member.lock = { state: 'locked', unlocksAt: UNLOCKS_AT };
    await bench.session.enter(quiz);
    bench.member.lock = 'unknown';
    await bench.session.reopen();
    expect(bench.page()).toMatchObject({
      at: 'locked',
      problem: 'The server did not answer. Please try again.',
    });
  });

  it('a start that nobody answered is looked for, and the play that runs taken up [TWICE-9]', async () => {
    await bench.session.enter(quiz);
    bench.member.lock = { state: 'running', playId: PLAY_ID };
    bench.replies.resume = { ok: true, play: story.ready };
    await bench.session.start();
    expect(playing().playId).toBe(PLAY_ID);
    expect(bench.asked.map(([call]) => call)).toEqual(['start', 'resume']);
  });

  it('a start that was lost with the connection is looked for once that is back, and nothing is said before [TWICE-9]', async () => {
    await bench.session.enter(quiz);
    bench.time.online = false;
    await bench.session.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(bench.page()).toEqual({ at: 'checking' });
    bench.time.online = true;
    bench.member.lock = { state: 'running', playId: PLAY_ID };
    bench.replies.resume = { ok: true, play: story.viewAfter(0) };
    await bench.session.refresh();
    expect(positionOf(playing())).toBe(0);
  });

  it('a start that has not arrived is told as that, and can be tried again [TWICE-9]', async () => {
    await bench.session.enter(quiz);
    bench.member.lock = 'unknown';
    await bench.session.start();
    expect(bench.page()).toEqual({ at: 'checking' });
    bench.member.lock = null;
    await vi.advanceTimersByTimeAsync(1_600);
    expect(bench.page()).toMatchObject({
      at: 'lobby',
      problem: 'The server did not answer, and this quiz has not been started. Please try again.',
    });
    bench.replies.start = { ok: true, play: story.ready };
    await bench.session.start();
    expect(playing().playId).toBe(PLAY_ID);
  });

  it('a play that began elsewhere is found after a reconnect [TWICE-9]', async () => {
    await bench.session.enter(quiz);
    bench.member.lock = { state: 'running', playId: PLAY_ID };
    bench.replies.resume = { ok: true, play: story.viewAfter(1) };
    await bench.session.refresh();
    expect(positionOf(playing())).toBe(1);
  });

  it('what is found after a reconnect takes nothing from a Start that was pressed meanwhile [TWICE-9]', async () => {
    await bench.session.enter(quiz);
    bench.replies.start = { ok: true, play: story.viewAfter(1) };
    await Promise.all([bench.session.refresh(), bench.session.start()]);
    expect(positionOf(playing())).toBe(1);
  });

  it('who logs in or out sees how the quiz stands then; a play stays', async () => {
    bench.member.is = false;
    await bench.session.enter(quiz);
    bench.member.is = true;
    bench.member.lock = { state: 'locked', unlocksAt: UNLOCKS_AT };
    await bench.session.playerChanged();
    expect(bench.page()).toMatchObject({ at: 'locked' });
    bench.member.is = false;
    await bench.session.playerChanged();
    expect(bench.page()).toEqual({ at: 'lobby', problem: null });
  });
});
