import { Link } from 'react-router';
import type { SiteView } from '../../../shared/contract/views.ts';
import { INACTIVE_AFTER_MS } from '../../../shared/rules/constants.ts';
import { formatPkr, paisaOf, WITHDRAWAL_POINTS } from '../../../shared/rules/money.ts';
import { paymentText } from '../../lib/payment-text.ts';
import type { ReadingSection } from '../../ui/reading-page.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';

const inactiveDays = INACTIVE_AFTER_MS / 86_400_000;

/** The rules of the house; who pays is said as the site says it. */
export const termsSections = (site: SiteView | null): readonly ReadingSection[] => [
  {
    id: 'playing',
    title: 'Playing',
    icon: 'play',
    body: (
      <p>
        Each quiz can be played once a day. A quiz that has started counts, however it ends. The server's
        clock decides whether an answer came in time, and its score is the score.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    icon: 'key',
    body: (
      <p>
        Playing needs no account; collecting points does. The places are limited, one to a Gmail mailbox. An
        account that is not used for more than <Verbatim>{inactiveDays}</Verbatim> days may be deleted with
        its points, to make room for others. One with an unpaid withdrawal is kept.
      </p>
    ),
  },
  {
    id: 'points',
    title: 'Points and withdrawals',
    icon: 'coins',
    body: (
      <p>
        Points are a thank-you for playing, not money.{' '}
        <Verbatim>{WITHDRAWAL_POINTS.toLocaleString('en')}</Verbatim> of them can be turned into a request for{' '}
        <Verbatim>{`PKR ${formatPkr(paisaOf(WITHDRAWAL_POINTS))}`}</Verbatim>: they leave your account with
        the request, and your rank follows the points that are left. <span>{paymentText(site).terms}</span>{' '}
        Please check its number: what was paid to a wrong one cannot be called back.
      </p>
    ),
  },
  {
    id: 'fairness',
    title: 'Fairness',
    icon: 'scales',
    body: (
      <p>
        Play by yourself and with your own head. Programs that answer for you, attempts to read answers before
        their time and attempts to disturb the site or its other players are not allowed, and may be blocked.
        Requests for money are checked for it.
      </p>
    ),
  },
  {
    id: 'ours',
    title: 'What is ours, what is yours',
    icon: 'heart',
    body: (
      <p>
        Questions and pictures may be enjoyed and talked about, but not copied in bulk. The works of others
        that we use stand under the licences named on the <Link to="/credits">credits page</Link>.
      </p>
    ),
  },
  {
    id: 'guarantee',
    title: 'No guarantee',
    icon: 'shield',
    body: (
      <p>
        Sawaal is offered as it is. What that means for questions and answers is in the{' '}
        <Link to="/disclaimer">disclaimer</Link>.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    icon: 'retry',
    body: <p>When these rules change, the new ones hold from the moment they stand here.</p>,
  },
];
