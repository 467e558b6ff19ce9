import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSocketIndex } from './socket-index.ts';

it('finds what a look at all of them would find, whatever came and went', () => {
  const step = fc.record({
    kind: fc.constantFrom('add', 'remove'),
    key: fc.constantFrom('a', 'b', 'c'),
    socket: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const index = createSocketIndex<number>();
      const all = new Set<string>();
      for (const { kind, key, socket } of steps) {
        if (kind === 'add') index.add(key, socket);
        else index.remove(key, socket);
        all[kind === 'add' ? 'add' : 'delete'](`${key}${socket}`);
      }
      const found = index.keys().flatMap((key) => index.of(key).map((socket) => `${key}${socket}`));
      expect(found.sort()).toEqual([...all].sort());
      expect(index.of('nobody')).toEqual([]);
    }),
  );
});
