import { findCountry, namesOf } from './geo/country-names.ts';

/** Fields that a player sees; the others say how something is drawn. */
const shown = new Set(
  'stage cast i icon text quote lines title url symbol number events year label far kind foreground painting name code highlight game'.split(
    ' ',
  ),
);

const spoken = (name: string): string => name.replace(/^(no|fl|own):/, '').replace(/[-_]+/g, ' ');

function wordsOfText(text: string, field: string): string[] {
  const code =
    /^flag:(..)$/.exec(text)?.[1] ?? (field === 'highlight' || field === 'code' ? text : undefined);
  const country = code === undefined ? undefined : findCountry(code);
  return country ? namesOf(country) : [spoken(text)];
}

function wordsIn(value: unknown, field: string): string[] {
  if (typeof value === 'string') return wordsOfText(value, field);
  if (typeof value === 'number') return field === 'number' ? [String(value)] : [];
  if (Array.isArray(value)) return value.flatMap((item) => wordsIn(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (shown.has(key) ? wordsIn(item, key) : []));
}

/** The year a timeline asks for is drawn as a question mark. */
function withoutAskedYear(spec: unknown): unknown {
  if (typeof spec !== 'object' || spec === null || !('events' in spec) || !Array.isArray(spec.events))
    return spec;
  const mark = 'mark' in spec ? spec.mark : undefined;
  const events: readonly unknown[] = spec.events;
  return {
    ...spec,
    events: events.map((event, i) =>
      i === mark && typeof event === 'object' ? { ...event, year: '?' } : event,
    ),
  };
}

/** Every word or phrase a spec shows or encodes: texts, drawings, stages, planets, names and peoples of countries. */
export const specWords = (spec: unknown): string[] => [...new Set(wordsIn(withoutAskedYear(spec), ''))];
