import { Link } from 'react-router';
import { INACTIVE_AFTER_MS } from '../../../shared/rules/constants.ts';
import { formatPkr, paisaOf, WITHDRAWAL_POINTS } from '../../../shared/rules/money.ts';
import { OVERDUE_AFTER_MS } from '../../../shared/rules/withdrawal.ts';
import styles from './contact-page.module.css';

const hours = OVERDUE_AFTER_MS / 3_600_000;
const days = INACTIVE_AFTER_MS / 86_400_000;

/** What people ask most, answered before they write. */
export function ContactFaq() {
  return (
    <section aria-labelledby="contact-faq">
      <h2 id="contact-faq">Frequently asked questions</h2>
      <dl className={styles.faq}>
        <dt>When is my withdrawal paid?</dt>
        <dd>
          A person looks at every request and pays PKR {formatPkr(paisaOf(WITHDRAWAL_POINTS))} within {hours}{' '}
          hours. Your profile shows the moment it is done. Waiting longer? Write to us while you are logged
          in.
        </dd>
        <dt>I gave a wrong account number. What now?</dt>
        <dd>
          Write to us at once, logged in, with the right number. What is already paid cannot be called back.
        </dd>
        <dt>I think an answer is wrong.</dt>
        <dd>That happens. Tell us the quiz, the question and where we can read it up, and we will look.</dd>
        <dt>Where has my account gone?</dt>
        <dd>
          The places are few, so accounts that are not used for {days} days make room for others. More on that
          in the <Link to="/terms-of-service">terms</Link>.
        </dd>
      </dl>
    </section>
  );
}
