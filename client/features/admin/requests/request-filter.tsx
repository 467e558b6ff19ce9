import { Choice } from '../choice.tsx';
import type { StatusFilter } from './request-order.ts';
import { countRows } from './request-table.ts';
import { filterRequests, useRequests } from './requests-store.ts';

const labels: Readonly<Record<StatusFilter, string>> = { all: 'All', Pending: 'Pending', Paid: 'Paid' };
const values = Object.keys(labels) as StatusFilter[];

/** Which statuses are shown, with how many there are of each. */
export function RequestFilter() {
  const table = useRequests((state) => state.table);
  const counts = countRows(table);
  return (
    <Choice
      name="status"
      options={values.map((value) => ({ value, label: labels[value], count: counts[value] }))}
      value={table.filter}
      onChange={filterRequests}
    />
  );
}
