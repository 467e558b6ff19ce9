import { findCountry, namesOf } from './geo/country-names.ts';
import { landmarks } from './landmarks/index.ts';
import { imageSpecSchema } from './spec.ts';

/** Fields that say how something is drawn, not what. */
const styleFields = new Set('mode mat heroMat glow color tint wall opts clef d acc n'.split(' '));
/** Numbers that stand in the picture for all to read. */
const shownNumbers = new Set(['number']);

const landmarkNames = new Map(Object.entries(landmarks).map(([key, { name }]) => [key, name]));

function wordsOfText(text: string, field: string): string[] {
  if (field === 'highlight' || field === 'code') {
    const country = findCountry(text);
    if (country) return namesOf(country);
  }
  const name = field === 'draw' || field === 'landmark' ? landmarkNames.get(text) : undefined;
  return [text.replace(/^(fe|gi):/, '').replace(/[-_]+/g, ' '), ...(name === undefined ? [] : [name])];
}

function wordsIn(value: unknown, field: string): string[] {
  if (styleFields.has(field)) return [];
  if (typeof value === 'string') return wordsOfText(value, field);
  if (typeof value === 'number') return shownNumbers.has(field) ? [String(value)] : [];
  if (Array.isArray(value)) return value.flatMap((item) => wordsIn(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => wordsIn(item, key));
}

/** The year a timeline asks for is drawn as a question mark. */
function withoutAskedYear(spec: unknown): unknown {
  const parsed = imageSpecSchema.safeParse(spec);
  if (!parsed.success || parsed.data.t !== 'timeline') return spec;
  const { events, mark } = parsed.data;
  return { ...parsed.data, events: events.map((event, i) => (i === mark ? { ...event, year: '?' } : event)) };
}

/**
 * Every word or phrase a spec shows or encodes: texts, icon, backdrop, template, planet and landmark names, and the
 * names and demonyms of countries.
 */
export const specWords = (spec: unknown): string[] => [...new Set(wordsIn(withoutAskedYear(spec), ''))];
