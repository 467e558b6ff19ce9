import { z } from 'zod';
import type { Country } from '../data/countries.ts';
import {
  capitalsOf,
  countriesWithCapital,
  countryByCode,
  countryByName,
  hasOneCapital,
  namesOf,
} from '../data/countries.ts';
import { optionsOf } from '../rule.ts';
import { normalise } from '../text.ts';
import type { CheckResult } from './check.ts';
import { checkKind } from './check.ts';

const kindOf = <const Kind extends string>(kind: Kind) => z.literal(kind);

const nameIn =
  (names: readonly string[]) =>
  (option: string): boolean =>
    names.some((name) => normalise(name) === normalise(option));

const isCountry = (country: Country) => nameIn(namesOf(country));

const unknown = (what: string): CheckResult => ({ fault: `the data set has no country ${what}` });

/** The answer is the capital of the country. */
export const capital = checkKind(
  z.strictObject({ kind: kindOf('capital'), country: z.string() }),
  ({ country: code }) => {
    const country = countryByCode(code);
    if (!country) return unknown(code);
    if (!hasOneCapital(country)) return { fault: `${country.name.common} has no single capital: avoid` };
    return { accepts: nameIn(capitalsOf(country)), evidence: country.capital.join(', ') };
  },
);

/** The answer is the country with the capital. */
export const capitalOf = checkKind(
  z.strictObject({ kind: kindOf('capitalOf'), capital: z.string() }),
  ({ capital: name }) => {
    const found = countriesWithCapital(name);
    const [country] = found;
    if (!country) return { fault: `the data set has no capital ${name}` };
    if (!found.every(hasOneCapital)) return { fault: `${country.name.common} has no single capital: avoid` };
    return {
      accepts: (option) => found.some((one) => isCountry(one)(option)),
      evidence: found.map((one) => one.name.common).join(', '),
    };
  },
);

/** The answer is the country of the flag that is drawn. */
export const flag = checkKind(
  z.strictObject({ kind: kindOf('flag'), country: z.string() }),
  ({ country: code }, { image }) => {
    const country = countryByCode(code);
    if (!country) return unknown(code);
    const drawn = image.code;
    if (image.stage !== 'flag' || typeof drawn !== 'string' || drawn.toLowerCase() !== code.toLowerCase())
      return { fault: `the picture is not the flag of ${country.name.common}` };
    return { accepts: isCountry(country), evidence: country.name.common };
  },
);

/** The answer, and no distractor, borders the country; with `negate` it is the only one that does not. */
export const border = checkKind(
  z.strictObject({ kind: kindOf('border'), country: z.string(), negate: z.boolean().optional() }),
  ({ country: code, negate = false }, question) => {
    const country = countryByCode(code);
    if (!country) return unknown(code);
    const stranger = optionsOf(question).find((option) => !countryByName(option));
    if (stranger !== undefined) return unknown(stranger);
    const borders = (option: string) => country.borders.includes(countryByName(option)?.cca3 ?? '');
    return {
      accepts: (option) => borders(option) !== negate,
      evidence: `${country.name.common} borders ${country.borders.join(', ') || 'nobody'}`,
    };
  },
);

const measures = {
  area: (country: Country) => country.area,
  borders: (country: Country) => country.borders.length,
};

const extreme = (kind: 'largestOf' | 'smallestOf', pick: (...values: number[]) => number) =>
  checkKind(
    z.strictObject({ kind: kindOf(kind), field: z.enum(['area', 'borders']).default('area') }),
    ({ field }, question) => {
      const measured: { option: string; value: number }[] = [];
      for (const option of optionsOf(question)) {
        const country = countryByName(option);
        if (!country) return unknown(option);
        measured.push({ option, value: measures[field](country) });
      }
      const best = pick(...measured.map(({ value }) => value));
      return {
        accepts: (option) => measured.some((one) => one.option === option && one.value === best),
        evidence: measured.map(({ option, value }) => `${option} ${value}`).join(', '),
      };
    },
  );

/** The answer is the largest, or the smallest, of the countries among the options. */
export const largestOf = extreme('largestOf', Math.max);
export const smallestOf = extreme('smallestOf', Math.min);
