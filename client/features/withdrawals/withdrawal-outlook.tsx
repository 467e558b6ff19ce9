import { errorMessage } from '../../../shared/contract/errors.ts';
import { Icon } from '../../ui/icon.tsx';
import { forecast } from './forecast.ts';
import styles from './withdrawal-form.module.css';

interface WithdrawalOutlookProps {
  points: number;
  busy: boolean;
  uncertain: boolean;
}

function outlook({ points, busy, uncertain }: WithdrawalOutlookProps): string {
  // The points may change before the answer comes: what they will be is no longer a forecast then.
  if (busy) return 'One moment: your request is on its way.';
  if (uncertain) {
    return 'The last try got no answer. Nothing is lost: it’s the same request when you try again, and it is taken once.';
  }
  return forecast(points) ?? errorMessage('INSUFFICIENT_POINTS');
}

/** What the withdrawal does to points and rank, or how it stands with the one that was sent. */
export function WithdrawalOutlook(props: WithdrawalOutlookProps) {
  return (
    <p className={styles.outlook} role="status">
      <Icon name={props.uncertain && !props.busy ? 'retry' : 'clock'} />
      <span>{outlook(props)}</span>
    </p>
  );
}
