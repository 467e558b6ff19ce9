import styles from './request-filter.module.css';
import type { StatusFilter } from './request-order.ts';
import { countRows } from './request-table.ts';
import { filterRequests, useRequests } from './requests-store.ts';

const filters: readonly { value: StatusFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'Pending', label: 'Pending' },
  { value: 'Paid', label: 'Paid' },
];

/** Which statuses are shown, with how many there are of each. */
export function RequestFilter() {
  const table = useRequests((state) => state.table);
  const counts = countRows(table);
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">Show</legend>
      {filters.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name="status"
            value={value}
            checked={table.filter === value}
            onChange={() => filterRequests(value)}
          />
          <span>{label}</span> <span className="figures">{counts[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
