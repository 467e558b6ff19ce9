import { useRef } from 'react';
import type { LedgerEntryView, ProfileView } from '../../../shared/contract/views.ts';
import { INACTIVE_AFTER_MS } from '../../../shared/rules/constants.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DiamondChain } from '../../ui/motifs/diamond-chain.tsx';
import { Avatar } from '../account/avatar.tsx';
import { logOut } from '../account/session.ts';
import { WithdrawalList } from '../withdrawals/withdrawal-list.tsx';
import { formatMoment } from './format-moment.ts';
import { LedgerList } from './ledger-list.tsx';
import { Notices } from './notices.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './profile-page.module.css';
import { asRank } from './rank-badge.tsx';
import { RankWay } from './rank-way.tsx';
import { StatCards } from './stat-cards.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

interface ProfilePageProps {
  profile: ProfileView;
  ledger: readonly LedgerEntryView[];
}

/** Everything that a member has and can do here. */
export function ProfilePage({ profile, ledger }: ProfilePageProps) {
  const password = useRef<HTMLDivElement>(null);
  const deletedAfter = profile.lastActive + INACTIVE_AFTER_MS;

  function goToPassword(): void {
    // After the dialog has given the focus back.
    setTimeout(() => password.current?.querySelector<HTMLInputElement>('input[name="current"]')?.focus());
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Avatar username={profile.username} size="5rem" />
        <h1 className={styles.name}>{profile.username}</h1>
        <div className={styles.actions}>
          <WithdrawButton points={profile.points} />
          <Button onClick={logOut}>Logout</Button>
        </div>
      </header>
      <DiamondChain />
      <StatCards profile={profile} />
      <p className={styles.inactivity}>
        <Icon name="clock" />
        <span>
          Your account stays while you play: without activity it is deleted after{' '}
          <time dateTime={new Date(deletedAfter).toISOString()}>{formatMoment(deletedAfter)}</time>.
        </span>
      </p>
      <RankWay rank={asRank(profile.rank)} points={profile.points} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Card as="section" aria-labelledby="withdrawals-title" className={styles.panel}>
            <h2 id="withdrawals-title">Your withdrawals</h2>
            <WithdrawalList initial={profile.withdrawals} />
          </Card>
          <Card as="section" aria-labelledby="ledger-title" className={styles.panel}>
            <h2 id="ledger-title">Your points, one by one</h2>
            <LedgerList entries={ledger} />
          </Card>
        </div>
        <div className={styles.side}>
          <Card className={styles.panel}>
            <Notices onChangePassword={goToPassword} />
          </Card>
          <Card as="section" aria-labelledby="password-title" className={styles.panel}>
            <h2 id="password-title">Change of password</h2>
            <div ref={password}>
              <PasswordForm username={profile.username} />
            </div>
          </Card>
        </div>
      </div>
    </div>
  );
}
