import { LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import type { Elements } from '../../ui/elements.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './kit.module.css';

interface GameBarProps {
  title: string;
  /** At most three `ToolButton`s. */
  children?: Elements;
  className?: string | undefined;
}

/** The top of a game: the way back, its name, its tools. */
export function GameBar({ title, children, className }: GameBarProps) {
  return (
    <div className={cx(styles.bar, className)}>
      <LinkButton to="/games" iconOnly aria-label="All games" icon={<Icon name="arrow-left" />} />
      <h1>{title}</h1>
      {children}
    </div>
  );
}
