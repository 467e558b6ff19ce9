import type { Bank, BankQuestion } from '../../bank-schema.ts';
import type { BankRule, LibraryRule, QuestionRule } from '../rule.ts';
import { optionsOf } from '../rule.ts';
import { normalise } from '../text.ts';

const asks = (pattern: RegExp, answer: RegExp) => (question: BankQuestion) =>
  answer.test(question.correct) && pattern.test(question.text);

/** A fact that a quiz must keep, asked in words that make it true. */
const kept = (slug: string, name: string, isKept: (question: BankQuestion) => boolean): BankRule => ({
  name,
  judge: (bank) =>
    bank.slug !== slug || bank.questions.some(isKept)
      ? []
      : [{ message: `fact to keep is missing: ${name}` }],
});

export const keptFacts: readonly BankRule[] = [
  kept('internet-trivia', 'the first smartphone is by IBM', asks(/smart ?phone/i, /^IBM$/)),
  kept('internet-trivia', 'the first social network is Friendster', asks(/social/i, /^Friendster$/)),
  kept('oscar-winners', 'Gladiator won at the 2001 ceremony', asks(/\b2001\b/, /^Gladiator$/)),
];

export const noSixDegrees: QuestionRule = {
  name: 'SixDegrees is no option beside Friendster',
  judge: (question) =>
    question.correct === 'Friendster' &&
    optionsOf(question).some((option) => normalise(option).replaceAll(' ', '').startsWith('sixdegrees'))
      ? ['SixDegrees is older than Friendster']
      : [],
};

// "the largest desert in Asia" is another question.
const largestHot = /\b(largest|biggest)( sub-?tropical)? hot desert\b/i;
const largestOfAll =
  /\b(largest|biggest) desert\b(?! (in|of) (?!the world|all|any))|\blargest of all deserts\b/i;

export const desertsAreTrue: QuestionRule = {
  name: 'the largest hot desert is the Sahara, the largest desert Antarctica',
  judge: ({ text, correct }) => {
    if (largestHot.test(text)) return /^(the )?sahara/i.test(correct) ? [] : ['largest hot desert: Sahara'];
    if (!largestOfAll.test(text)) return [];
    return /^(the )?antarctica?\b/i.test(correct) ? [] : ['largest desert of any kind: Antarctica'];
  },
};

const isComplete = (banks: readonly Bank[], category: string): boolean =>
  banks.filter((bank) => bank.category === category).length === 5;

export const bothDeserts: LibraryRule = {
  name: 'two banks ask for the largest desert with different answers',
  judge: (banks) => {
    if (!isComplete(banks, 'geography')) return [];
    const asking = (pattern: RegExp) =>
      banks.filter(({ questions }) => questions.some(({ text }) => pattern.test(text)));
    const [hot, all] = [asking(largestHot), asking(largestOfAll)];
    const apart = hot.some((bank) => all.some((other) => other !== bank));
    return apart
      ? []
      : [{ slug: 'all', message: 'largest hot desert and largest desert must be asked in two banks' }];
  },
};
