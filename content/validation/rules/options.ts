import type { QuestionRule } from '../rule.ts';
import { optionsOf } from '../rule.ts';
import { normalise } from '../text.ts';

const longestOption = 32;

/** Symbols alone (`++`, `♯`) normalise to nothing and are compared as they stand. */
const likeness = (option: string): string => {
  const plain = normalise(option.replace(/^[-−–](?=\d)/, 'minus '));
  const symbols = option.replace(/[\p{L}\p{N}\p{M}\s.,'’\-–]/gu, '');
  return `${plain}|${symbols}`;
};

export const distinctOptions: QuestionRule = {
  name: 'four distinct options',
  judge: (question) => {
    const options = optionsOf(question);
    return new Set(options.map(likeness)).size === options.length
      ? []
      : [`options are not distinct: ${options.join(' | ')}`];
  },
};

export const shortOptions: QuestionRule = {
  name: 'options are at most 32 characters',
  judge: (question) =>
    optionsOf(question)
      .filter((option) => option.length > longestOption)
      .map((option) => `option has ${option.length} characters, at most ${longestOption}: ${option}`),
};

export const noCollectiveOptions: QuestionRule = {
  name: 'no all, none or both option',
  judge: (question) =>
    optionsOf(question)
      .filter((option) =>
        /^(all|none|both|neither|either)( of|$)|^(both|neither) |of the above/i.test(option),
      )
      // A count may well be none.
      .filter((option) => !/^none$/i.test(option) || !/^how many\b/i.test(question.text))
      .map((option) => `collective option: ${option}`),
};

const numeric = (option: string): number | undefined => {
  const plain = option.replace(/,(?=\d{3})/g, '').replace('−', '-');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
};

const spread = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((value, i) => value - (sorted[i] ?? value));
  return Math.max(...gaps) / Math.min(...gaps);
};

/** Above this the odd number out gives itself away. */
const widestSpread = 6;

export const evenNumbers: QuestionRule = {
  name: 'numbers are spaced evenly',
  severity: 'warning',
  judge: (question) => {
    if (question.check?.kind === 'runs') return [];
    const values = optionsOf(question)
      .map(numeric)
      .filter((value) => value !== undefined);
    if (values.length < 4) return [];
    // Powers of ten are even on their own scale.
    const scales = [values, ...(Math.min(...values) > 0 ? [values.map(Math.log)] : [])];
    return Math.min(...scales.map(spread)) > widestSpread
      ? [`numbers are spaced unevenly: ${[...values].sort((a, b) => a - b).join(', ')}`]
      : [];
  },
};

const form = (option: string): string => (/^\p{Ll}/u.test(option) ? 'lower-case' : 'other');

export const alikeOptions: QuestionRule = {
  name: 'options have one form',
  severity: 'warning',
  judge: (question) => {
    const options = optionsOf(question);
    const numbers = options.filter((option) => numeric(option) !== undefined).length;
    if (numbers > 0 && numbers < 4 && question.check?.kind !== 'runs')
      return [`numbers and words are mixed: ${options.join(' | ')}`];
    return new Set(options.map(form)).size > 1 ? [`capitals are mixed: ${options.join(' | ')}`] : [];
  },
};

export const optionRules: readonly QuestionRule[] = [
  distinctOptions,
  shortOptions,
  noCollectiveOptions,
  evenNumbers,
  alikeOptions,
];
