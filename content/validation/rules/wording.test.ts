import { describe, expect, it } from 'vitest';
import { numberIn, spellings } from '../numbers.ts';
import { questionAt } from '../testing/faulty-bank.ts';
import { goodBank, surroundings } from '../testing/good-bank.ts';
import { containsPhrase } from '../text.ts';
import { sentenceCount } from './explanation.ts';
import { answerNotInText, noNegatives, noTimeWords } from './wording.ts';

const question = (text: string) => ({ ...questionAt(goodBank(), 1), text });

describe('wording', () => {
  it.each([
    ['St. Basil and J. K. Rowling met Dr. No in a play.', 1],
    ['It weighs 3.5 tonnes, i.e. more than a car.', 1],
    ['He said “I came. I saw.” and left.', 2],
    ['It grew. It fell.', 2],
    ['What a tower!', 1],
  ])('counts sentences: %s', (text, count) => {
    expect(sentenceCount(text)).toBe(count);
  });

  it('lets quotations be negative and currents flow', () => {
    const around = surroundings();
    expect(noNegatives.judge(question('Who says “To be, or not to be” on a stage?'), around)).toEqual([]);
    expect(noTimeWords.judge(question('Which unit measures electric current?'), around)).toEqual([]);
  });

  it('tells an answer from a word of it', () => {
    const vitamin = { ...question('Which vitamin does sunlight make?'), correct: 'Vitamin D' };
    expect(answerNotInText.judge(vitamin, surroundings())).toEqual([]);
  });

  it('finds whole words and their plurals, whatever the accents', () => {
    expect(containsPhrase('Map of Bogotá', 'Bogota')).toBe(true);
    expect(containsPhrase('Two lions asleep', 'Lion')).toBe(true);
    expect(containsPhrase('A stallion', 'Lion')).toBe(false);
  });

  it('reads numbers in digits and words', () => {
    expect(['1,024', '−7', '4th', 'Twelve', 'None', 'Paris'].map(numberIn)).toEqual([
      1024,
      -7,
      4,
      12,
      0,
      undefined,
    ]);
    expect(spellings('4')).toEqual(['4', 'four']);
  });
});
