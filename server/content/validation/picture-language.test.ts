import { expect, it } from 'vitest';
import { specFaults, specWords } from './picture-language.ts';

it('names what a picture shows or encodes', () => {
  expect(specWords({ t: 'scene', bg: 'arctic', hero: 'fe:polar-bear', mode: 'peek' })).toEqual([
    'scene',
    'arctic',
    'polar bear',
  ]);
  expect(specWords({ t: 'map', highlight: ['BR'] })).toEqual(expect.arrayContaining(['Brazil', 'Brazilian']));
  expect(specWords({ t: 'landmark', draw: 'taj' })).toContain('Taj Mahal');
});

it('leaves out the year that a timeline asks for', () => {
  const event = (year: string) => ({ year, icon: 'fe:rocket' });
  const words = specWords({ t: 'timeline', mark: 1, events: [event('1969'), event('1981')] });
  expect(words).toContain('1969');
  expect(words).not.toContain('1981');
});

it('tells what cannot be drawn', () => {
  expect(specFaults({ t: 'scene', bg: 'arctic', hero: 'fe:polar-bear' })).toEqual([]);
  expect(specFaults({ t: 'scene', bg: 'nowhere', hero: 'fe:polar-bear' })).toEqual([
    'bg: unknown backdrop "nowhere"',
  ]);
});
