import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);

const countrySchema = z.object({
  cca2: z.string(),
  ccn3: z.string(),
  name: z.object({ common: z.string(), official: z.string() }),
  demonyms: z.object({ eng: z.record(z.string(), z.string()).optional() }).optional(),
});
export type Country = z.infer<typeof countrySchema>;

let byCode: Map<string, Country> | undefined;

/** The country of a two-letter ISO code in either case, or undefined. */
export function findCountry(code: string): Country | undefined {
  byCode ??= new Map(
    z
      .array(countrySchema)
      .parse(JSON.parse(readFileSync(require.resolve('world-countries/countries.json'), 'utf8')))
      .map((country) => [country.cca2, country]),
  );
  return byCode.get(code.toUpperCase());
}

/** What a country is called, with what its people are called. */
export const namesOf = ({ name, demonyms }: Country): string[] => [
  ...new Set(
    [name.common, name.official, ...Object.values(demonyms?.eng ?? {})].filter((word) => word !== ''),
  ),
];
