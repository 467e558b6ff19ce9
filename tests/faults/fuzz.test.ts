import { expect, it } from 'vitest';
import { runFuzz } from '../fuzz/run.ts';

/** A machine that runs other tests meanwhile. */
const PATIENCE_MS = 180_000;

it('whatever nobody honest sends: no 5xx, no crash, nothing logged as a fault, and whoever plays meanwhile is told in time [FAULT-13] [FAULT-16]', {
  timeout: PATIENCE_MS,
}, async () => {
  const { faults, figures } = await runFuzz({
    total: 4_000,
    lives: 600,
    seed: 'test',
    // `npm run fuzz` judges by 100 ms, which a machine that runs other tests meanwhile can't keep.
    lateMs: 2_000,
    onProgress: () => {},
  });
  expect(faults).toEqual([]);
  expect(figures.inputs).toBeGreaterThanOrEqual(4_000);
  expect(figures.connections).toBe(600);
  expect(figures['events to the bystander']).toBeGreaterThan(0);
});
