import { drivers, rooms } from '../../boundaries.ts';

const TESTS = ['[.]test[.]tsx?$', '/testing/'];
const ALL = '^(shared|content|studio|server|workers|client|scripts|tests|bench)/';

/** A room as a regular expression; a starred folder is captured where it imports, and named again as what may be imported. */
const within = (room: string, star = '[^/]+'): string => {
  const path = room.replace('*', star).replace(/[.]/g, '[.]');
  return /[.]tsx?$/.test(room) ? `^${path}$` : `^${path}/`;
};
/** The rooms inside a room, and those that a starred name covers: they have rules of their own. */
const moreSpecific = (room: string): readonly string[] =>
  Object.keys(rooms)
    .filter((other) => other !== room && new RegExp(within(room)).test(`${other.replace('*', 'any')}/`))
    .map((other) => within(other));

/** A room inside this one that builds on it stands apart: the outer one may not import it. */
const builtOn = (room: string): readonly string[] =>
  Object.entries(rooms)
    .filter(([inner, may]) => inner.startsWith(`${room}/`) && may.includes(room))
    .map(([inner]) => within(inner));

type Rule = readonly [subject: string, may: readonly string[]];

const ofRoom = ([room, may]: Rule) => ({
  name: `${room} may import ${[...may, 'itself'].join(', ')}`,
  severity: 'error',
  from: { path: within(room, '([^/]+)'), pathNot: [...TESTS, ...moreSpecific(room)] },
  to: { path: ALL, pathNot: [within(room, '$1'), ...may.map((other) => within(other))] },
});

const ofInnerRoom = (room: string) => ({
  name: `${room} may not import what is built on it`,
  severity: 'error',
  from: { path: within(room), pathNot: [...TESTS, ...builtOn(room)] },
  to: { path: builtOn(room) },
});

const ofDriver = ([packages, may]: Rule) => ({
  name: `${packages} is for ${may.join(', ')}`,
  severity: 'error',
  from: {
    path: ALL,
    pathNot: [...TESTS, ...may, 'tests', 'scripts', 'bench'].map((path) =>
      TESTS.includes(path) ? path : `^${path}/`,
    ),
  },
  to: { path: `node_modules/${packages}/` },
});

export default {
  forbidden: [
    ...Object.entries(rooms).map(ofRoom),
    ...Object.keys(rooms)
      .filter((room) => builtOn(room).length > 0)
      .map(ofInnerRoom),
    ...Object.entries(drivers).map(ofDriver),
    {
      name: 'shared does no I/O',
      severity: 'error',
      from: { path: '^shared/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'node:sqlite is for server/adapters, server/store-copy',
      severity: 'error',
      from: { path: '^(server|workers)/', pathNot: [...TESTS, '^server/(adapters|store-copy)/'] },
      to: { path: 'sqlite', dependencyTypes: ['core'] },
    },
    {
      name: 'what helps tests is for tests',
      severity: 'error',
      from: { path: ALL, pathNot: [...TESTS, '^(tests|bench)/'] },
      to: { path: ['/testing/', '^tests/'] },
    },
    { name: 'no circles', severity: 'error', from: { pathNot: TESTS }, to: { circular: true } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]webp$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'node', 'types'],
    },
  },
};
