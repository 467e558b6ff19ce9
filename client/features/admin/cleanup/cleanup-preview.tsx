import type { CleanupPreviewView } from '../../../../shared/contract/views.ts';
import { INACTIVE_AFTER_MS } from '../../../../shared/rules/constants.ts';
import { STATUS_SETTLES_AFTER_MS } from '../../../../shared/rules/withdrawal.ts';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { formatAge, formatShortMoment } from '../format-short.ts';
import { PanelProblem } from '../panel-problem.tsx';
import { useGlance } from '../use-glance.ts';
import styles from './cleanup-preview.module.css';
import { previewResource, usePreview } from './cleanup-store.ts';

const DAY_MS = 24 * 60 * 60_000;

const reasons: Record<keyof CleanupPreviewView['kept'], string> = {
  active: `active in the last ${INACTIVE_AFTER_MS / DAY_MS} days`,
  owed: 'inactive, but owed money',
  settledLately: `inactive, but with a request that changed in the last ${STATUS_SETTLES_AFTER_MS / DAY_MS} days`,
};

const membersOf = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'member' : 'members'}`;

/** Who would go if the button was pressed now, and why the others stay. */
export function CleanupPreview() {
  const { preview, problem } = usePreview();
  useGlance(previewResource);
  if (problem) return <PanelProblem what="Who would go" problem={problem} resource={previewResource} />;
  if (!preview) return <p>Loading...</p>;
  const { at, deleted, members, kept } = preview;
  const unnamed = deleted - members.length;
  return (
    <div className={styles.preview}>
      <section aria-labelledby="goes-title">
        <h3 id="goes-title">{deleted === 0 ? 'Nobody would go' : `${membersOf(deleted)} would go`}</h3>
        {members.length > 0 && (
          <ul className={styles.members}>
            {members.map(({ username, points, lastActive }) => (
              <li key={username}>
                <b>
                  <Verbatim>{username}</Verbatim>
                </b>
                <span>
                  away for <span>{formatAge(at - lastActive)}</span>,{' '}
                  <Verbatim>{points.toLocaleString('en')}</Verbatim> points
                </span>
              </li>
            ))}
            {unnamed > 0 && (
              <li>
                and <Verbatim>{unnamed.toLocaleString('en')}</Verbatim> more
              </li>
            )}
          </ul>
        )}
        <p className={styles.when}>
          As of <time dateTime={new Date(at).toISOString()}>{formatShortMoment(at)}</time>
        </p>
      </section>
      <section aria-labelledby="stays-title">
        <h3 id="stays-title">
          <span>{membersOf(kept.active + kept.owed + kept.settledLately)}</span> would stay
        </h3>
        <dl className={styles.reasons}>
          {(Object.keys(reasons) as (keyof typeof reasons)[]).map((reason) => (
            <div key={reason}>
              <dt>{reasons[reason]}</dt>
              <dd translate="no">{kept[reason].toLocaleString('en')}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
