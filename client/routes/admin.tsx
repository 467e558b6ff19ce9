import { Dashboard } from '../features/admin/dashboard.tsx';
import { AdminGate } from '../features/admin/session/admin-gate.tsx';
import { useAdminSession } from '../features/admin/session/admin-session.ts';
import { Toasts } from '../state/toasts/toasts.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

/** `/admin-sawaal-login`: the gate, and behind it the dashboard. Nothing links here. */
export function Component() {
  const session = useAdminSession((state) => state.session);
  return (
    <>
      <PageMeta title="Admin" description="For the people who run this site." address={null} />
      <meta name="robots" content="noindex, nofollow" />
      {session ? <Dashboard key={session.adminToken} session={session} /> : <AdminGate />}
      <Toasts />
    </>
  );
}
