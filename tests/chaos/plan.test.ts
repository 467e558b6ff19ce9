import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Mode, planFaults } from './plan.ts';

const modes = fc.constantFrom<Mode>('embedded', 'cluster');
const lengths = fc.integer({ min: 10_000, max: 600_000 });

it('the same seed plans the same faults, another seed others', () => {
  fc.assert(
    fc.property(fc.string(), modes, lengths, (seed, mode, ms) => {
      expect(planFaults(seed, mode, ms)).toEqual(planFaults(seed, mode, ms));
    }),
  );
  expect(planFaults('1', 'cluster', 60_000)).not.toEqual(planFaults('2', 'cluster', 60_000));
});

it('no part breaks while it is broken, and the end of a run is quiet', () => {
  fc.assert(
    fc.property(fc.string(), modes, lengths, (seed, mode, ms) => {
      const faults = planFaults(seed, mode, ms);
      for (const { number, at, part, forMs } of faults) {
        expect(at + forMs).toBeLessThanOrEqual(ms - 5_000);
        const next = faults.find((other) => other.number > number && other.part === part);
        expect(next === undefined || next.at > at + forMs).toBe(true);
      }
    }),
  );
});

it('a run of four minutes breaks every part', () => {
  const parts = new Set(planFaults('1', 'cluster', 240_000).map(({ part }) => part));
  expect([...parts].sort()).toEqual([
    'mongodb',
    'rail',
    'redis',
    'server-1',
    'server-2',
    'worker-1',
    'worker-2',
  ]);
});
