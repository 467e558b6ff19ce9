import type { NamedTest } from './test-names.ts';
import type { Mode, TestRun } from './test-runs.ts';

export interface Promised {
  readonly id: string;
  /** Where a test must hold it: in one of both modes, in both, or in that one. */
  readonly held: Mode | 'both' | 'any';
  readonly text: string;
}

export interface Kept extends Promised {
  readonly tests: Readonly<Record<Mode, readonly NamedTest[]>>;
}

const ROW = /^\| (?<id>[A-Z]+-\d+) \| (?<held>both|any|embedded|cluster) \| (?<text>.+) \|$/;
const MENTION = /\[([A-Z]+-\d+)\]/g;

/** The rows of docs/promises.md. Throws at one that can't be read and at an id that is there twice. */
export function readPromises(markdown: string): Promised[] {
  const rows = markdown.split('\n').filter((line) => /^\| [A-Z]+-/.test(line));
  const promises = rows.map((row) => {
    const { id, held, text } = ROW.exec(row)?.groups ?? {};
    if (!id || !text) throw new Error(`docs/promises.md: no promise: ${row}`);
    return { id, held: held as Promised['held'], text };
  });
  const twice = promises.find(({ id }, at) => promises.findIndex((other) => other.id === id) !== at);
  if (twice) throw new Error(`docs/promises.md: ${twice.id} is there twice`);
  return promises;
}

const idsIn = (name: string) => Array.from(name.matchAll(MENTION), ([, id = '']) => id);

/** Which tests hold each promise, in either mode; a test that several files run counts once. */
export function findTests(
  promises: readonly Promised[],
  runs: readonly TestRun[],
  testsOf: (file: string) => readonly NamedTest[],
): { kept: Kept[]; unknown: NamedTest[] } {
  const found: Record<Mode, Map<string, NamedTest>> = { embedded: new Map(), cluster: new Map() };
  for (const { file, mode } of runs) {
    for (const test of testsOf(file)) {
      if (idsIn(test.name).length > 0) found[mode].set(`${test.file} ${test.name}`, test);
    }
  }
  const holding = (mode: Mode, id: string) =>
    [...found[mode].values()].filter(({ name }) => idsIn(name).includes(id));
  const known = new Set(promises.map(({ id }) => id));
  const all = new Map([...found.embedded, ...found.cluster]);
  return {
    kept: promises.map((promise) => ({
      ...promise,
      tests: { embedded: holding('embedded', promise.id), cluster: holding('cluster', promise.id) },
    })),
    unknown: [...all.values()].filter(({ name }) => idsIn(name).some((id) => !known.has(id))),
  };
}

/** The modes in which a promise should have a test and has none. */
export function missing({ held, tests: { embedded, cluster } }: Kept): string[] {
  if (held === 'any') return embedded.length + cluster.length > 0 ? [] : ['either mode'];
  const wanted: readonly Mode[] = held === 'both' ? ['embedded', 'cluster'] : [held];
  return wanted.filter((mode) => ({ embedded, cluster })[mode].length === 0);
}
