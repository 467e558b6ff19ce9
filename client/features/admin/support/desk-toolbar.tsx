import { useEffect, useId, useState } from 'react';
import filterStyles from '../requests/request-filter.module.css';
import styles from './desk-toolbar.module.css';
import type { DeskView } from './desk-view.ts';
import { showView, useSupport } from './support-store.ts';

/** Nobody types the next letter later than this. */
const TYPED_AFTER_MS = 250;

const statuses: readonly { value: DeskView['status']; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
];

/** Which messages are shown: open or done ones, and what the server finds among them. */
export function DeskToolbar() {
  const id = useId();
  const { status, search } = useSupport((state) => state.view);
  const [typed, setTyped] = useState(search);

  useEffect(() => {
    const timer = setTimeout(() => showView({ search: typed.trim() }), TYPED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <>
      <fieldset className={filterStyles.filter}>
        <legend className="visually-hidden">Show</legend>
        {statuses.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="support-status"
              value={value}
              checked={status === value}
              onChange={() => showView({ status: value })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.search}>
        <label htmlFor={id} className="visually-hidden">
          Search the messages
        </label>
        <input
          dir="auto"
          id={id}
          type="search"
          placeholder="Search name, address, text"
          maxLength={100}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </>
  );
}
