import { describe, expect, it } from 'vitest';
import type { Bank } from '../bank-schema.ts';
import { bankRules, libraryRules, questionRules } from './rules/index.ts';
import { change, questionAt } from './testing/faulty-bank.ts';
import { goodBank, surroundings } from './testing/good-bank.ts';
import { validateBanks } from './validate-banks.ts';

const pad = (text: string, length: number): string => text.padEnd(length, 'a');

/** A second bank that asks for something else in every question. */
const otherBank = (): Bank => ({
  ...goodBank(),
  slug: 'countries-of-the-world',
  quizId: 'quiz42',
  prefix: 'FL',
  questions: goodBank().questions.map((question) => ({
    ...question,
    text: `Where would you look for river number ${question.n * 31}?`,
    explanation: `Nobody has ever sailed down river ${question.n * 31} in ${question.correct} alone.`,
    image: { ...question.image, zoom: question.n },
  })),
});

const emptySlugs = (category: string, count: number): Bank[] =>
  Array.from({ length: count }, (_, i) => ({ ...goodBank(), slug: `other-${i}`, category, questions: [] }));

const longestEverywhere = (bank: Bank, count: number): void => {
  for (const question of bank.questions)
    question.distractors =
      question.n <= count ? ['a', 'ab', 'abc'] : ['x'.repeat(20), 'y'.repeat(21), 'z'.repeat(22)];
};

/** For each rule, in its own words, faults that it must catch. */
const faults: Record<string, readonly ((banks: Bank[]) => unknown)[]> = {
  'text is at most 95 characters': [change(1, { text: `${pad('What', 95)}?` })],
  'text ends with a question mark': [change(1, { text: 'Name the capital of Japan.' })],
  'no negative questions': [
    change(1, { text: 'Which city is not in Japan?' }),
    change(1, { text: "Which city isn't in Japan?" }),
    change(1, { text: 'All but one, except which, are in Japan?' }),
  ],
  'no time words': [
    change(1, { text: 'What is currently the capital of Japan?' }),
    change(1, { explanation: 'As of the count it is the largest city on the planet by far.' }),
    change(1, { text: 'Which city is the current capital of Japan?' }),
  ],
  'facts are settled before 2015': [change(1, { text: 'Which city was capital of Japan in 2019?' })],
  'the answer does not stand in the question': [
    change(1, { text: 'Is Tokyo the capital of Japan?' }),
    change(8, { text: 'The great cities of Africa, 8 of them, are how many?', correct: 'Eight' }),
    change(2, { text: 'Which river, the great Nile, runs here?', correct: 'Nile River' }),
  ],
  'texts are tidy': [change(1, { correct: 'Tokyo ' }), change(1, { alt: 'Map  of <b>a country</b>' })],
  'four distinct options': [
    change(1, { distractors: ['tokyo', 'Kyoto', 'Seoul'] }),
    change(5, { distractors: ['Brasilia', 'Recife', 'Salvador'] }),
  ],
  'options are at most 32 characters': [change(1, { distractors: [pad('Kyoto', 33), 'Osaka', 'Seoul'] })],
  'no all, none or both option': [
    change(1, { distractors: ['All of the above', 'Osaka', 'Kyoto'] }),
    change(1, { distractors: ['None of these', 'Osaka', 'Kyoto'] }),
    change(1, { distractors: ['Both Osaka and Kyoto', 'Osaka', 'Kyoto'] }),
  ],
  'numbers are spaced evenly': [change(1, { correct: '1912', distractors: ['1911', '1913', '1990'] })],
  'options have one form': [
    change(1, { correct: '12', distractors: ['Seven', 'Eight', 'Nine'] }),
    change(1, { distractors: ['osaka', 'Kyoto', 'Seoul'] }),
  ],
  'explanation has 30 to 190 characters': [
    change(1, { explanation: 'It is a big place.' }),
    change(1, { explanation: `${pad('Edo', 190)}.` }),
  ],
  'explanation is one sentence': [
    change(1, { explanation: 'Edo was a fishing village. Later it grew into a great city.' }),
    change(1, { explanation: 'A fishing village named Edo that later grew' }),
  ],
  'explanation adds a new fact': [change(1, { explanation: 'What is the capital of Japan? It is Tokyo.' })],
  'the alternative text does not hold the answer': [
    change(1, { alt: 'Map of Tokyo' }),
    change(1, { alt: 'Map of Tokyo', imageIsQuestion: true }),
    change(1, { alt: 'A French castle', correct: 'France' }),
    change(1, { alt: 'Four candles on a cake', correct: '4' }),
  ],
  'the picture does not show the answer': [
    change(1, { image: { stage: 'savanna', cast: ['no:lion'] }, correct: 'Lion' }),
    change(1, { image: { stage: 'arctic', cast: ['no:polar-bear'] }, correct: 'Arctic' }),
    change(1, { image: { stage: 'flag', code: 'BR' }, correct: 'Brazil' }),
    change(1, { image: { stage: 'pisa' }, correct: 'Pisa' }),
  ],
  'the picture hints at no wrong option': [change(1, { image: { stage: 'panel', cast: ['no:seoul'] } })],
  'checked facts agree with the data': [
    change(1, { correct: 'Osaka', distractors: ['Tokyo', 'Kyoto', 'Seoul'] }),
    change(1, { check: { kind: 'horoscope' } }),
    change(1, { check: { kind: 'capital', land: 'JP' } }),
  ],
  'the picture can be drawn': [change(1, { image: { stage: 'nonsense' } })],
  'only some pictures may be the question': [change(1, { image: { stage: 'sea' }, imageIsQuestion: true })],
  'no protected marks': [change(1, { image: { stage: 'sea', cast: ['no:olympic-rings'] } })],
  'staff bars add up': [
    change(1, {
      image: { stage: 'staff', time: '3/4', notes: [{ n: 'E4' }, { n: 'G4', d: 'h', dot: true }] },
    }),
  ],
  'the largest hot desert is the Sahara, the largest desert Antarctica': [
    change(1, { text: 'Which is the largest hot desert in the world?', correct: 'Gobi' }),
    change(1, { text: 'Which is the largest desert of any kind?', correct: 'Sahara' }),
  ],
  'SixDegrees is no option beside Friendster': [
    change(1, { correct: 'Friendster', distractors: ['SixDegrees.com', 'MySpace', 'Orkut'] }),
  ],
  'questions are numbered 1 to 20': [change(3, { n: 4 })],
  'the quiz is in the catalogue': [
    ([bank]) => Object.assign(bank ?? {}, { slug: 'world-capital' }),
    ([bank]) => Object.assign(bank ?? {}, { quizId: 'quiz42' }),
  ],
  'the picture prefix is the one of the quiz': [([bank]) => Object.assign(bank ?? {}, { prefix: 'XX' })],
  'difficulty is 8 easy, 8 medium, 4 hard': [change(1, { difficulty: 'hard' })],
  'the answer is the longest option in at most 40 % of a quiz': [
    ([bank]) => bank && longestEverywhere(bank, 9),
  ],
  'the answer is the longest option in at most 35 % of all banks': [
    (banks) => {
      banks.push(otherBank());
      for (const bank of banks) longestEverywhere(bank, 8);
    },
  ],
  'a guesser is right in less than 32 % of all banks': [
    (banks) => {
      banks.push(otherBank());
      for (const bank of banks) longestEverywhere(bank, 7);
    },
  ],
  'answers and distractors are of like length': [
    ([bank]) => bank?.questions.map((question) => Object.assign(question, { distractors: ['a', 'b', 'c'] })),
  ],
  'no hero twice in a quiz': [
    ([bank]) => Object.assign(questionAt(bank, 2).image, { cast: ['no:hero-0', 'no:prop'] }),
  ],
  'no composition more than four times in a quiz': [
    ([bank]) => {
      for (const n of [1, 2, 3, 4, 5]) questionAt(bank, n).image.composition = 'vista';
    },
  ],
  'no stage more than three times in a quiz': [
    ([bank]) => {
      for (const n of [1, 2, 3, 4]) questionAt(bank, n).image.stage = 'sea';
    },
  ],
  'at most three pictures of a quiz with one object alone': [
    ([bank]) => {
      for (const n of [1, 2, 3, 4]) questionAt(bank, n).image.cast = [`no:lonely-${n}`];
    },
  ],
  'the first smartphone is by IBM': [([bank]) => Object.assign(bank ?? {}, { slug: 'internet-trivia' })],
  'the first social network is Friendster': [
    ([bank]) => Object.assign(bank ?? {}, { slug: 'internet-trivia' }),
  ],
  'Gladiator won at the 2001 ceremony': [([bank]) => Object.assign(bank ?? {}, { slug: 'oscar-winners' })],
  'a quiz has one bank': [(banks) => banks.push({ ...goodBank(), questions: [] })],
  'no question stands twice': [
    change(2, { text: 'What is the capital of Japan?' }),
    (banks) => banks.push({ ...otherBank(), questions: goodBank().questions.slice(4, 5) }),
  ],
  'no explanation stands twice': [
    ([bank]) => change(2, { explanation: questionAt(bank, 1).explanation })(bank ? [bank] : []),
  ],
  'no picture spec stands twice': [
    ([bank]) => change(2, { image: questionAt(bank, 1).image })(bank ? [bank] : []),
  ],
  'no two questions ask nearly the same': [
    change(2, { text: 'Which city is the capital city of Japan?', correct: 'Tokyo' }),
    change(2, { text: 'Tokyo is the capital of which country?', correct: 'Japan' }),
  ],
  'two banks ask for the largest desert with different answers': [
    (banks) => banks.push(...emptySlugs('geography', 4)),
  ],
};

const rulesBrokenBy = (plant: (banks: Bank[]) => unknown): string[] => {
  const banks = [goodBank()];
  plant(banks);
  return validateBanks(banks, surroundings()).map(({ rule }) => rule);
};

describe('validateBanks', () => {
  it('finds nothing in a good bank', () => {
    expect(validateBanks([goodBank()], surroundings())).toEqual([]);
    expect(validateBanks([otherBank()], surroundings()).filter(({ rule }) => rule.startsWith('no '))).toEqual(
      [],
    );
  });

  it.each(Object.entries(faults))('catches a planted fault: %s', (rule, plants) => {
    for (const plant of plants) expect(rulesBrokenBy(plant)).toContain(rule);
  });

  it('has a planted fault for every rule', () => {
    const names = [...questionRules, ...bankRules, ...libraryRules].map(({ name }) => name);
    expect(Object.keys(faults).sort()).toEqual([...names].sort());
  });

  it('names the quiz and the question', () => {
    const banks = [goodBank()];
    change(7, { alt: 'Ankara from above' })(banks);
    expect(validateBanks(banks, surroundings())).toMatchObject([
      { slug: 'world-capitals', n: 7, severity: 'error' },
    ]);
  });
});
