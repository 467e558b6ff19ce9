import type { Bank, BankQuestion } from '../../bank-schema.ts';
import { numberIn } from '../numbers.ts';
import type { LibraryRule } from '../rule.ts';
import { optionsOf } from '../rule.ts';
import { contentWords } from '../text.ts';

/** Blind luck is right in 25 %; much more says that the banks give something away. */
const mostGuessed = 0.32;

/** How well an option suits somebody who knows nothing; the highest is tapped. */
type Hunch = (option: string, question: BankQuestion) => number;

const sharedWords = (a: string, b: string): number => {
  const words = contentWords(b);
  return [...contentWords(a)].filter((word) => words.has(word)).length;
};

const likeQuestion: Hunch = (option, { text }) => sharedWords(option, text);

const likeOthers: Hunch = (option, question) =>
  optionsOf(question)
    .filter((other) => other !== option)
    .reduce((sum, other) => sum + sharedWords(option, other), 0);

/** Of four numbers the outer two look invented. */
const middleNumber: Hunch = (option, question) => {
  const numbers = optionsOf(question).map(numberIn);
  const own = numberIn(option);
  if (own === undefined || numbers.includes(undefined)) return 0;
  const below = numbers.filter((value) => value !== undefined && value < own).length;
  const above = numbers.filter((value) => value !== undefined && value > own).length;
  return -Math.abs(below - above);
};

/** Digits, names within and hyphens look like something that somebody has looked up. */
const specific: Hunch = (option) => option.match(/\d|[-’]|(?<=\s)\p{Lu}/gu)?.length ?? 0;

const longest: Hunch = (option) => option.length;

/** Each way to guess: where one hunch leaves several options, the next one chooses among them. */
const guessers: ReadonlyMap<string, readonly Hunch[]> = new Map([
  ['the longest option', [longest]],
  ['the option most like the question', [likeQuestion]],
  ['the option most like the others', [likeOthers]],
  ['the middle number', [middleNumber]],
  ['the most specific option', [specific]],
  ['all these hunches in turn', [likeQuestion, middleNumber, specific, likeOthers, longest]],
]);

const best = (options: readonly string[], question: BankQuestion, hunch: Hunch): readonly string[] => {
  const scores = options.map((option) => hunch(option, question));
  const top = Math.max(...scores);
  return options.filter((_, i) => scores[i] === top);
};

/** How often a guesser is right with this question; options that look equally good are drawn by lot. */
const hits = (question: BankQuestion, hunches: readonly Hunch[]): number => {
  const left = hunches.reduce<readonly string[]>(
    (options, hunch) => best(options, question, hunch),
    optionsOf(question),
  );
  return left.includes(question.correct) ? 1 / left.length : 0;
};

/** The share of the questions that each way to guess gets right. */
export const guessedShares = (questions: readonly BankQuestion[]): ReadonlyMap<string, number> =>
  new Map(
    [...guessers].map(([name, hunches]) => [
      name,
      questions.reduce((sum, question) => sum + hits(question, hunches), 0) / questions.length,
    ]),
  );

export const hardToGuess: LibraryRule = {
  name: 'a guesser is right in less than 32 % of all banks',
  judge: (banks) => {
    // Twenty questions are too few to tell a habit from chance.
    if (banks.length < 2) return [];
    return [...guessedShares(banks.flatMap((bank: Bank) => bank.questions))]
      .filter(([, share]) => share >= mostGuessed)
      .map(([name, share]) => ({
        slug: 'all',
        message: `${name} is right in ${Math.round(share * 100)} %, needs less than ${mostGuessed * 100} %`,
      }));
  },
};
