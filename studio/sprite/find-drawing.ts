import { props } from '../props/index.ts';
import type { Drawing } from './drawing.ts';
import { flagOf } from './flags.ts';
import { iconNames, iconOf, iconSets } from './icon-sets.ts';

const isSet = (set: string) => iconSets.find((name) => name === set);

/** The drawing a cast member names: `no:camel`, `fl:fern`, `own:sitar`, `flag:br`. */
export function findDrawing(name: string): Drawing | undefined {
  const [prefix = '', rest = ''] = name.split(':', 2);
  if (prefix === 'own') return Object.hasOwn(props, rest) ? props[rest] : undefined;
  if (prefix === 'flag') return flagOf(rest);
  const set = isSet(prefix);
  return set && iconOf(set, rest);
}

/** Skin tones, faces of clocks and flags of countries crowd every search. */
const noise = /-(light|medium|dark|medium-light|medium-dark)(-|$)|^flag-|skin-tone|-oclock|-thirty/;

/** Names that hold every word, our own first. */
export function searchDrawings(words: readonly string[]): string[] {
  const all = [
    ...Object.keys(props).map((name) => `own:${name}`),
    ...iconSets.flatMap((set) => iconNames(set).map((name) => `${set}:${name}`)),
  ];
  return all.filter((name) => words.every((word) => name.includes(word)) && !noise.test(name.slice(3)));
}
