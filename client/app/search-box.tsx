import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import styles from './search-box.module.css';

/** Filters categories and quizzes while typing; on other pages Enter leads to what was found. */
export function SearchBox() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const text = params.get('q') ?? '';
  const live = pathname === '/' || pathname === '/quiz';

  // The field keeps its own text, so that typing never waits for the router. The address may still change it, but the
  // echo of what was typed a moment ago must not undo what was typed since.
  const awaited = useRef<string[]>([]);
  const addressed = useRef(text);
  useEffect(() => {
    if (addressed.current === text) return;
    addressed.current = text;
    const echo = awaited.current.indexOf(text);
    awaited.current.splice(0, echo + 1);
    if (echo < 0 && input.current) input.current.value = text;
  }, [text]);

  // What was typed before the page could answer.
  const takeUpTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (live && typed !== text) search(typed);
  });
  useEffect(() => takeUpTyped(), []);

  function search(value: string): void {
    awaited.current.push(value);
    setParams(value ? { q: value } : {}, { replace: true, preventScrollReset: true });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const value = input.current?.value ?? '';
    if (live) document.getElementById('categories')?.scrollIntoView({ behavior: 'smooth' });
    else void navigate(value ? `/?q=${encodeURIComponent(value)}` : '/');
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of a few years ago do not know <search>
    <form role="search" action="/" className={styles.form} onSubmit={submit}>
      <Icon name="search" />
      <input
        dir="auto"
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        aria-label="Search categories and quizzes"
        placeholder="Search quizzes"
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={text}
        onChange={(event) => live && search(event.target.value)}
      />
    </form>
  );
}
