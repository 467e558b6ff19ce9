import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface DataTableProps {
  /** What the table is of, for those who move by regions. */
  label: string;
  columns: readonly string[];
  /** Each begins with its name. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** Figures in rows and columns, in a part that scrolls by itself. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus scrolls by keys
    <section className={styles.scroller} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, n) => (
                <td key={columns[n + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface TableTwinProps extends DataTableProps {
  summary: string;
  /** The plot is not there: the table stands in its place. */
  isOpen?: boolean;
}

/** A plot's figures for those who do not see it, closed until they are wanted. */
export function TableTwin({ summary, isOpen = false, ...table }: TableTwinProps) {
  return (
    <details className={styles.twin} open={isOpen || undefined}>
      <summary>{summary}</summary>
      <DataTable {...table} />
    </details>
  );
}
