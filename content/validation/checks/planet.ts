import { z } from 'zod';
import type { Planet } from '../data/planets.ts';
import { planets } from '../data/planets.ts';
import { numberIn } from '../numbers.ts';
import { optionsOf } from '../rule.ts';
import { normalise } from '../text.ts';
import type { CheckResult } from './check.ts';
import { checkKind } from './check.ts';

const entrySchema = z.strictObject({
  kind: z.literal('planet'),
  field: z.enum(['order', 'distance', 'diameter', 'mass', 'year', 'day', 'moons']),
  /** Among the planets of the options; `largest` when nothing else is asked. */
  want: z.enum(['largest', 'smallest']).optional(),
  /** The answer is the planet with this value… */
  value: z.number().optional(),
  /** …or the value of this planet. */
  planet: z.string().optional(),
});

type Entry = z.infer<typeof entrySchema>;

const planetNamed = (name: string): Planet | undefined =>
  planets.find((planet) => normalise(planet.name) === normalise(name));

const valueOfPlanet = ({ field }: Entry, name: string): CheckResult => {
  const value = planetNamed(name)?.[field];
  if (value === undefined) return { fault: `no settled ${field} for ${name}` };
  return { accepts: (option) => numberIn(option) === value, evidence: `${name}: ${field} ${value}` };
};

const planetWithValue = ({ field }: Entry, value: number): CheckResult => ({
  accepts: (option) => planetNamed(option)?.[field] === value,
  evidence: planets.map((planet) => `${planet.name} ${planet[field] ?? 'many'}`).join(', '),
});

const extremePlanet = ({ field, want = 'largest' }: Entry, options: readonly string[]): CheckResult => {
  const measured: { option: string; value: number }[] = [];
  for (const option of options) {
    const value = planetNamed(option)?.[field];
    if (value === undefined) return { fault: `no settled ${field} for ${option}` };
    measured.push({ option, value });
  }
  const values = measured.map(({ value }) => value);
  const best = want === 'largest' ? Math.max(...values) : Math.min(...values);
  return {
    accepts: (option) => measured.some((one) => one.option === option && one.value === best),
    evidence: measured.map(({ option, value }) => `${option} ${value}`).join(', '),
  };
};

/** The answer is a planet by its order or size, or such a figure of a planet. */
export const planet = checkKind(entrySchema, (entry, question) => {
  if (entry.planet !== undefined) return valueOfPlanet(entry, entry.planet);
  if (entry.value !== undefined) return planetWithValue(entry, entry.value);
  return extremePlanet(entry, optionsOf(question));
});
