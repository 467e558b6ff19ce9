import { Link } from 'react-router';
import { QUESTION_MS, QUESTIONS_PER_PLAY } from '../../../shared/rules/constants.ts';
import { formatPkr, paisaOf, WITHDRAWAL_POINTS } from '../../../shared/rules/money.ts';
import { paymentText } from '../../lib/payment-text.ts';
import { useSite } from '../../state/site-store.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import styles from './about.module.css';

const seconds = QUESTION_MS / 1_000;

/** What people ask about the site, each question opening on its answer. */
export function AboutFaq() {
  const site = useSite((state) => state.site);
  return (
    <div className={styles.faq}>
      <Disclosure summary="Do I need an account?">
        No. Everything in the catalogue can be played without one. An account collects points for it.
      </Disclosure>
      <Disclosure summary="What are points good for?">
        For your rank, and for money: <Verbatim>{WITHDRAWAL_POINTS.toLocaleString('en')}</Verbatim> points can
        be withdrawn as PKR <Verbatim>{formatPkr(paisaOf(WITHDRAWAL_POINTS))}</Verbatim>, by JazzCash,
        EasyPaisa or SadaPay. <span>{paymentText(site).short}</span>
      </Disclosure>
      <Disclosure summary="How long does a quiz take?">
        At most <Verbatim>{QUESTIONS_PER_PLAY * seconds}</Verbatim> seconds of thinking:{' '}
        <Verbatim>{QUESTIONS_PER_PLAY}</Verbatim> questions with <Verbatim>{seconds}</Verbatim> seconds each,
        and a short look at each right answer.
      </Disclosure>
      <Disclosure summary="How often can I play?">
        Each quiz once a day. It opens again after 12 AM; the others are waiting in the meantime.
      </Disclosure>
      <Disclosure summary="What happens if I leave in the middle?">
        A quiz that has started runs on by the clock and counts. Come back in time and you are in it.
      </Disclosure>
      <Disclosure summary="How can I reach you?">
        With the form on the <Link to="/contact">contact page</Link>, logged in or not.
      </Disclosure>
      <Disclosure summary="Who drew the pictures?">
        Most are drawn for Sawaal; what we owe to others is on the <Link to="/credits">credits page</Link>.
      </Disclosure>
    </div>
  );
}
