import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodBank } from '../testing/good-bank.ts';
import type { Drawing } from './inspect.ts';
import { drawingRules, hammingDistance, meanWeight } from './rules.ts';
import { validateDrawings } from './validate-drawings.ts';

/** Twenty pictures that break no rule: their hashes lie far apart. */
const goodDrawings = (): Map<number, Drawing> =>
  new Map(
    Array.from({ length: 20 }, (_, i) => [
      i + 1,
      { width: 960, height: 540, bytes: 20_000, entropy: 7, hash: ((1n << 12n) - 1n) << BigInt(12 * i) },
    ]),
  );

const faults: Record<string, Partial<Drawing> | undefined> = {
  'every picture is drawn': undefined,
  'pictures are 960 by 540': { width: 961 },
  'pictures are at most 60 KB': { bytes: 61_500 },
  'no picture is blank': { entropy: 1.2 },
  'no two pictures of a quiz look alike': { hash: goodDrawings().get(1)?.hash ?? 0n },
};

const judge = (drawings: ReadonlyMap<number, Drawing | undefined>) =>
  drawingRules.flatMap(({ name, judge: rule }) =>
    rule({ slug: 'world-capitals', drawings }).map((fault) => ({ rule: name, ...fault })),
  );

describe('the rules of drawn pictures', () => {
  it('find nothing in good pictures', () => {
    expect(judge(goodDrawings())).toEqual([]);
  });

  it.each(Object.entries(faults))('catch a planted fault: %s', (rule, fields) => {
    const drawings: Map<number, Drawing | undefined> = goodDrawings();
    const second = drawings.get(2);
    drawings.set(2, second && fields && { ...second, ...fields });
    expect(judge(drawings)).toMatchObject([{ rule, n: 2 }]);
  });

  it('have a planted fault each', () => {
    expect(Object.keys(faults)).toEqual(drawingRules.map(({ name }) => name));
  });

  it('say once that a quiz has no picture at all', () => {
    const drawings = new Map([...goodDrawings().keys()].map((n) => [n, undefined]));
    expect(judge(drawings)).toMatchObject([{ message: 'no picture is drawn' }]);
  });

  it('hold the mean of all pictures', () => {
    const heavy = new Map([...goodDrawings()].map(([n, drawing]) => [n, { ...drawing, bytes: 30_000 }]));
    expect(meanWeight.judge([{ slug: 'a', drawings: goodDrawings() }])).toEqual([]);
    expect(meanWeight.judge([{ slug: 'a', drawings: heavy }])).toHaveLength(1);
  });

  it('count the bits in which two hashes differ', () => {
    expect(hammingDistance(0b1011n, 0b0010n)).toBe(2);
  });
});

describe('validateDrawings', () => {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'drawings-'));
    const blank = { width: 960, height: 540, channels: 3 as const, background: '#204060' };
    await sharp({ create: blank }).webp().toFile(join(directory, 'WC1.webp'));
    await sharp({ create: { ...blank, width: 96 } })
      .webp()
      .toFile(join(directory, 'WC2.webp'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('measures the files', async () => {
    const findings = await validateDrawings([goodBank()], directory);
    const rulesAt = (at: number) => findings.filter(({ n }) => n === at).map(({ rule }) => rule);
    expect(rulesAt(1)).toEqual(['no picture is blank']);
    expect(rulesAt(2)).toEqual([
      'pictures are 960 by 540',
      'no picture is blank',
      'no two pictures of a quiz look alike',
    ]);
    expect(rulesAt(3)).toEqual(['every picture is drawn']);
  });
});
