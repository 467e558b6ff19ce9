import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankQuestion } from '../../bank-schema.ts';
import { goodBank } from '../testing/good-bank.ts';
import { guessedShares } from './guesser.ts';

const asking = (
  text: string,
  correct: string,
  ...distractors: BankQuestion['distractors']
): BankQuestion => ({
  ...(goodBank().questions[0] as BankQuestion),
  text,
  correct,
  distractors,
});

const shareOf = (guesser: string, question: BankQuestion): number | undefined =>
  guessedShares([question]).get(guesser);

describe('guessers', () => {
  it.each([
    ['the longest option', asking('Where?', 'In the old harbour', 'In Rome', 'On a hill', 'At sea')],
    [
      'the option most like the question',
      asking('Whose bell?', 'The bell maker', 'A monk', 'A king', 'A nun'),
    ],
    ['the option most like the others', asking('Who?', 'Red King', 'Red Queen', 'Black King', 'White Rook')],
    ['the most specific option', asking('When?', 'On 3 May', 'In spring', 'In winter', 'At night')],
  ])('%s gives the answer away', (guesser, question) => {
    expect(shareOf(guesser, question)).toBe(1);
  });

  it('finds one of the two middle numbers by lot', () => {
    expect(shareOf('the middle number', asking('How many?', 'Eight', 'Two', 'Ten', 'Five'))).toBe(0.5);
    expect(shareOf('the middle number', asking('How many?', 'Two', 'Eight', 'Ten', 'Five'))).toBe(0);
  });

  it('lets the next hunch choose where one leaves several options', () => {
    const question = asking('Which old bell?', 'The old Moscow bell', 'An old bell', 'A new gong', 'A drum');
    expect(shareOf('the option most like the question', question)).toBe(0.5);
    expect(shareOf('all these hunches in turn', question)).toBe(1);
  });

  it('is right with exactly one of the four options, or by lot with some', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 4, maxLength: 4 }), (options) => {
        const totals = new Map<string, number>();
        for (const correct of options) {
          const [a = '', b = '', c = ''] = options.filter((option) => option !== correct);
          for (const [name, share] of guessedShares([asking('Which old bell?', correct, a, b, c)]))
            totals.set(name, (totals.get(name) ?? 0) + share);
        }
        for (const total of totals.values()) expect(total).toBeCloseTo(1);
      }),
    );
  });
});
