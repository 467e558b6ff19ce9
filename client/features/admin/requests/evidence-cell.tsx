import type { EvidenceView } from '../../../../shared/contract/views.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './evidence-cell.module.css';
import { evidenceFlags } from './evidence-flags.ts';

/** What an admin should look at before paying, in a word or two each. */
export function EvidenceFlags({ evidence }: { readonly evidence: EvidenceView }) {
  const flags = evidenceFlags(evidence);
  if (flags.length === 0) return null;
  return (
    <ul className={styles.flags} aria-label="Worth a look">
      {flags.map(({ label, meaning }) => (
        <li key={label} title={meaning}>
          <Icon name="alert" size="0.9em" /> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
