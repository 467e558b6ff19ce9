import styles from './request-card.module.css';
import type { Sort } from './request-order.ts';
import { workingOrder } from './request-order.ts';
import { sortRequests, useRequests } from './requests-store.ts';

const orders: Readonly<Record<string, { readonly label: string; readonly sort: Sort }>> = {
  working: { label: 'Overdue first', sort: workingOrder },
  newest: { label: 'Newest first', sort: { column: 'timestamp', direction: 'desc' } },
  oldest: { label: 'Oldest first', sort: { column: 'timestamp', direction: 'asc' } },
  pending: { label: 'Pending first', sort: { column: 'status', direction: 'desc' } },
  paid: { label: 'Paid first', sort: { column: 'status', direction: 'asc' } },
};

/** The order of the cards, which have no heads of columns to press. */
export function CardOrder() {
  const sort = useRequests((state) => state.table.sort);
  const [chosen = 'working'] =
    Object.entries(orders).find(
      ([, { sort: other }]) => other.column === sort.column && other.direction === sort.direction,
    ) ?? [];
  return (
    <label className={styles.order}>
      Order
      <select
        value={chosen}
        onChange={(event) => sortRequests(orders[event.target.value]?.sort ?? workingOrder)}
      >
        {Object.entries(orders).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
