import { expect, it } from 'vitest';
import { specWords } from './spec-words.ts';

it('names template, backdrop, icons and texts', () => {
  const prop = { i: 'fe:spouting-whale', x: 1, y: 1, s: 1, glow: '#ffffff' };
  expect(
    specWords({ t: 'scene', bg: 'arctic', hero: 'gi:laurel-crown', mode: 'relief', props: [prop] }),
  ).toEqual(['scene', 'arctic', 'laurel crown', 'spouting whale']);
});

it('resolves country codes and landmarks', () => {
  expect(specWords({ t: 'map', highlight: ['BR'] })).toEqual(expect.arrayContaining(['Brazil', 'Brazilian']));
  expect(specWords({ t: 'flag', code: 'jp' })).toEqual(expect.arrayContaining(['Japan', 'Japanese']));
  expect(specWords({ t: 'landmark', draw: 'taj' })).toContain('Taj Mahal');
});

it('leaves out the year that a timeline asks for', () => {
  const event = (year: string) => ({ year, icon: 'gi:laurel-crown' });
  const words = specWords({ t: 'timeline', mark: 1, events: [event('1969'), event('1981')] });
  expect(words).toContain('1969');
  expect(words).not.toContain('1981');
});
