import { createHash } from 'node:crypto';
import type { DrawnQuestion } from '../../ports/play-record.ts';

/** A question as all plays share it, whatever order they show its options in. */
export interface SharedQuestion {
  /** Follows from all the rest: an edited question is another one, and this one stays as it is. */
  readonly key: string;
  readonly text: string;
  readonly image: string;
  readonly alt: string;
  /** The right one first, the others in an order of their own. */
  readonly options: readonly string[];
  readonly explanation: string;
}

/** `key:order`, where the order is that of the shared options as one play shows them. */
export type QuestionReference = string;

/** As long as a collision is out of the question. */
const KEY_BYTES = 16;

const keyFor = (said: unknown) =>
  createHash('sha256').update(JSON.stringify(said)).digest().toString('base64url', 0, KEY_BYTES);

export interface SharedDraw {
  readonly question: SharedQuestion;
  readonly reference: QuestionReference;
}

const referenceTo = (key: string, order: readonly number[]): QuestionReference => `${key}:${order.join('.')}`;

/** The order of a draw of that question; undefined where it is another question. */
function orderOf(drawn: DrawnQuestion, { options, ...said }: SharedQuestion): readonly number[] | undefined {
  const { text, image, alt, explanation, correctOption } = drawn;
  if (text !== said.text || image !== said.image || alt !== said.alt) return undefined;
  if (explanation !== said.explanation || drawn.options.length !== options.length) return undefined;
  if (drawn.options[correctOption] !== options[0]) return undefined;
  const order = drawn.options.map((option) => options.indexOf(option));
  const isAnOrder = order.every((place, shown) => place !== -1 && order.indexOf(place) === shown);
  return isAnOrder ? order : undefined;
}

/** How many questions are kept with their keys: more than all banks have. */
const KEPT = 4_096;

/** Splits as `shareQuestion` does, and makes the key of a question once. */
export function createQuestionSharing(): (drawn: DrawnQuestion) => SharedDraw {
  const known = new Map<string, SharedQuestion>();

  return function share(drawn) {
    const last = known.get(drawn.text);
    const order = last && orderOf(drawn, last);
    if (last && order) return { question: last, reference: referenceTo(last.key, order) };
    const shared = shareQuestion(drawn);
    if (known.size >= KEPT) known.clear();
    known.set(drawn.text, shared.question);
    return shared;
  };
}

/** Splits a drawn question into what plays share of it and a short text that is the play's own. */
export function shareQuestion(drawn: DrawnQuestion): SharedDraw {
  const { text, image, alt, explanation, correctOption } = drawn;
  const places = drawn.options
    .map((option, place) => ({ option, place, isWrong: place !== correctOption }))
    .sort((a, b) => Number(a.isWrong) - Number(b.isWrong) || (a.option < b.option ? -1 : 1));
  const options = places.map(({ option }) => option);
  const order = drawn.options.map((_, shown) => places.findIndex(({ place }) => place === shown));
  const key = keyFor([text, image, alt, options, explanation]);
  return {
    question: { key, text, image, alt, options, explanation },
    reference: referenceTo(key, order),
  };
}

export const keyOf = (reference: QuestionReference): string => reference.slice(0, reference.indexOf(':'));

/** The question as it was drawn. */
export function drawnFrom(reference: QuestionReference, question: SharedQuestion): DrawnQuestion {
  const { key, options, ...said } = question;
  const order = reference
    .slice(key.length + 1)
    .split('.')
    .map(Number);
  return {
    ...said,
    options: order.map((shared) => {
      const option = options[shared];
      if (option === undefined) throw new Error(`question ${key} has no option ${shared}`);
      return option;
    }),
    correctOption: order.indexOf(0),
  };
}
