import type { QuestionView, ResultView, SettledView } from '../../../shared/contract/views.ts';
import { MAX_CREDIT_MS, SAVING_SHOWN_MS } from '../../../shared/rules/constants.ts';
import { type PlayState, positionOf } from './play-reducer.ts';

/** What the page shows of a play. Each stage carries exactly what its view needs. */
export type Stage =
  | { readonly phase: 'ready'; readonly image: string | null }
  | { readonly phase: 'question'; readonly question: QuestionView; readonly chosen: number | null }
  | {
      readonly phase: 'reveal';
      readonly question: QuestionView;
      readonly settled: SettledView;
      /** Next was pressed; the following question is on its way. */
      readonly goingOn: boolean;
    }
  | { readonly phase: 'saving' }
  | { readonly phase: 'result'; readonly result: ResultView };

/** The stage of a play at a moment of the server's clock. */
export function stageAt(state: PlayState, now: number): Stage {
  const last = state.settled[state.total - 1];
  if (last || state.result) return closingStage(state, last, now);

  const index = positionOf(state);
  const question = state.questions[index];
  if (!question) return { phase: 'ready', image: state.firstImage };
  const settled = state.settled[index];
  if (settled) return { phase: 'reveal', question, settled, goingOn: state.wentOn[index] !== undefined };
  return { phase: 'question', question, chosen: state.chosen?.index === index ? state.chosen.option : null };
}

function closingStage(state: PlayState, last: SettledView | undefined, now: number): Stage {
  const { result } = state;
  if (result && state.over) return { phase: 'result', result };
  const question = last && state.questions[last.index];
  if (last && question && last.reason === 'answered' && now < revealEnd(state, last)) {
    return { phase: 'reveal', question, settled: last, goingOn: false };
  }
  return result && now >= savingEnd(state, last) ? { phase: 'result', result } : { phase: 'saving' };
}

function revealEnd(state: PlayState, last: SettledView): number {
  return Math.min(last.nextAt, state.wentOn[last.index] ?? last.nextAt);
}

function savingEnd(state: PlayState, last: SettledView | undefined): number {
  const from = Math.max(last ? revealEnd(state, last) : 0, state.endSeenAt ?? 0);
  return from + SAVING_SHOWN_MS;
}

/** When the stage changes by time alone, or null when only the server can change it. */
export function nextStageAt(state: PlayState, now: number): number | null {
  const last = state.settled[state.total - 1];
  if (!last) return null;
  const changes = [revealEnd(state, last), savingEnd(state, last)];
  return changes.find((at) => at > now) ?? null;
}

/** By when the server should have spoken; a page that hears nothing then asks for the play again. */
export function newsDueAt(state: PlayState): number | null {
  if (state.result) return null;
  const index = positionOf(state);
  const question = state.questions[index];
  if (!question) return state.opensAt;
  const settled = state.settled[index];
  return settled ? settled.nextAt : question.deadline + MAX_CREDIT_MS;
}
