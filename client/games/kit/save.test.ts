import { expect, test } from 'vitest';
import { safeStorage } from '../../lib/storage.ts';
import { asFields, asList, asOneOf, asWhole } from './parse.ts';
import { saveSlot } from './save.ts';

interface Best {
  readonly moves: number;
}

const memory = () => {
  const map = new Map<string, string>();
  return safeStorage(() => ({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }));
};
const parse = (value: unknown): Best | null => {
  const moves = asWhole(asFields(value)?.moves, 1);
  return moves === null ? null : { moves };
};
const slot = (version: number, storage = memory()) =>
  saveSlot({ game: 'numpuz', name: 'best', version, parse }, storage);

test('what was saved is found again, until it is cleared', () => {
  const best = slot(1);
  expect(best.load()).toEqual({ kind: 'none' });
  best.save({ moves: 92 });
  expect(best.load()).toEqual({ kind: 'found', value: { moves: 92 } });
  best.clear();
  expect(best.load()).toEqual({ kind: 'none' });
});

test('an older and a newer version are refused in words', () => {
  const storage = memory();
  slot(2, storage).save({ moves: 92 });
  expect(slot(3, storage).load()).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('older'),
  });
  expect(slot(1, storage).load()).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('newer'),
  });
});

test.each([
  '',
  'null',
  '7',
  '{}',
  '{"game":"war","version":1,"value":{"moves":3}}',
  '{"game":"numpuz","version":1}',
])('a broken save %j is refused, never a crash', (text) =>
  expect(slot(1).fromText(text)).toMatchObject({ kind: 'refused' }),
);

test('a file is the text of a save', () => {
  expect(slot(1).fromText(slot(1).toText({ moves: 5 }))).toEqual({ kind: 'found', value: { moves: 5 } });
});

test('readers accept what they name and nothing else', () => {
  expect(asList([1, 2], (item) => asWhole(item))).toEqual([1, 2]);
  expect(asList([1, 'x'], (item) => asWhole(item))).toBeNull();
  expect(asWhole(1.5)).toBeNull();
  expect(asWhole(Number.NaN)).toBeNull();
  expect(asOneOf('b', ['a', 'b'])).toBe('b');
  expect(asOneOf('c', ['a', 'b'])).toBeNull();
  expect(asFields([])).toBeNull();
});
