import { expect, it } from 'vitest';
import { parseSpec } from './spec.ts';

const mistake = (spec: unknown) => {
  try {
    parseSpec(spec, 'world-history question 3');
  } catch (error) {
    return String(error);
  }
  return undefined;
};

it('fills in what a spec leaves out', () => {
  expect(parseSpec({ t: 'scene', hero: 'gi:laurel-crown' }, 'x')).toMatchObject({
    bg: 'studio',
    mode: 'stand',
  });
});

it.each([
  [{ t: 'hologram' }, 'unknown template "hologram"'],
  [{ bg: 'studio' }, 'unknown template "none"'],
  [{ t: 'scene', bg: 'nowhere' }, 'bg: unknown backdrop "nowhere"'],
  [{ t: 'scene', hero: 'gi:no-such-thing' }, 'hero: unknown icon "gi:no-such-thing"'],
  [{ t: 'scene', props: [{ i: 'gi:no-such-thing', x: 1, y: 1, s: 1 }] }, 'props.0.i: unknown icon'],
  [{ t: 'scene', heroColour: '#fff' }, 'heroColour'],
  [{ t: 'landmark', draw: 'atlantis' }, 'draw: unknown landmark "atlantis"'],
  [{ t: 'painting', style: 'copy' }, 'style: unknown painting style "copy"'],
  [{ t: 'flag', code: 'qq' }, 'code: unknown country'],
  [{ t: 'timeline', mark: 4, events: [] }, 'events'],
  [{ t: 'staff', notes: [{ n: 'H4' }] }, 'expected a note'],
])('names the picture and the mistake in %j', (spec, message) => {
  expect(mistake(spec)).toContain('world-history question 3');
  expect(mistake(spec)).toContain(message);
});

it('refuses to show disputed borders close up', () => {
  const message = 'disputed borders';
  expect(mistake({ t: 'map', highlight: ['PK'] })).toContain(message);
  expect(mistake({ t: 'map', highlight: ['TJ'], zoom: 0.6 })).toContain(message);
  expect(mistake({ t: 'map', highlight: ['PK'], world: true })).toBeUndefined();
  expect(mistake({ t: 'map', highlight: ['KE'], zoom: 0.6 })).toBeUndefined();
});
