import { Link } from 'react-router';
import type { FiguresView, MoneyView } from '../../../../shared/contract/views.ts';
import styles from './figures-panel.module.css';
import { formatCount, formatRupees } from './format-figures.ts';

function Money({ of: { pkrPaisa, requests } }: { readonly of: MoneyView }) {
  return (
    <td>
      <b translate="no">{formatRupees(pkrPaisa)}</b>
      <span className={styles.note}>{formatCount(requests, 'request')}</span>
    </td>
  );
}

/** What is owed by when it was asked for, and what was paid by when it was paid. */
export function MoneyCard({ owed, paid }: Pick<FiguresView, 'owed' | 'paid'>) {
  return (
    <section className={styles.money} aria-labelledby="money-title">
      <h3 id="money-title">Money, in rupees</h3>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Today</th>
            <th scope="col">7 days</th>
            <th scope="col">30 days</th>
            <th scope="col">All</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <Link to={{ search: '?view=withdrawals' }}>Owed</Link>
            </th>
            <Money of={owed.today} />
            <Money of={owed.days7} />
            <Money of={owed.days30} />
            <Money of={owed.all} />
          </tr>
          <tr>
            <th scope="row">Paid</th>
            <Money of={paid.today} />
            <Money of={paid.days7} />
            <Money of={paid.days30} />
            <td className={styles.note}>–</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
