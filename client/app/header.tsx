import { useEffect, useId, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { AccountEntry } from '../features/account/account-entry.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { Fringe } from '../ui/motifs/fringe.tsx';
import { Wordmark } from '../ui/motifs/wordmark.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import styles from './header.module.css';
import { SearchBox } from './search-box.tsx';

const links: readonly { to: string; label: string; isBeta?: boolean }[] = [
  { to: '/quiz', label: 'Categories' },
  { to: '/games', label: 'Games', isBeta: true },
  { to: '/about-us', label: 'About' },
  { to: '/contact', label: 'Contact' },
];

/** `compact` leaves out search and ornament on small screens. */
export function Header({ compact }: { compact: boolean }) {
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever link is followed closes the menu, that of this page too
  useEffect(() => setOpen(false), [key]);

  return (
    // Only listens: the keys come from the links and buttons inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <header
      className={cx(styles.header, compact && styles.compact)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <div className={styles.bar}>
        <Link to="/" className={styles.home} aria-label="Sawaal, home">
          <Wordmark />
        </Link>
        <nav id={menuId} aria-label="Main" className={cx(styles.nav, open && styles.open)}>
          {links.map(({ to, label, isBeta }) => (
            <NavLink key={to} to={to} end={to !== '/games'} className={styles.link ?? ''}>
              <span>{label}</span> {isBeta && <Badge tone="rani">BETA</Badge>}
            </NavLink>
          ))}
        </nav>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.tools}>
          <AccountEntry />
          <ThemeToggle />
          <Button
            iconOnly
            className={styles.menu}
            aria-label="Menu"
            aria-expanded={open}
            aria-controls={menuId}
            icon={<Icon name={open ? 'close' : 'menu'} />}
            onClick={() => setOpen(!open)}
          />
        </div>
      </div>
      <div className={styles.fringe}>
        <Fringe />
      </div>
    </header>
  );
}
