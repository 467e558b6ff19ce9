import { expect, it } from 'vitest';
import { licenceFaults } from './licence-faults.ts';

it.each([
  ['MIT', {}],
  ['(MIT OR GPL-3.0)', {}],
  ['Apache-2.0 AND MIT', {}],
  ['MPL-2.0', { dev: true }],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', { dev: true }],
])('%s is fine: %j', (license, what) => {
  expect(licenceFaults({ '': {}, 'node_modules/a': { license, ...what } })).toEqual([]);
});

it.each([
  ['MPL-2.0', {}, 'a: MPL-2.0, and it is shipped'],
  ['MIT AND GPL-3.0', {}, 'a: MIT AND GPL-3.0, and it is shipped'],
  ['AGPL-3.0', { dev: true }, 'a: AGPL-3.0'],
  [undefined, { dev: true }, 'a: no licence is named'],
])('%s is told: %j', (license, what, fault) => {
  const locked = { ...(license !== undefined && { license }), ...what };
  expect(licenceFaults({ 'node_modules/b/node_modules/a': locked })).toEqual([fault]);
});
