import { describe, expect, it } from 'vitest';
import { buildBank } from '../../../tests/builders/play-builder.ts';
import { drawQuestions } from './draw.ts';

const { questions: bank } = buildBank();
const textsOf = (drawn: ReturnType<typeof drawQuestions>) => drawn.map(({ text }) => text);

describe('the draw of a play', () => {
  it('is five different questions with their right option at its place, the same ones for the same seed', () => {
    const drawn = drawQuestions(bank, 'seed');
    expect(new Set(textsOf(drawn)).size).toBe(5);
    for (const { text, options, correctOption } of drawn) {
      expect(options[correctOption]).toBe(bank.find((banked) => banked.text === text)?.correct);
      expect(new Set(options).size).toBe(4);
    }
    expect(drawQuestions(bank, 'seed')).toEqual(drawn);
  });

  it('leaves out what was drawn before, whatever the seed, and nothing else', () => {
    const before = drawQuestions(bank, 'before');
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      for (const text of textsOf(drawQuestions(bank, `${seed}`, before))) seen.add(text);
    }
    expect(seen.size).toBe(bank.length - 5);
    expect([...seen].filter((text) => textsOf(before).includes(text))).toEqual([]);
  });

  it('repeats where the bank has not enough others', () => {
    const before = drawQuestions(bank, 'before');
    expect(drawQuestions(bank.slice(0, 6), 'after', before)).toHaveLength(5);
  });

  it('tells whoever saw another member’s play five questions of twenty, and of none where its key stands [CHEAT-3]', () => {
    const seen = drawQuestions(bank, 'first browser');
    const draws = Array.from({ length: 2_000 }, (_, n) => drawQuestions(bank, `second browser ${n}`));
    const asked = draws.flat();
    const known = asked.filter(({ text }) => textsOf(seen).includes(text));
    expect(known.length / draws.length).toBeCloseTo((5 * 5) / 20, 0);
    const atSamePlace = known.filter(
      ({ text, correctOption }) => seen.find((one) => one.text === text)?.correctOption === correctOption,
    );
    expect(atSamePlace.length / known.length).toBeCloseTo(1 / 4, 1);
  });
});
