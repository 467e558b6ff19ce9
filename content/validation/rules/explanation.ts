import type { QuestionRule } from '../rule.ts';
import { optionsOf } from '../rule.ts';
import { contentWords } from '../text.ts';

const shortest = 30;
const longest = 190;

export const explanationLength: QuestionRule = {
  name: 'explanation has 30 to 190 characters',
  judge: ({ explanation: { length } }) =>
    length < shortest || length > longest
      ? [`explanation has ${length} characters, needs ${shortest} to ${longest}`]
      : [],
};

const abbreviations = /\b(?:[A-Z]|St|Dr|Mr|Mrs|Ms|Jr|Sr|No|vs|etc|Mt|Ft|c|ca|Prof|Op|Lt|Col|Gen|Capt)$/;

/** Counts sentences; an initial or a title with a full stop ends none. */
export const sentenceCount = (text: string): number => {
  let count = 0;
  for (const end of text.matchAll(/[.!?]+["”’)]*(?=\s+["“‘(]?\p{Lu}|\s*$)/gu)) {
    const before = text.slice(0, end.index);
    const isLast = end.index + end[0].length >= text.trimEnd().length;
    if (isLast || !(end[0].startsWith('.') && abbreviations.test(before))) count++;
  }
  return count;
};

export const oneSentence: QuestionRule = {
  name: 'explanation is one sentence',
  judge: ({ explanation }) => {
    if (!/[.!]["”’)]*$/.test(explanation)) return ['explanation does not end as a sentence'];
    const count = sentenceCount(explanation);
    return count === 1 ? [] : [`explanation has ${count} sentences, needs one`];
  },
};

/** Fewer new words than this only say the answer over again. */
const newWords = 3;

export const addsFact: QuestionRule = {
  name: 'explanation adds a new fact',
  severity: 'warning',
  judge: (question) => {
    const known = contentWords([question.text, ...optionsOf(question)].join(' '));
    const added = [...contentWords(question.explanation)].filter((word) => !known.has(word));
    return added.length < newWords ? ['explanation only repeats the question'] : [];
  },
};

export const explanationRules: readonly QuestionRule[] = [explanationLength, oneSentence, addsFact];
