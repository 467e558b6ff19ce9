import type { PlotData } from './plot-data.ts';

/** The heads of the table's columns behind the first. */
export const namesOf = ({ extra = [], series }: PlotData): string[] =>
  [...extra, ...series].map(({ name }) => name);

/** What the plot shows, a row a place. */
export const rowsOf = ({ places, series, format, extra = [] }: PlotData): [string, ...string[]][] =>
  places.map((place, n) => [
    place,
    ...extra.map(({ values }) => values[n] ?? ''),
    ...series.map(({ values }) => format(values[n] ?? 0)),
  ]);
