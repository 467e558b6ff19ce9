import type { InactivityView } from '../../../shared/contract/views.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './profile-page.module.css';

const kept = {
  'cleanup-off':
    'Your account is safe: unused accounts are not deleted at present. When that changes, this page tells you the date.',
  'pending-withdrawal':
    'Your account is safe: a withdrawal of yours is still to be paid, and until then nothing is deleted.',
} as const;

/** Until when the account stays without being used, or what keeps it meanwhile. */
export function InactivityNote({ inactivity }: { inactivity: InactivityView }) {
  return (
    <p className={styles.inactivity}>
      <Icon name={inactivity.kind === 'kept' ? 'shield' : 'clock'} />
      {inactivity.kind === 'kept' ? (
        <span>{kept[inactivity.by]}</span>
      ) : (
        <span key="counted">
          Your account stays while you play: without activity it may be deleted after{' '}
          <time dateTime={new Date(inactivity.from).toISOString()}>{formatMoment(inactivity.from)}</time>.
        </span>
      )}
    </p>
  );
}
