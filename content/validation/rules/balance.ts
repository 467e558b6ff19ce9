import type { Bank, BankQuestion } from '../../bank-schema.ts';
import type { BankRule, LibraryRule } from '../rule.ts';

/** A player who always taps the longest option must gain nothing by it. */
const quizShare = 0.4;
const libraryShare = 0.35;
const ratioRange = { least: 0.8, most: 1.25 };

const isLongest = ({ correct, distractors }: BankQuestion): boolean =>
  distractors.every((option) => option.length < correct.length);

const longestShare = (questions: readonly BankQuestion[]): number =>
  questions.filter(isLongest).length / questions.length;

const lengthRatio = ({ correct, distractors }: BankQuestion): number =>
  correct.length / (distractors.reduce((sum, option) => sum + option.length, 0) / distractors.length);

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const longestInQuiz: BankRule = {
  name: 'the answer is the longest option in at most 40 % of a quiz',
  judge: ({ questions }) => {
    const share = longestShare(questions);
    return share > quizShare
      ? [{ message: `the answer is the longest option in ${percent(share)}, at most ${percent(quizShare)}` }]
      : [];
  },
};

export const longestInLibrary: LibraryRule = {
  name: 'the answer is the longest option in at most 35 % of all banks',
  judge: (banks) => {
    // One bank alone is held to its own, wider limit.
    if (banks.length < 2) return [];
    const share = longestShare(banks.flatMap((bank: Bank) => bank.questions));
    return share > libraryShare
      ? [
          {
            slug: 'all',
            message: `the answer is the longest option in ${percent(share)}, at most ${percent(libraryShare)}`,
          },
        ]
      : [];
  },
};

export const evenLengths: BankRule = {
  name: 'answers and distractors are of like length',
  judge: ({ questions }) => {
    const mean = questions.reduce((sum, question) => sum + lengthRatio(question), 0) / questions.length;
    return mean < ratioRange.least || mean > ratioRange.most
      ? [
          {
            message: `mean length of answer to distractors is ${mean.toFixed(2)}, needs ${ratioRange.least} to ${ratioRange.most}`,
          },
        ]
      : [];
  },
};
