import { expect, it } from 'vitest';
import { specWords } from './spec-words.ts';

it('names stage, drawings and texts, and nothing of how they are drawn', () => {
  const cast = [{ i: 'no:spouting-whale', x: 1, paint: { sky: 'rani' } }, 'own:cricket-bat'];
  expect(
    specWords({
      composition: 'vista',
      stage: 'ice',
      sky: 'rose',
      cast,
      text: [{ text: '40', fill: 'leaf' }],
    }),
  ).toEqual(['ice', 'spouting whale', 'cricket bat', '40']);
});

it('names what stands far away, paintings, planets and elements', () => {
  expect(specWords({ stage: 'desert', far: [{ kind: 'pyramids', x: 700 }] })).toContain('pyramids');
  expect(specWords({ stage: 'gallery', painting: 'lilies' })).toContain('lilies');
  expect(specWords({ stage: 'planet', name: 'saturn' })).toContain('saturn');
  expect(specWords({ stage: 'element', symbol: 'Au', number: 79 })).toEqual(['element', 'Au', '79']);
});

it('resolves the codes of countries', () => {
  expect(specWords({ stage: 'map', highlight: ['BR'] })).toEqual(
    expect.arrayContaining(['Brazil', 'Brazilian']),
  );
  expect(specWords({ stage: 'flag', code: 'jp' })).toEqual(expect.arrayContaining(['Japan', 'Japanese']));
  expect(specWords({ stage: 'cloth', cast: ['flag:ke'] })).toEqual(expect.arrayContaining(['Kenya']));
});

it('leaves out the year that a timeline asks for', () => {
  const event = (year: string) => ({ year, icon: 'no:rocket' });
  const words = specWords({ stage: 'timeline', mark: 1, events: [event('1969'), event('1981')] });
  expect(words).toContain('1969');
  expect(words).not.toContain('1981');
});
