import { type ButtonHTMLAttributes, use } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { cx } from './cx.ts';
import type { Elements } from './elements.ts';
import { useHydrated } from './use-hydrated.ts';
import { UnreadContext } from './use-press-guard.ts';

interface Look {
  /** `primary` for the one thing to do next, `rani` for a second loud one, `plain` for the rest. */
  variant?: 'primary' | 'rani' | 'plain' | undefined;
  /** `s` is flat, for tables and lists that are full of them. */
  size?: 's' | 'm' | 'l' | undefined;
  /** A square button that holds nothing but an icon; give it an `aria-label`. */
  iconOnly?: boolean | undefined;
  icon?: Elements;
}

function classes({ variant = 'plain', size = 'm', iconOnly }: Look, className?: string): string {
  return cx(styles.button, styles[variant], styles[size], iconOnly && styles.iconOnly, className);
}

export type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;

/** Does something; disabled until it can, where the server has drawn it. */
export function Button({
  variant,
  size,
  iconOnly,
  icon,
  className,
  children,
  type = 'button',
  disabled,
  'aria-disabled': isIdle,
  ...rest
}: ButtonProps) {
  const isHydrated = useHydrated();
  const isUnread = use(UnreadContext);
  return (
    <button
      type={type}
      className={classes({ variant, size, iconOnly }, className)}
      disabled={disabled || !isHydrated}
      aria-disabled={isUnread || isIdle}
      {...rest}
    >
      {icon}
      {children !== undefined && <span className={styles.words}>{children}</span>}
    </button>
  );
}

export type LinkButtonProps = Look & LinkProps;

/** A link that looks like a button: it goes somewhere, a `Button` does something. */
export function LinkButton({ variant, size, iconOnly, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link className={classes({ variant, size, iconOnly }, className)} {...rest}>
      {icon}
      {children !== undefined && <span className={styles.words}>{children}</span>}
    </Link>
  );
}
