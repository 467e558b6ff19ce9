import { useState } from 'react';
import { INACTIVE_AFTER_MS } from '../../../../shared/rules/constants.ts';
import { STATUS_SETTLES_AFTER_MS } from '../../../../shared/rules/withdrawal.ts';
import { Button } from '../../../ui/button.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { formatShortMoment } from '../format-short.ts';
import { Panel } from '../panel.tsx';
import styles from './cleanup-panel.module.css';
import { CleanupPreview } from './cleanup-preview.tsx';
import { cleanupText } from './cleanup-state.ts';
import { cleanupResource, setPermission, startCleanup, useCleanup } from './cleanup-store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The permission, the button, and what the newest cleanup does or did. */
export function CleanupPanel() {
  const state = useCleanup();
  const [busy, setBusy] = useState(false);
  /** What the switch was set to, until the server has answered. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { permission, run, problem } = state;
  const isRunning = busy || run?.state === 'running';
  const allowed = wanted ?? permission?.cleanupAllowed ?? false;

  function start(): void {
    if (isRunning) return;
    setBusy(true);
    void startCleanup().finally(() => setBusy(false));
  }

  return (
    <Panel
      title="Cleanup of inactive users"
      what="The state of the cleanup"
      problem={problem}
      resource={cleanupResource}
    >
      <p className={styles.rule}>
        Members who did nothing for more than <Verbatim>{INACTIVE_AFTER_MS / DAY_MS}</Verbatim> days are
        deleted, on this button and once a day. Who has a Pending request, or one whose status changed in the
        last <Verbatim>{STATUS_SETTLES_AFTER_MS / DAY_MS}</Verbatim> days, is kept.
      </p>
      <CleanupPreview />
      <div className={styles.controls}>
        <label className={styles.toggle}>
          <input
            type="checkbox"
            role="switch"
            checked={allowed}
            aria-checked={allowed}
            disabled={permission === null}
            onChange={(event) => {
              setWanted(event.target.checked);
              void setPermission(event.target.checked).finally(() => setWanted(null));
            }}
          />
          Cleanup allowed
        </label>
        <Button variant="primary" aria-disabled={isRunning} onClick={start}>
          Run cleanup
        </Button>
      </div>
      <p role="status" className={styles.text}>
        {cleanupText(state)}
      </p>
      {run && (
        <dl className={styles.counts}>
          <dt>Scanned</dt>
          <dd translate="no">{run.scanned}</dd>
          <dt>Deleted</dt>
          <dd translate="no">{run.deleted}</dd>
          <dt>Kept</dt>
          <dd translate="no">{run.kept}</dd>
          <dt>Started</dt>
          <dd>{formatShortMoment(run.startedAt)}</dd>
        </dl>
      )}
    </Panel>
  );
}
