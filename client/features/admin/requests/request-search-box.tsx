import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './request-search-box.module.css';
import { searchRequests, useRequests } from './requests-store.ts';

/** Nobody types slower than this between two letters of a name. */
const TYPED_AFTER_MS = 250;

/** Finds requests by username, account name, number or reference, while they are typed. */
export function RequestSearchBox() {
  const q = useRequests((state) => state.table.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string, afterMs: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchRequests(text.trim()), afterMs);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of a few years ago do not know <search>
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        search(String(new FormData(event.currentTarget).get('q') ?? ''), 0);
      }}
    >
      <Icon name="search" />
      <input
        dir="auto"
        type="search"
        name="q"
        aria-label="Search requests"
        placeholder="Name, number or reference"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        defaultValue={q}
        onChange={(event) => search(event.target.value, TYPED_AFTER_MS)}
      />
    </form>
  );
}
