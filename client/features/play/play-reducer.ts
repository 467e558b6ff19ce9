import type { ErrorCode } from '../../../shared/contract/errors.ts';
import type { PlayView, QuestionView, ResultView, SettledView } from '../../../shared/contract/views.ts';

/** What the page has learned about one play. It only grows, so the order in which news arrives changes nothing. */
interface PlayFacts {
  readonly playId: string;
  readonly categoryId: string;
  readonly quizId: string;
  readonly total: number;
  readonly unlocksAt: number;
  readonly firstImage: string | null;
  readonly opensAt: number | null;
  readonly questions: Readonly<Record<number, QuestionView>>;
  readonly settled: Readonly<Record<number, SettledView>>;
  readonly result: ResultView | null;
  /** The server said that even the last reveal is over. */
  readonly over: boolean;
  /** When this page heard of the last settlement. */
  readonly endSeenAt: number | null;
}

export type Notice =
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly message: string }
  | { readonly kind: 'back'; readonly timedOut: number };

/** The facts and what this page itself did. */
export interface PlayState extends PlayFacts {
  readonly chosen: { readonly index: number; readonly option: number } | null;
  readonly wentOn: Readonly<Record<number, number>>;
  /** The questions settled when the connection was lost; null while it is up. */
  readonly settledWhenLost: readonly number[] | null;
  readonly notice: Notice | null;
}

/** `at` is when this page heard or did it, on the server's clock. */
export type PlayEvent =
  | { readonly type: 'play'; readonly play: PlayView; readonly at: number }
  | { readonly type: 'question'; readonly question: QuestionView }
  | { readonly type: 'settled'; readonly settled: SettledView; readonly at: number }
  | { readonly type: 'finished'; readonly result: ResultView; readonly at: number }
  | { readonly type: 'chose'; readonly index: number; readonly option: number }
  | { readonly type: 'wentOn'; readonly index: number; readonly at: number }
  | { readonly type: 'refused'; readonly index: number; readonly code: ErrorCode; readonly message: string }
  | { readonly type: 'lost' }
  | { readonly type: 'noticeRead' };

/** Events of the server carry the play that they are about; those of any other play are not ours. */
function playIdOf(event: PlayEvent): string | null {
  if (event.type === 'question') return event.question.playId;
  if (event.type === 'settled') return event.settled.playId;
  return event.type === 'finished' ? event.result.playId : null;
}

/**
 * The play page's state after an event. What the page already knows is dropped, so duplicates, stragglers and a
 * resync in the middle all lead to the same state.
 */
export function reducePlay(state: PlayState | null, event: PlayEvent): PlayState | null {
  if (event.type === 'play') return withPlay(state, event.play, event.at);
  if (!state) return null;
  const about = playIdOf(event);
  if (about !== null && about !== state.playId) return state;

  switch (event.type) {
    case 'question':
      return withQuestion(state, event.question);
    case 'settled':
      return withSettled(state, event.settled, event.at);
    case 'finished':
      return withResult(state, event.result, event.at);
    case 'chose':
      return canChoose(state, event.index)
        ? { ...state, chosen: { index: event.index, option: event.option } }
        : state;
    case 'wentOn':
      return state.wentOn[event.index] === undefined && state.settled[event.index]
        ? { ...state, wentOn: { ...state.wentOn, [event.index]: event.at } }
        : state;
    case 'refused':
      return {
        ...state,
        chosen: state.chosen?.index === event.index ? null : state.chosen,
        notice: { kind: 'refused', code: event.code, message: event.message },
      };
    case 'lost':
      return state.settledWhenLost ? state : { ...state, settledWhenLost: settledIndexes(state) };
    case 'noticeRead':
      return state.notice ? { ...state, notice: null } : state;
  }
}

/** Where the play stands: the newest question that is known, which may be settled already. */
export function positionOf(state: PlayState): number {
  return Math.max(-1, ...Object.keys(state.questions).map(Number));
}

export function scoreOf(state: PlayState): number {
  return Object.values(state.settled).filter((settled) => settled.correct).length;
}

function canChoose(state: PlayState, index: number): boolean {
  return index === positionOf(state) && !state.settled[index] && state.chosen?.index !== index;
}

function settledIndexes(state: PlayFacts): number[] {
  return Object.keys(state.settled).map(Number);
}

function blank(play: PlayView): PlayState {
  return {
    playId: play.playId,
    categoryId: play.categoryId,
    quizId: play.quizId,
    total: play.total,
    unlocksAt: play.unlocksAt,
    firstImage: null,
    opensAt: null,
    questions: {},
    settled: {},
    result: null,
    over: false,
    endSeenAt: null,
    chosen: null,
    wentOn: {},
    settledWhenLost: null,
    notice: null,
  };
}

function withPlay(before: PlayState | null, play: PlayView, at: number): PlayState {
  let state = before?.playId === play.playId ? before : blank(play);
  state = {
    ...state,
    firstImage: state.firstImage ?? play.image,
    opensAt: state.opensAt ?? play.opensAt,
    over: state.over || play.phase === 'finished',
  };
  for (const settled of play.settled) state = withSettledQuestion(state, settled, at);
  if (play.question) state = withQuestion(state, play.question);
  if (play.result) state = withResult(state, play.result, at);
  return withReturn(state);
}

function withReturn(state: PlayState): PlayState {
  const before = state.settledWhenLost;
  if (!before) return state;
  const missed = Object.values(state.settled).filter((settled) => !before.includes(settled.index));
  const timedOut = missed.filter((settled) => settled.reason === 'timeout').length;
  return { ...state, settledWhenLost: null, notice: { kind: 'back', timedOut } };
}

function withQuestion(state: PlayState, question: QuestionView): PlayState {
  const known = state.questions[question.index];
  if (known && (known.nextImage !== null || question.nextImage === null)) return state;
  return { ...state, questions: { ...state.questions, [question.index]: question } };
}

function withSettled(state: PlayState, news: SettledView, at: number): PlayState {
  const { index } = news;
  const known = state.settled[index];
  const endSeenAt = index === state.total - 1 ? Math.min(at, state.endSeenAt ?? at) : state.endSeenAt;
  if (known && known.nextAt <= news.nextAt && endSeenAt === state.endSeenAt) return state;
  const settled: SettledView = {
    playId: news.playId,
    index,
    reason: news.reason,
    picked: news.picked,
    correctOption: news.correctOption,
    correct: news.correct,
    explanation: news.explanation,
    score: news.score,
    receipt: news.receipt,
    nextAt: Math.min(news.nextAt, known?.nextAt ?? news.nextAt),
  };
  return { ...state, endSeenAt, settled: { ...state.settled, [index]: settled } };
}

/** A settled question of a whole play says what was asked too: a page that missed it can still show it. */
function withSettledQuestion(state: PlayState, item: PlayView['settled'][number], at: number): PlayState {
  const { playId, index, text, image, alt, options, receipt } = item;
  const { openedAt, deadline } = receipt;
  const asked = { playId, index, total: state.total, text, image, alt, options, openedAt, deadline };
  return withSettled(withQuestion(state, { ...asked, nextImage: null }), item, at);
}

function withResult(state: PlayState, result: ResultView, at: number): PlayState {
  let next = state;
  for (const settled of result.settled) next = withSettledQuestion(next, settled, at);
  return next.result ? next : { ...next, result };
}
