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

/** Splits a drawn question into what plays share of it and a short text that is the play's own. */
export function shareQuestion(drawn: DrawnQuestion): {
  readonly question: SharedQuestion;
  readonly reference: QuestionReference;
} {
  const { text, image, alt, explanation, correctOption } = drawn;
  const places = drawn.options
    .map((option, place) => ({ option, place, isWrong: place !== correctOption }))
    .sort((a, b) => Number(a.isWrong) - Number(b.isWrong) || (a.option < b.option ? -1 : 1));
  const options = places.map(({ option }) => option);
  const order = drawn.options.map((_, shown) => places.findIndex(({ place }) => place === shown));
  const key = keyFor([text, image, alt, options, explanation]);
  return {
    question: { key, text, image, alt, options, explanation },
    reference: `${key}:${order.join('.')}`,
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
