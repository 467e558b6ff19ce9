import { useEffect } from 'react';
import { redirect, useNavigate } from 'react-router';
import { openProfile, showProfile } from '../features/profile/profile-client.ts';
import { ProfileLoading } from '../features/profile/profile-loading.tsx';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { useLedger, useProfile } from '../features/profile/profile-store.ts';
import { WithdrawButton } from '../features/withdrawals/withdraw-button.tsx';
import { WithdrawalList } from '../features/withdrawals/withdrawal-list.tsx';
import { LaterConnectionBanner } from '../state/connection/later-connection-banner.tsx';
import { sessionKnown, sessionManager, useSession } from '../state/session/session.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

/** Runs once for each opening of the page, so the session is prolonged once. */
export async function loader(): Promise<Response | null> {
  await sessionKnown();
  if (!sessionManager().token()) return redirect('/quiz');
  void openProfile();
  return null;
}

export function shouldRevalidate(): boolean {
  return false;
}

/** `/profile`: for members alone. */
export function Component() {
  const navigate = useNavigate();
  const isMember = useSession(({ session }) => session !== null);
  const { profile, problem } = useProfile();
  const { ledger, problem: ledgerProblem } = useLedger();
  useEffect(showProfile, []);
  useEffect(() => {
    if (!isMember) void navigate('/quiz', { replace: true });
  }, [isMember, navigate]);

  return (
    <>
      <PageMeta
        title="Your profile"
        description="Your points, your rank and every quiz that counted."
        address={null}
      />
      <LaterConnectionBanner />
      {/* Later the member's name. */}
      {!(profile && ledger) && <h1 className="visually-hidden">Your profile</h1>}
      {profile && ledger ? (
        <ProfilePage
          profile={profile}
          ledger={ledger}
          withdrawButton={<WithdrawButton points={profile.points} />}
          withdrawalList={<WithdrawalList initial={profile.withdrawals} />}
        />
      ) : (problem ?? ledgerProblem) ? (
        <Notice
          role="alert"
          title="Your profile did not arrive."
          actions={
            <Button variant="primary" icon={<Icon name="retry" />} onClick={() => void openProfile()}>
              Try again
            </Button>
          }
        >
          {problem ?? ledgerProblem}
        </Notice>
      ) : (
        <ProfileLoading />
      )}
    </>
  );
}
