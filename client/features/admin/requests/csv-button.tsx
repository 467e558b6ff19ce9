import { useState } from 'react';
import { failureText } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showToast } from '../../../state/toasts/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { fetchAdminFile } from '../session/admin-call.ts';
import { listQuery } from './request-pages.ts';
import { useRequests } from './requests-store.ts';

/** Saves what is shown, all of it, for the books. */
export function CsvButton() {
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const { sort, filter: of, q } = useRequests.getState().table;
    try {
      saveFile(await fetchAdminFile('adminWithdrawalsCsv', listQuery({ sort, of, q })));
    } catch (error) {
      showToast('error', `The list was not saved. ${failureText(error)}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button aria-disabled={busy} title="All that fit the search and the status" onClick={() => void save()}>
      {busy ? 'Saving…' : 'Save as CSV'}
    </Button>
  );
}
