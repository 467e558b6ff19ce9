import type { ReactNode } from 'react';
import { nextSort, type SortColumn } from './request-order.ts';
import { sortRequests, useRequests } from './requests-store.ts';
import styles from './sort-header.module.css';

const signs = { ascending: '▲', descending: '▼' } as const;

/** A column's header that sorts by it: down, up, and back to the working order. */
export function SortHeader({ column, children }: { column: SortColumn; children: ReactNode }) {
  const sort = useRequests((state) => state.table.sort);
  const direction = sort.direction === 'asc' ? 'ascending' : 'descending';
  const isSorted = sort.column === column;
  return (
    <th scope="col" {...(isSorted && { 'aria-sort': direction })}>
      <button type="button" className={styles.sort} onClick={() => sortRequests(nextSort(sort, column))}>
        <span>{children}</span>
        <span aria-hidden="true">{isSorted ? signs[direction] : '↕'}</span>
      </button>
    </th>
  );
}
