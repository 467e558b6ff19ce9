import { drawQuestions } from '../../server/features/play/draw.ts';
import { answer, timelineOf } from '../../server/features/play/timeline.ts';
import type { Ids } from '../../server/ports/ids.ts';
import type { PlayOwner, PlayRecord } from '../../server/ports/play-record.ts';
import type { QuestionBank } from '../../server/ports/questions.ts';
import { seededRandom } from '../../shared/kernel/random.ts';
import { dayOf, nextDayStart } from '../../shared/rules/day.ts';

export interface ReadyQuiz {
  readonly categoryId: string;
  readonly quizId: string;
  readonly bank: QuestionBank;
}

export interface SeedPlayParts {
  readonly ids: Ids;
  readonly timeZone: string;
}

const CREDIT_MS = 40;
/** How long a person takes to answer. */
const FASTEST_MS = 1_100;
const SLOWEST_MS = 7_000;

/** A play as the product starts it. */
export function drawPlay(
  { ids, timeZone }: SeedPlayParts,
  owner: PlayOwner,
  { bank, categoryId, quizId }: ReadyQuiz,
  startedAt: number,
): PlayRecord {
  const seed = ids.seed();
  return {
    id: ids.play(),
    version: 1,
    owner,
    categoryId,
    quizId,
    bankHash: bank.hash,
    seed,
    day: dayOf(startedAt, timeZone),
    unlocksAt: nextDayStart(startedAt, timeZone),
    creditMs: CREDIT_MS,
    startedAt,
    questions: drawQuestions(bank.questions, seed),
    answers: [],
    nexts: [],
    finishedAt: null,
    grant: null,
  };
}

/** The same play with all its questions answered in time, so many of them rightly. */
export function answerAll(play: PlayRecord, right: number): PlayRecord {
  const random = seededRandom(play.seed);
  return play.questions.reduce((answered, { correctOption, options }, index) => {
    const openedAt = timelineOf(answered)[index]?.opensAt ?? play.startedAt;
    // Two throws: most take about as long as each other, few are very quick or slow.
    const pace = (random() + random()) / 2;
    const receivedAt = Math.round(openedAt + FASTEST_MS + pace * (SLOWEST_MS - FASTEST_MS));
    const option = index < right ? correctOption : (correctOption + 1) % options.length;
    const verdict = answer(answered, index, option, receivedAt);
    if (verdict.kind !== 'accepted') throw new Error(`answer ${index} of a seeded play was ${verdict.kind}`);
    return verdict.play;
  }, play);
}
