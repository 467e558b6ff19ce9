import { numberIn, spellings } from '../numbers.ts';
import type { QuestionRule } from '../rule.ts';
import { optionsOf } from '../rule.ts';
import { containsPhrase, tellingWords } from '../text.ts';

/** Players have 7.5 seconds to read and answer. */
const longestText = 95;

export const textIsShort: QuestionRule = {
  name: 'text is at most 95 characters',
  judge: ({ text }) =>
    text.length > longestText ? [`text has ${text.length} characters, at most ${longestText}`] : [],
};

export const textIsQuestion: QuestionRule = {
  name: 'text ends with a question mark',
  judge: ({ text }) => (text.endsWith('?') ? [] : ['text does not end with ?']),
};

const withoutQuotes = (text: string): string => text.replace(/“[^”]*”|"[^"]*"|‘[^’]*’/g, ' ');

export const noNegatives: QuestionRule = {
  name: 'no negative questions',
  judge: ({ text }) => {
    const found = /\b(not|except|isn['’]t|aren['’]t|wasn['’]t|doesn['’]t|didn['’]t|don['’]t|cannot)\b/i.exec(
      withoutQuotes(text),
    );
    return found ? [`negative question: "${found[0]}"`] : [];
  },
};

const timeWords =
  /\b(currently|as of|today|nowadays|these days|at present|to date|latest|most recent(ly)?|recently|newest|reigning|incumbent|this (year|decade|century)|so far|up to now|still (holds|the))\b/i;
// An electric or ocean current is no point in time.
const flowTopic =
  /\b(amperes?|volts?|voltage|circuits?|wires?|ohms?|electric\w*|(alternating|direct|convection) current|oceans?|seas?|rivers?|gulf stream)\b/i;

export const noTimeWords: QuestionRule = {
  name: 'no time words',
  judge: ({ text, explanation }) => {
    const said = withoutQuotes(`${text} ${explanation}`);
    const found = timeWords.exec(said) ?? (flowTopic.test(said) ? null : /\bcurrent\b/i.exec(said));
    return found ? [`time-dependent wording: "${found[0]}"`] : [];
  },
};

export const settledFacts: QuestionRule = {
  name: 'facts are settled before 2015',
  severity: 'warning',
  judge: ({ text, correct, explanation, check }) => {
    if (check?.kind === 'runs' || check?.kind === 'arithmetic') return [];
    const year = /\b20(1[5-9]|[2-9]\d)\b(?!,)/.exec(`${text} ${correct} ${explanation}`);
    return year ? [`speaks of ${year[0]}; facts should be settled before 2015`] : [];
  },
};

export const answerNotInText: QuestionRule = {
  name: 'the answer does not stand in the question',
  judge: ({ text, correct }) => {
    if (correct.length < 2 && numberIn(correct) === undefined) return [];
    const words = tellingWords(correct);
    const whole = spellings(correct).some((form) => containsPhrase(text, form));
    const piecewise = words.length > 0 && words.every((word) => containsPhrase(text, word));
    return whole || piecewise ? [`the answer "${correct}" stands in the question`] : [];
  },
};

export const tidyText: QuestionRule = {
  name: 'texts are tidy',
  judge: (question) => {
    const texts = [question.text, question.explanation, question.alt, ...optionsOf(question)];
    const untidy = texts.filter((text) => text !== text.trim() || / {2}|[\n\t\p{Cc}]|<\/?[a-z]/iu.test(text));
    return untidy.map((text) => `stray spaces, control characters or markup in ${JSON.stringify(text)}`);
  },
};

export const wordingRules: readonly QuestionRule[] = [
  textIsShort,
  textIsQuestion,
  noNegatives,
  noTimeWords,
  settledFacts,
  answerNotInText,
  tidyText,
];
