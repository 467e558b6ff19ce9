import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { AccountHost } from '../features/account/account-host.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import type { RouteHandle } from './route-handle.ts';
import { UpdateNotice } from './update-notice.tsx';

/** Header, page, footer; tells assistive technology of a new page by moving the focus to it. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const compact = useMatches().some((match) => (match.handle as RouteHandle | undefined)?.compact);
  const navigating = useNavigation().state === 'loading';

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {navigating && <div className={styles.progress} />}
      <Header compact={compact} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <AccountHost />
      <UpdateNotice />
      <ScrollRestoration />
    </div>
  );
}
