import type { HTMLAttributes } from 'react';
import styles from './card.module.css';
import { cx } from './cx.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** Lifts on hover and presses on click: for a card that is one big link. */
  interactive?: boolean;
  /** Without the inner padding, for cards that begin with a picture. */
  flush?: boolean;
}

/** A painted panel: firm outline, offset shadow, generous corners. */
export function Card({ as: Element = 'div', interactive, flush, className, ...rest }: CardProps) {
  return (
    <Element
      className={cx(styles.card, interactive && styles.interactive, !flush && styles.padded, className)}
      {...rest}
    />
  );
}
