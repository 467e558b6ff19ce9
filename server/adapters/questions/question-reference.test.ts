import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom, shuffled } from '../../../shared/kernel/random.ts';
import type { DrawnQuestion } from '../../ports/play-record.ts';
import { createQuestionSharing, drawnFrom, keyOf, shareQuestion } from './question-reference.ts';

const text = fc.string({ unit: 'grapheme' });
const drawn: fc.Arbitrary<DrawnQuestion> = fc
  .record({
    text,
    image: text,
    alt: text,
    // Two may say the same.
    options: fc.array(text, { minLength: 2, maxLength: 12 }),
    explanation: text,
  })
  .chain((question) =>
    fc.nat(question.options.length - 1).map((correctOption) => ({ ...question, correctOption })),
  );

function inAnotherOrder(question: DrawnQuestion, seed: string): DrawnQuestion {
  const places = shuffled([...question.options.keys()], seededRandom(seed));
  return {
    ...question,
    options: places.map((place) => question.options[place] ?? ''),
    correctOption: places.indexOf(question.correctOption),
  };
}

describe('a question that plays share', () => {
  it('comes back as it was drawn', () => {
    fc.assert(
      fc.property(drawn, (question) => {
        const { question: shared, reference } = shareQuestion(question);
        expect(keyOf(reference)).toBe(shared.key);
        expect(drawnFrom(reference, shared)).toEqual(question);
      }),
    );
  });

  it('is one and the same, whatever order its options are shown in', () => {
    fc.assert(
      fc.property(drawn, text, (question, seed) => {
        const { question: shared } = shareQuestion(question);
        const other = inAnotherOrder(question, seed);
        const again = shareQuestion(other);
        expect(again.question).toEqual(shared);
        expect(drawnFrom(again.reference, shared)).toEqual(other);
      }),
    );
  });

  it('is the same whether its key was made before or not, and an edited one never takes its place', () => {
    const share = createQuestionSharing();
    fc.assert(
      fc.property(drawn, text, fc.constantFrom('image', 'alt', 'explanation'), (question, seed, field) => {
        const other = inAnotherOrder(question, seed);
        const edited = { ...question, [field]: `${question[field]}!` };
        const turned = {
          ...question,
          correctOption: (question.correctOption + 1) % question.options.length,
        };
        for (const each of [question, other, edited, turned, other]) {
          expect(share(each)).toEqual(shareQuestion(each));
        }
      }),
    );
  });

  it('is another one after any edit, and for another right answer', () => {
    fc.assert(
      fc.property(drawn, fc.constantFrom('text', 'image', 'alt', 'explanation'), (question, field) => {
        const edited = { ...question, [field]: `${question[field]}!` };
        expect(shareQuestion(edited).question.key).not.toBe(shareQuestion(question).question.key);
      }),
    );
    const question = { text: 'q', image: 'i', alt: 'a', options: ['x', 'y'], explanation: 'e' };
    const keys = [0, 1].map((correctOption) => shareQuestion({ ...question, correctOption }).question.key);
    expect(new Set(keys).size).toBe(2);
  });
});
