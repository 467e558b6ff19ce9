import { type ReactNode, useEffect, useRef } from 'react';
import type { Elements } from '../../ui/elements.ts';
import { Verbatim } from '../../ui/verbatim.tsx';
import styles from './question-board.module.css';
import { SoundButton } from './sound-button.tsx';

interface BoardLayoutProps {
  /** The place in the play, from 0. */
  readonly index: number;
  readonly total: number;
  readonly score: number;
  readonly circle: Elements;
  readonly bar: Elements;
  readonly picture: ReactNode;
  readonly question: ReactNode;
  readonly options: ReactNode;
  readonly announcement: string;
}

/** The one view of a running play. Every stage fills the same places, so that nothing moves between them. */
export function BoardLayout(props: BoardLayoutProps) {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = board.current?.getBoundingClientRect();
    if (box && (box.top < 0 || box.bottom > window.innerHeight)) board.current?.scrollIntoView?.();
  }, []);
  return (
    <div className={styles.board} ref={board}>
      <div className={styles.status}>
        <SoundButton />
        <p className={styles.figures}>
          <span>
            <span className="visually-hidden">Question </span>
            <Verbatim>{props.index + 1}</Verbatim>/<Verbatim>{props.total}</Verbatim>
          </span>
          <span>
            Score <strong translate="no">{props.score}</strong>
          </span>
        </p>
        {props.circle}
      </div>
      <div className={styles.frame} key={props.index}>
        {props.bar}
        <div className={styles.picture}>{props.picture}</div>
        {props.bar}
      </div>
      <div className={styles.question}>{props.question}</div>
      <div className={styles.options}>{props.options}</div>
      <p role="status" className="visually-hidden">
        {props.announcement}
      </p>
    </div>
  );
}
