import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './search-box.module.css';

/** Nobody types slower than this between two letters of a name. */
const TYPED_AFTER_MS = 250;

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** What it begins with. */
  readonly text: string;
  readonly search: (text: string) => void;
}

/** Searches a panel's list while it is typed. */
export function SearchBox({ label, placeholder, text, search }: SearchBoxProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function searchAfter(typed: string, ms: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(typed.trim()), ms);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of a few years ago do not know <search>
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        searchAfter(String(new FormData(event.currentTarget).get('q') ?? ''), 0);
      }}
    >
      <Icon name="search" />
      <input
        dir="auto"
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        defaultValue={text}
        onChange={(event) => searchAfter(event.target.value, TYPED_AFTER_MS)}
      />
    </form>
  );
}
