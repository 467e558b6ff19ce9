import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rooms } from '../../boundaries.ts';

it('docs/architecture.md says of every room what boundaries.ts lets it import', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/architecture.md'), 'utf8');
  const rows = text.split('\n').flatMap((line) => {
    const [, room, , may] = /^\| `([^`]+)` \| (.+) \| ?(.*)\|$/.exec(line) ?? [];
    if (room === undefined || may === undefined) return [];
    return [[room, [...may.matchAll(/`([^`]+)`/g)].map(([, name]) => name).sort()] as const];
  });
  const decided = Object.entries(rooms).map(([room, may]) => [room, [...may].sort()]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(decided));
});
