import { useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { LoadMore } from '../load-more.tsx';
import { Panel } from '../panel.tsx';
import { watchScrollAnchor } from '../scroll-anchor.ts';
import { Scroller } from '../scroller.tsx';
import { SearchBox } from '../search-box.tsx';
import { useNow } from '../use-now.ts';
import { CardOrder } from './card-order.tsx';
import { CsvButton } from './csv-button.tsx';
import cardStyles from './request-card.module.css';
import { RequestCard } from './request-card.tsx';
import { RequestDialogs } from './request-dialogs.tsx';
import { RequestFilter } from './request-filter.tsx';
import { COLUMNS, RequestRow, type RequestRowProps } from './request-row.tsx';
import { heldRows, type Row, shownRows } from './request-table.ts';
import styles from './requests-panel.module.css';
import {
  loadMoreRequests,
  requestsResource,
  searchRequests,
  showHeld,
  useRequests,
} from './requests-store.ts';
import { SortHeader } from './sort-header.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useOpenDetails } from './use-open-details.ts';

function heldText(count: number): string {
  return count === 1 ? '1 new request' : `${count} new requests`;
}

/** The requests, live: what is being read stays where it is. */
export function RequestsPanel({ me }: { me: string }) {
  const { table, loaded, cursor, isLoadingMore, problem, announcement } = useRequests();
  const now = useNow();
  const isNarrow = useMedia('(width < 80rem)');
  const [open, toggle] = useOpenDetails();
  const rows = useMemo(() => shownRows(table), [table]);
  const nothing = loaded ? 'No withdrawal requests found.' : problem ? '' : 'Loading...';
  const held = heldRows(table).length;

  const partsOf = (row: Row, place: number): RequestRowProps => ({
    row,
    place,
    now,
    me,
    gone: table.gone.has(row.id),
    open: open.has(row.id),
    toggle,
  });

  return (
    <Panel
      title="Withdrawal requests"
      what="The requests"
      problem={problem}
      resource={requestsResource}
      tools={
        <>
          <RequestFilter />
          <SearchBox
            label="Search requests"
            placeholder="Name, number or reference"
            text={table.q}
            search={searchRequests}
          />
          {isNarrow && <CardOrder />}
          <CsvButton />
          <div className={styles.held}>
            {held > 0 && (
              <Button variant="primary" size="s" onClick={showHeld}>
                {heldText(held)}
              </Button>
            )}
          </div>
        </>
      }
    >
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {isNarrow ? (
        <section ref={watchScrollAnchor} aria-label="Requests" aria-busy={!loaded}>
          <ul className={cardStyles.cards}>
            {rows.map((row, place) => (
              <RequestCard key={row.id} {...partsOf(row, place)} />
            ))}
          </ul>
          {rows.length === 0 && <p className={styles.empty}>{nothing}</p>}
        </section>
      ) : (
        <Scroller label="Table of requests">
          <table className={styles.table} aria-busy={!loaded}>
            <thead>
              <tr>
                <th scope="col">Username</th>
                <th scope="col">Account name</th>
                <th scope="col">Account number</th>
                <th scope="col">Amount</th>
                <th scope="col">Method</th>
                <SortHeader column="timestamp">Requested</SortHeader>
                <SortHeader column="status">Status</SortHeader>
                <th scope="col">Evidence</th>
                <th scope="col">Payout</th>
                <th scope="col">
                  <span className="visually-hidden">More</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => (
                <RequestRow key={row.id} {...partsOf(row, place)} />
              ))}
              {rows.length === 0 && (
                <tr>
                  <td colSpan={COLUMNS} className={styles.empty}>
                    {nothing}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </Scroller>
      )}
      {cursor !== null && (
        <LoadMore isLoading={isLoadingMore} load={loadMoreRequests}>
          Load more requests
        </LoadMore>
      )}
      <UndoBar />
      <RequestDialogs />
    </Panel>
  );
}
