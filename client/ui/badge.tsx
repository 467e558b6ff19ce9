import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  children: ReactNode;
  /** `hue` takes the colour of the nearest `data-hue`. */
  tone?: 'marigold' | 'rani' | 'hue' | 'quiet';
}

/** A sticker with a word or two. */
export function Badge({ children, tone = 'marigold' }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
