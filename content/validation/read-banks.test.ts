import { describe, expect, it } from 'vitest';
import { formatFinding } from './finding.ts';
import { parseBank } from './read-banks.ts';
import { goodBank } from './testing/good-bank.ts';

const path = 'geography/world-capitals.json';
const told = (text: string, at = path): string[] => parseBank({ path: at, text }).findings.map(formatFinding);

describe('parseBank', () => {
  it('reads a good bank', () => {
    expect(parseBank({ path, text: JSON.stringify(goodBank()) })).toEqual({ bank: goodBank(), findings: [] });
  });

  it('tells a broken file', () => {
    expect(told('{')).toMatchObject([expect.stringMatching(/^world-capitals#-: no JSON/)]);
  });

  it('tells how many questions are missing', () => {
    const text = JSON.stringify({ ...goodBank(), questions: goodBank().questions.slice(1) });
    expect(told(text)).toMatchObject([expect.stringMatching(/^world-capitals#-: questions /)]);
  });

  it('names the question with a wrong field', () => {
    const bank = goodBank();
    // Authors never place the answer: a list of options is no field of a question.
    Object.assign(bank.questions[3] ?? {}, { options: ['Tokyo'] });
    Object.assign(bank.questions[6] ?? {}, { distractors: ['one', 'two'] });
    expect(told(JSON.stringify(bank))).toMatchObject([
      expect.stringMatching(/^world-capitals#4: .*options/),
      expect.stringMatching(/^world-capitals#7: distractors/),
    ]);
  });

  it('tells a bank out of place', () => {
    expect(told(JSON.stringify(goodBank()), 'history/world-capitals.json')).toHaveLength(1);
  });
});
