/** A play as its player sees it. Times are epoch milliseconds of the server's clock. */

/** A question as a player sees it while it is open: no answer, no explanation. */
export interface QuestionView {
  playId: string;
  index: number;
  total: number;
  text: string;
  image: string;
  alt: string;
  options: string[];
  openedAt: number;
  deadline: number;
  /** Address of the next question's image, to load it before it is shown; null on the last. */
  nextImage: string | null;
}

/** How time was judged, in a form that the player can check. */
export interface Receipt {
  openedAt: number;
  /** Null when nothing was received in time. */
  receivedAt: number | null;
  deadline: number;
  creditMs: number;
}

export interface SettledView {
  playId: string;
  index: number;
  reason: 'answered' | 'timeout';
  picked: number | null;
  correctOption: number;
  correct: boolean;
  explanation: string;
  /** The score after this question. */
  score: number;
  receipt: Receipt;
  /** When the next question opens, or the result shows after the last one. */
  nextAt: number;
}

/** A settled question with what was asked, for lists and results. */
export interface SettledQuestionView extends SettledView {
  text: string;
  image: string;
  alt: string;
  options: string[];
}

export interface ResultView {
  playId: string;
  score: number;
  total: number;
  settled: SettledQuestionView[];
  /** What a member gained and has; all four null for a visitor. */
  earned: number | null;
  points: number | null;
  rank: string | null;
  quizCount: number | null;
  unlocksAt: number;
}

export type PlayPhase = 'ready' | 'question' | 'reveal' | 'finished';

/** A whole play as its player may see it at this moment. */
export interface PlayView {
  playId: string;
  categoryId: string;
  quizId: string;
  phase: PlayPhase;
  index: number;
  total: number;
  score: number;
  /** The open question, or the one whose answer is being revealed; null while `ready` and when `finished`. */
  question: QuestionView | null;
  /** The first question's image while `ready`, else null. */
  image: string | null;
  opensAt: number | null;
  settled: SettledQuestionView[];
  nextAt: number | null;
  result: ResultView | null;
  unlocksAt: number;
}
