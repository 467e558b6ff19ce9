import { useState } from 'react';
import type { ProfileView } from '../../../shared/contract/views.ts';
import { call } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useSubmit } from '../../state/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import styles from './account-data.module.css';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** What is stored of a member, to be taken along or taken away. */
export function AccountData({ profile }: { profile: ProfileView }) {
  const [isLeaving, setLeaving] = useState(false);
  const { problem, busy, submit } = useSubmit(async () => {
    const stored = await call('exportAccount');
    saveFile({
      name: `sawaal-${profile.username}.json`,
      content: new Blob([JSON.stringify(stored, null, 2)], { type: 'application/json' }),
    });
  });
  return (
    <>
      <form className={styles.part} onSubmit={submit}>
        <p>
          Everything that is stored of your account, as a file: your plays, points, withdrawals and messages.
        </p>
        <Button type="submit" aria-disabled={busy}>
          {busy ? 'Downloading…' : 'Download my data'}
        </Button>
        <FormProblem problem={problem} />
      </form>
      <div className={styles.part}>
        <p>Leaving for good frees your place for somebody else.</p>
        <button type="button" className={styles.leave} onClick={() => setLeaving(true)}>
          Delete my account…
        </button>
      </div>
      {isLeaving && <DeleteAccountDialog profile={profile} onClose={() => setLeaving(false)} />}
    </>
  );
}
