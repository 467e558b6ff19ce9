import { expect, test } from 'vitest';
import { measure, type PlayedGame, spreadOf } from './balance.ts';

test('a policy is measured over its seeded games', () => {
  const seeds: string[] = [];
  const play = (_policy: string, seed: string): PlayedGame => {
    seeds.push(seed);
    const length = seeds.length;
    return { outcome: length <= 3 ? 'won' : 'lost', length, measures: { score: length * 10 } };
  };
  const result = measure({ game: 'toy', unit: 'moves', play }, 'greedy', 4);
  expect(result.outcomes).toEqual({ won: 0.75, lost: 0.25 });
  expect(result.lengths).toEqual({ least: 1, median: 3, mean: 2.5, p95: 4, most: 4 });
  expect(result.measures).toEqual({ score: 25 });
  expect(new Set(seeds).size).toBe(4);
});

test('no games have an empty spread', () => {
  expect(spreadOf([])).toEqual({ least: 0, median: 0, mean: 0, p95: 0, most: 0 });
});
