import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { OLDEST } from './target.ts';

/** The phones' browsers have the numbers of those on a desk. */
const WANTED = Object.entries({ ...OLDEST, chrome_android: OLDEST.chrome, safari_ios: OLDEST.safari }) as [
  BrowserName,
  string,
][];

const parts = (version: string) => version.replace('≤', '').split('.').map(Number);

function isAtMost(version: string, wanted: string): boolean {
  const [major = 0, minor = 0] = parts(version);
  const [wantedMajor = 0, wantedMinor = 0] = parts(wanted);
  return major < wantedMajor || (major === wantedMajor && minor <= wantedMinor);
}

function isIn(support: SupportStatement | undefined, wanted: string): boolean {
  if (support === undefined) return false;
  return (Array.isArray(support) ? support : [support]).some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
      typeof added === 'string' &&
      added !== 'preview' &&
      isAtMost(added, wanted) &&
      !(typeof removed === 'string' && isAtMost(removed, wanted)) &&
      !flags &&
      !prefix &&
      !other,
  );
}

export const isSupported = ({ support }: CompatStatement): boolean =>
  WANTED.every(([browser, version]) => isIn(support[browser], version));

/** Every object of the language and of browsers by its name, with what it has. */
const builtins = bcd.javascript.builtins as Record<string, Identifier>;
const objects = new Map(
  Object.entries({ ...bcd.api, ...builtins, ...builtins.Intl } as Record<string, Identifier>),
);

export const objectNamed = (name: string): Identifier | undefined => objects.get(name);

export const featureOf = (object: string, member: string): CompatStatement | undefined => {
  const of = objects.get(object);
  return (of?.[`${member}_static`] ?? of?.[member])?.__compat;
};

/** What objects have of this name, whatever they are. */
const members = new Map<string, CompatStatement[]>();
for (const of of objects.values()) {
  for (const [name, { __compat: compat }] of Object.entries(of as Record<string, Identifier>)) {
    if (compat) members.set(name, [...(members.get(name) ?? []), compat]);
  }
}

export const featuresNamed = (member: string): readonly CompatStatement[] => members.get(member) ?? [];

export const regExpFeature = (name: string): CompatStatement | undefined =>
  (bcd.javascript.regular_expressions as Record<string, Identifier>)[name]?.__compat;
