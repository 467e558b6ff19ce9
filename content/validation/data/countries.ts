import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { normalise } from '../text.ts';

const countrySchema = z.object({
  name: z.object({ common: z.string(), official: z.string() }),
  cca2: z.string(),
  cca3: z.string(),
  altSpellings: z.array(z.string()),
  capital: z.array(z.string()),
  borders: z.array(z.string()),
  area: z.number(),
  demonyms: z.object({ eng: z.object({ f: z.string(), m: z.string() }).optional() }).optional(),
});

export type Country = z.infer<typeof countrySchema>;

/** English names that the data set writes differently. */
const moreNames: Record<string, readonly string[]> = {
  TR: ['Turkey'],
  CZ: ['Czech Republic'],
  CD: ['Democratic Republic of the Congo', 'Congo'],
  CV: ['Cabo Verde'],
  MM: ['Burma'],
  BS: ['Bahamas'],
  GM: ['Gambia'],
};

const capitalSpellings: Record<string, readonly string[]> = {
  MN: ['Ulaanbaatar'],
  UA: ['Kiev'],
  US: ['Washington', 'Washington, D.C.', 'Washington DC'],
  MV: ['Male'],
  NP: ['Kathmandu'],
};

/** Countries with two seats of government, or a capital that is disputed. */
const contestedCapitals = new Set(['ZA', 'BO', 'BJ', 'SZ', 'MY', 'LK', 'IL', 'PS', 'EH', 'YE', 'ME']);

const STUDIO = new URL('../../../studio/package.json', import.meta.url);

let loaded: readonly Country[] | undefined;

const readCountries = (): readonly Country[] => {
  // Most of what the studio needs is large, so it has packages of its own.
  const path = createRequire(STUDIO).resolve('world-countries/countries.json');
  return z.array(countrySchema).parse(JSON.parse(readFileSync(path, 'utf8')));
};

const countries = (): readonly Country[] => {
  loaded ??= readCountries();
  return loaded;
};

const same = (a: string, b: string): boolean => normalise(a) === normalise(b);

/** The names a country goes by in English. */
export const namesOf = ({ name, altSpellings, cca2 }: Country): readonly string[] => [
  name.common,
  name.official,
  // The code of India is also a word.
  ...altSpellings.filter((spelling) => spelling !== cca2),
  ...(moreNames[cca2] ?? []),
];

/** What the people of a country are called. */
export const demonymsOf = ({ demonyms }: Country): readonly string[] =>
  [...new Set([demonyms?.eng?.f, demonyms?.eng?.m])].filter((demonym): demonym is string => Boolean(demonym));

export const countryByCode = (code: string): Country | undefined =>
  countries().find(({ cca2, cca3 }) => [cca2, cca3].includes(code.toUpperCase()));

let named: ReadonlyMap<string, Country> | undefined;

const indexNames = (): ReadonlyMap<string, Country> => {
  const index = new Map<string, Country>();
  const add = (name: string, country: Country) => {
    const key = normalise(name);
    if (key !== '' && !index.has(key)) index.set(key, country);
  };
  // Common names first: Congo is also another country's alternative spelling.
  for (const country of countries()) add(country.name.common, country);
  for (const country of countries()) for (const name of namesOf(country)) add(name, country);
  return index;
};

export const countryByName = (name: string): Country | undefined => {
  named ??= indexNames();
  return named.get(normalise(name));
};

export const countriesWithCapital = (capital: string): readonly Country[] =>
  countries().filter((country) => capitalsOf(country).some((known) => same(known, capital)));

export const capitalsOf = ({ capital, cca2 }: Country): readonly string[] => [
  ...capital,
  ...(capitalSpellings[cca2] ?? []),
];

export const hasOneCapital = ({ capital, cca2 }: Country): boolean =>
  capital.length === 1 && !contestedCapitals.has(cca2);
