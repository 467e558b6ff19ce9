import styles from './plot.module.css';
import type { PlotData } from './plot-data.ts';

/** The figures of a plot. */
export function PlotTable({ data }: { readonly data: PlotData }) {
  const { title, placeName, places, series, format, extra = [] } = data;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus scrolls by keys
    <section className={styles.scroller} tabIndex={0} aria-label={`Table: ${title}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{placeName}</th>
            {[...extra, ...series].map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place, n) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              {extra.map(({ name, values }) => (
                <td key={name}>{values[n]}</td>
              ))}
              {series.map(({ name, values }) => (
                <td key={name}>{format(values[n] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
