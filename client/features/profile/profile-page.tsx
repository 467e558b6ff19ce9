import { useRef } from 'react';
import type { LedgerEntryView, ProfileView } from '../../../shared/contract/views.ts';
import { logOut } from '../../state/session/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Elements } from '../../ui/elements.ts';
import { DiamondChain } from '../../ui/motifs/diamond-chain.tsx';
import { asRank } from '../../ui/rank/rank-badge.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import { AccountData } from './account-data.tsx';
import { InactivityNote } from './inactivity-note.tsx';
import { LedgerList } from './ledger-list.tsx';
import { Notices } from './notices.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './profile-page.module.css';
import { Progress } from './progress.tsx';
import { RankWay } from './rank-way.tsx';
import { StatCards } from './stat-cards.tsx';

interface ProfilePageProps {
  profile: ProfileView;
  ledger: readonly LedgerEntryView[];
  /** How points become money: a feature of its own. */
  withdrawButton: Elements;
  withdrawalList: Elements;
}

/** Everything that a member has and can do here. */
export function ProfilePage({ profile, ledger, withdrawButton, withdrawalList }: ProfilePageProps) {
  const password = useRef<HTMLDivElement>(null);

  function goToPassword(): void {
    // After the dialog has given the focus back.
    setTimeout(() => password.current?.querySelector<HTMLInputElement>('input[name="current"]')?.focus());
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Avatar username={profile.username} size="5rem" />
        <h1 className={styles.name}>
          <Verbatim>{profile.username}</Verbatim>
        </h1>
        <div className={styles.actions}>
          {withdrawButton}
          <Button onClick={logOut}>Logout</Button>
        </div>
      </header>
      <DiamondChain />
      <StatCards profile={profile} />
      <InactivityNote inactivity={profile.inactivity} />
      <RankWay rank={asRank(profile.rank)} points={profile.points} />
      <Progress />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Card as="section" aria-labelledby="withdrawals-title" className={styles.panel}>
            <h2 id="withdrawals-title">Your withdrawals</h2>
            {withdrawalList}
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
          <Card as="section" aria-labelledby="data-title" className={styles.panel}>
            <h2 id="data-title">Your data</h2>
            <AccountData profile={profile} />
          </Card>
        </div>
      </div>
    </div>
  );
}
