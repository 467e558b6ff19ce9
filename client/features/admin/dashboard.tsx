import { type ComponentType, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useLineFault } from '../../state/connection/use-line-fault.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Wordmark } from '../../ui/motifs/wordmark.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import { CleanupPanel } from './cleanup/cleanup-panel.tsx';
import { useAdminConnection } from './connection.ts';
import styles from './dashboard.module.css';
import { DashboardNav, type View, views } from './dashboard-nav.tsx';
import { FiguresPanel } from './figures/figures-panel.tsx';
import { followDashboard } from './follow-dashboard.ts';
import { QueuesPanel } from './queues/queues-panel.tsx';
import { RequestsPanel } from './requests/requests-panel.tsx';
import { logOutAdmin } from './session/admin-call.ts';
import type { AdminSession } from './session/admin-session.ts';
import { SupportPanel } from './support/support-panel.tsx';

const BLOCKED = 'Not live: websockets are blocked here';
const connectionTexts = { connecting: 'Connecting…', online: 'Live', lost: 'Connection lost: trying again…' };

const panels: Record<Exclude<View, 'withdrawals'>, ComponentType> = {
  figures: FiguresPanel,
  support: SupportPanel,
  cleanup: CleanupPanel,
  queues: QueuesPanel,
};

/** The dashboard: everything on it is live. */
export function Dashboard({ session: { adminToken, email } }: { session: AdminSession }) {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const status = useAdminConnection((state) => state.status);
  const fault = useLineFault(status);
  const view = views.find((name) => name === search.get('view')) ?? views[0];
  const Panel = view === 'withdrawals' ? null : panels[view];

  useEffect(() => followDashboard(adminToken), [adminToken]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is on the screen
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [hash, view]);

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1 className={styles.title}>
          <Wordmark /> <span>Admin dashboard</span>
        </h1>
        <DashboardNav view={view} />
        <div className={styles.tools}>
          <p role="status" className={styles.connection} data-status={status}>
            <Icon name="wifi" size="1em" />{' '}
            <span>{fault === 'websockets' ? BLOCKED : connectionTexts[status]}</span>
          </p>
          <span className={styles.who}>
            <Verbatim>{email}</Verbatim>
          </span>
          <ThemeToggle />
          <Button size="s" onClick={logOutAdmin}>
            Log out
          </Button>
        </div>
      </header>
      <main className={styles.main}>{Panel ? <Panel /> : <RequestsPanel me={email} />}</main>
    </div>
  );
}
