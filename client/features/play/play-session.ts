import { errorMessage } from '../../../shared/contract/errors.ts';
import type { AckError } from '../../../shared/contract/events.ts';
import type { PlayView } from '../../../shared/contract/views.ts';
import type { QuizLock } from '../../state/locks/locks-store.ts';
import type { PlayCalls } from './play-calls.ts';
import type { RunningPlayIds } from './play-id.ts';
import type { PlayMarker, PlayMarkers } from './play-marker.ts';
import { type PlayEvent, type PlayState, reducePlay } from './play-reducer.ts';
import { newsDueAt, stageAt } from './play-stage.ts';
import type { PlayPage, PlayStore, QuizAddress } from './play-store.ts';

/** What the server keeps for a member, where a visitor's browser has to remember. */
export interface PlayAccount {
  isMember(): boolean;
  /** How a quiz stands for the member; `unknown` when no answer came. */
  lockOf(quiz: QuizAddress): Promise<QuizLock | null | 'unknown'>;
}

interface PlaySessionParts {
  readonly store: { getState(): PlayStore; setState(change: Partial<PlayStore>): void };
  readonly calls: PlayCalls;
  readonly markers: PlayMarkers;
  readonly ids: RunningPlayIds;
  readonly account: PlayAccount;
  /** The server's time. */
  readonly now: () => number;
  readonly isOnline: () => boolean;
}

/** How long the server's word may be overdue before the page asks for the play again. */
const NEWS_GRACE_MS = 1_500;
/** The longest pause between two questions that nobody answers. */
const ASK_AGAIN_MS = 30_000;
const NO_REPLY = 'The server did not answer. Please try again.';
const NOT_STARTED = 'The server did not answer, and this quiz has not been started. Please try again.';
const RESULT_GONE = 'That result is no longer kept. Your next play is only a day away.';

export type PlaySession = ReturnType<typeof createPlaySession>;

/** What the play page can do, between the store, the server and what the browser remembers. */
export function createPlaySession(parts: PlaySessionParts) {
  const { store, calls, markers, ids, account, now, isOnline } = parts;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  /** A member's start that nobody answered: whether it has arrived is asked before anything is said. */
  let unanswered = false;
  /** How often it was asked in a row how the quiz stands, without an answer. */
  let misses = 0;

  const show = (page: PlayPage): void => {
    store.setState({ page });
    watch();
  };
  const runningPlay = (): PlayState | null => {
    const { page } = store.getState();
    return page.at === 'playing' ? page.play : null;
  };
  const isAt = (quiz: QuizAddress): boolean => store.getState().quiz === quiz;

  function watch(): void {
    clearTimeout(watchdog);
    const play = runningPlay();
    const due = play ? newsDueAt(play) : store.getState().page.at === 'checking' ? now() : null;
    if (due === null) return;
    const pause = play ? NEWS_GRACE_MS : Math.min(NEWS_GRACE_MS * 2 ** Math.max(misses - 1, 0), ASK_AGAIN_MS);
    const ask = async (): Promise<void> => {
      if (isOnline()) await refresh();
      watch();
    };
    watchdog = setTimeout(() => void ask(), Math.max(due - now(), 0) + pause);
  }

  /** Nobody said how the quiz stands: it is asked again, after a longer pause each time, and the second time the page says so. */
  function miss(): void {
    const { page } = store.getState();
    if (page.at === 'checking') {
      misses += 1;
      show({ at: 'checking', ...(misses > 1 && { isUnanswered: true }) });
    } else if (page.at === 'locked') show({ ...page, problem: NO_REPLY });
  }

  function dispatch(event: PlayEvent): void {
    const before = runningPlay();
    if (!before) return;
    const after = reducePlay(before, event);
    if (after && after !== before) show({ at: 'playing', play: after });
  }

  function takeOver(quiz: QuizAddress, view: PlayView): void {
    const play = reducePlay(runningPlay(), { type: 'play', play: view, at: now() });
    if (!play || !isAt(quiz)) return;
    ids.write(quiz.categoryId, quiz.quizId, view.playId);
    mark(quiz, { playId: view.playId, unlocksAt: view.unlocksAt, seen: false });
    show({ at: 'playing', play });
  }

  function mark(quiz: QuizAddress, marker: PlayMarker): void {
    if (!account.isMember()) markers.write(quiz.categoryId, quiz.quizId, marker);
  }

  /** Shows whether the quiz can be started; a play of the member's that runs is taken up, unless it was refused. */
  async function showStanding(quiz: QuizAddress, refused = false): Promise<void> {
    if (account.isMember()) {
      const { page } = store.getState();
      const lock = await account.lockOf(quiz);
      // Somebody may have pressed Start meanwhile.
      if (!isAt(quiz) || store.getState().page !== page) return;
      if (lock === 'unknown') return miss();
      misses = 0;
      if (lock?.state === 'running' && !refused) return resume(quiz, lock.playId);
      if (lock?.state === 'locked') {
        return show({ at: 'locked', unlocksAt: lock.unlocksAt, playId: null, problem: null });
      }
      return show({ at: 'lobby', problem: unanswered ? NOT_STARTED : null });
    }
    const marker = markers.read(quiz.categoryId, quiz.quizId, now());
    show(
      marker
        ? { at: 'locked', unlocksAt: marker.unlocksAt, playId: marker.playId, problem: null }
        : { at: 'lobby', problem: null },
    );
  }

  async function resume(quiz: QuizAddress, playId: string): Promise<void> {
    const reply = await calls.resume(playId);
    if (!isAt(quiz)) return;
    if (!reply) return miss();
    if (reply.ok) {
      takeOver(quiz, reply.play);
      await sendChoice();
      return;
    }
    const { code } = reply.error;
    if (code !== 'PLAY_GONE' && code !== 'NOT_YOUR_PLAY' && code !== 'BAD_REQUEST') return;
    ids.clear(quiz.categoryId, quiz.quizId);
    await showStanding(quiz, true);
  }

  /** Brings the page up to what the server and the browser know: on entering, on connect, on doubt. */
  async function refresh(): Promise<void> {
    const { quiz, page } = store.getState();
    if (!quiz) return;
    if (page.at === 'playing') {
      if (!page.play.result) await resume(quiz, page.play.playId);
      return;
    }
    // A play that was begun elsewhere, or whose start was not answered, is found after each reconnect.
    if (page.at === 'lobby' && account.isMember()) return showStanding(quiz);
    if (page.at !== 'checking') return;
    const marker = account.isMember() ? null : markers.read(quiz.categoryId, quiz.quizId, now());
    const running = ids.read(quiz.categoryId, quiz.quizId) ?? (marker && !marker.seen ? marker.playId : null);
    if (running) await resume(quiz, running);
    else await showStanding(quiz);
  }

  /** Sends the option that was chosen, or sends it again after a lost connection; the server counts it once. */
  async function sendChoice(): Promise<void> {
    const play = runningPlay();
    const stage = play && stageAt(play, now());
    if (!play || stage?.phase !== 'question' || stage.chosen === null || !isOnline()) return;
    const { index } = stage.question;
    const reply = await calls.answer(play.playId, index, stage.chosen);
    if (!reply) return;
    if (reply.ok) return dispatch({ type: 'settled', settled: reply.settled, at: now() });
    if (reply.play) dispatch({ type: 'play', play: reply.play, at: now() });
    dispatch({ type: 'refused', index, code: reply.error.code, message: reply.error.message });
  }

  function startRefused(reply: AckError | null): void {
    const code = reply?.error.code;
    if (code === 'QUIZ_NOT_READY') show({ at: 'not-ready' });
    else if (code === 'QUIZ_LOCKED' && reply?.unlocksAt !== undefined) {
      show({ at: 'locked', unlocksAt: reply.unlocksAt, playId: null, problem: null });
    } else show({ at: 'lobby', problem: reply?.error.message ?? NO_REPLY });
  }

  async function enter(quiz: QuizAddress): Promise<void> {
    const { categoryId, quizId } = quiz;
    unanswered = false;
    misses = 0;
    const known = account.isMember() || markers.has(categoryId, quizId) || ids.read(categoryId, quizId);
    store.setState({ quiz });
    show(known ? { at: 'checking' } : { at: 'lobby', problem: null });
    if (isOnline()) await refresh();
  }

  return {
    dispatch,
    refresh,
    enter,

    /** Somebody logged in or out: the quiz may stand differently. What is being played or read stays. */
    async playerChanged(): Promise<void> {
      const { quiz, page } = store.getState();
      if (quiz && page.at !== 'playing') await enter({ ...quiz });
    },

    leave(): void {
      clearTimeout(watchdog);
      store.setState({ quiz: null, page: { at: 'checking' } });
    },

    /** Starts the play. From here on it counts, whatever happens to this browser. */
    async start(): Promise<void> {
      const { quiz, page } = store.getState();
      if (!quiz || page.at !== 'lobby') return;
      show({ at: 'starting' });
      const reply = await calls.start(quiz.categoryId, quiz.quizId);
      if (!isAt(quiz)) return;
      unanswered = reply === null && account.isMember();
      if (reply?.ok) takeOver(quiz, reply.play);
      else if (unanswered) {
        show({ at: 'checking' });
        if (isOnline()) await refresh();
      } else startRefused(reply);
    },

    async choose(option: number): Promise<void> {
      const play = runningPlay();
      const stage = play && stageAt(play, now());
      if (stage?.phase !== 'question' || stage.chosen !== null) return;
      dispatch({ type: 'chose', index: stage.question.index, option });
      await sendChoice();
    },

    /** Ends the reveal early. */
    async goOn(): Promise<void> {
      const play = runningPlay();
      const stage = play && stageAt(play, now());
      if (!play || stage?.phase !== 'reveal' || stage.goingOn) return;
      const { index } = stage.question;
      dispatch({ type: 'wentOn', index, at: now() });
      const reply = await calls.next(play.playId, index);
      if (!reply?.ok) return;
      if ('result' in reply) dispatch({ type: 'finished', result: reply.result, at: now() });
      else dispatch({ type: 'question', question: reply.question });
    },

    /** From now on this browser shows the lock instead of the result. */
    resultShown(): void {
      const { quiz } = store.getState();
      const play = runningPlay();
      if (!quiz || !play) return;
      ids.clear(quiz.categoryId, quiz.quizId);
      const { playId, unlocksAt } = play;
      mark(quiz, { playId, unlocksAt, seen: true });
    },

    async showLockedResult(): Promise<void> {
      const { quiz, page } = store.getState();
      if (!quiz || page.at !== 'locked' || !page.playId) return;
      const reply = await calls.resume(page.playId);
      if (!isAt(quiz)) return;
      if (reply?.ok) return takeOver(quiz, reply.play);
      const gone = reply?.error.code === 'PLAY_GONE';
      show({
        ...page,
        playId: gone ? null : page.playId,
        problem: gone ? RESULT_GONE : (reply?.error.message ?? errorMessage('UNAVAILABLE')),
      });
    },

    /** The lock is over: the quiz can be played again. */
    async reopen(): Promise<void> {
      const { quiz } = store.getState();
      if (quiz) await showStanding(quiz);
    },
  };
}
