import { expect, it } from 'vitest';
import { faultsOf, parseSpec } from './spec.ts';

const good = { composition: 'vista', stage: 'sea', cast: ['no:sailboat'] };

const mistake = (spec: unknown) => {
  try {
    parseSpec(spec, 'world-history question 3');
  } catch (error) {
    return String(error);
  }
  return undefined;
};

it('takes a name alone for a member of the cast', () => {
  expect(parseSpec(good, 'x').cast).toEqual([{ i: 'no:sailboat' }]);
});

it.each([
  [{ ...good, stage: 'hologram' }, 'unknown stage "hologram"'],
  [{ ...good, stage: undefined }, 'unknown stage "none"'],
  [{ ...good, composition: 'heap' }, 'composition: unknown composition "heap"'],
  [{ ...good, sky: 'green' }, 'sky: unknown sky "green"'],
  [{ ...good, cloth: 'rani' }, 'Unrecognized key: "cloth"'],
  [{ ...good, cast: ['no:no-such-thing'] }, 'cast.0'],
  [{ ...good, cast: [{ i: 'no:sailboat', colour: 'red' }] }, 'cast.0'],
  [{ ...good, cast: [] }, 'a vista has 1 to 4 members, not 0'],
  [{ ...good, composition: 'portrait' }, 'a portrait stands on portrait'],
  [{ ...good, composition: 'lettering' }, 'lettering needs a text'],
  [{ composition: 'exhibition', stage: 'gallery', painting: 'copy' }, 'painting: unknown painting "copy"'],
  [{ composition: 'atlas', stage: 'map', highlight: ['QQ'] }, 'unknown country'],
])('names the picture and the mistake in %j', (spec, message) => {
  expect(mistake(spec)).toContain('world-history question 3');
  expect(mistake(spec)).toContain(message);
});

it('lets things hang only where they can', () => {
  const hanging = (i: string, stage = 'sea') =>
    mistake({ composition: 'vista', stage, cast: [{ i, float: true }] });
  expect(hanging('no:sailboat')).toContain('no:sailboat hangs in the air');
  expect(hanging('no:sailboat', 'undersea')).toBeUndefined();
  expect(hanging('no:small-airplane')).toBeUndefined();
});

it('refuses to show disputed borders close up', () => {
  const map = { composition: 'atlas', stage: 'map' };
  const message = 'disputed borders';
  expect(mistake({ ...map, highlight: ['PK'] })).toContain(message);
  expect(mistake({ ...map, highlight: ['TJ'], zoom: 0.6 })).toContain(message);
  expect(mistake({ ...map, highlight: ['PK'], world: true })).toBeUndefined();
  expect(mistake({ ...map, highlight: ['KE'], zoom: 0.6 })).toBeUndefined();
});

it('lists every fault of a spec', () => {
  expect(faultsOf(good)).toEqual([]);
  expect(faultsOf({ ...good, sky: 'green', cloth: 'rani' })).toHaveLength(2);
});
