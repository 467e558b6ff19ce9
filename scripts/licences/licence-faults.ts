/** Permissive: they ask for their text to be kept, and for nothing of ours. */
const ANYWHERE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
]);

/** Of tools that nobody gets from us, and of fonts, which stay under their own licence in what is built. */
const FOR_TOOLS = new Set([...ANYWHERE, 'LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1']);

/** What says nothing in the lock file, with what it says in its own files. */
const LOOKED_AT: Readonly<Record<string, string>> = {
  // MIT in its LICENSE file.
  'xmlhttprequest-ssl': 'MIT',
  // ODbL: the studio and the checks of questions look names up in it, as /credits says; none of it is shipped.
  'world-countries': 'ODbL-1.0',
};

export interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Whether an SPDX expression is met by what is allowed: one of several that are joined by OR, each that is joined by AND. */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const bare = expression.replaceAll(/[()]/g, '').trim();
  return bare.split(/ OR /).some((choice) => choice.split(/ AND /).every((each) => allowed.has(each.trim())));
}

/** The packages of a lock file whose licence is not on the list for what they are. */
export function licenceFaults(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([path, { license, dev = false, link = false }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    if (path === '' || link || (license === undefined && dev && name in LOOKED_AT)) return [];
    if (license !== undefined && isAllowed(license, dev ? FOR_TOOLS : ANYWHERE)) return [];
    return [`${name}: ${license ?? 'no licence is named'}${dev ? '' : ', and it is shipped'}`];
  });
}
