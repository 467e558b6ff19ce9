import { expect, it } from 'vitest';
import { pictureFacts } from './picture-facts.ts';

it('finds the hero by size, not by order', () => {
  const cast = ['no:film-projector', 'no:clapper-board', 'no:popcorn'];
  expect(pictureFacts({ composition: 'spotlight', stage: 'theatre', cast })).toEqual({
    composition: 'spotlight',
    stage: 'theatre',
    hero: 'no:clapper-board',
    objects: 3,
  });
});

it('counts what a stage shows of its own, what stands far away and what is written', () => {
  const objects = (spec: object) => pictureFacts(spec)?.objects;
  expect(objects({ composition: 'atlas', stage: 'map', highlight: ['KE'] })).toBe(1);
  expect(objects({ composition: 'orbit', stage: 'globe', cast: ['no:satellite'] })).toBe(2);
  expect(
    objects({
      composition: 'vista',
      stage: 'desert',
      far: [{ kind: 'pyramids', x: 700 }],
      cast: ['no:camel'],
    }),
  ).toBe(2);
  expect(objects({ composition: 'lettering', stage: 'panel', text: [{ text: '40' }] })).toBe(1);
});

it('knows nothing of a spec that cannot be drawn', () => {
  expect(pictureFacts({ composition: 'vista', stage: 'nowhere' })).toBeUndefined();
});
