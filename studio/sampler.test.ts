import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compositionNames } from './compositions/index.ts';
import { sampler } from './review/sampler.ts';
import { parseSpec } from './spec.ts';
import { stageNames } from './stages/index.ts';

const specs = sampler().map(({ name, spec }) => parseSpec(spec, name));

describe('the sampler', () => {
  it('has an example of each composition', () => {
    const shown = new Set(specs.map(({ composition }) => composition));
    expect(compositionNames.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('has an example of each stage', () => {
    const shown = new Set(specs.map(({ stage }) => stage));
    expect(stageNames.filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('the handbook', () => {
  const handbook = readFileSync(path.resolve(import.meta.dirname, '../docs/content.md'), 'utf8');
  it.each([...compositionNames, ...stageNames])('tells when to use %s', (name) => {
    expect(handbook).toContain(`\n| \`${name}\``);
  });
});
