import { Link } from 'react-router';
import { INACTIVE_AFTER_MS } from '../../shared/rules/constants.ts';
import { formatPkr, paisaOf, WITHDRAWAL_POINTS } from '../../shared/rules/money.ts';
import { OVERDUE_AFTER_MS } from '../../shared/rules/withdrawal.ts';
import { Prose } from '../ui/prose.tsx';

const inactiveDays = INACTIVE_AFTER_MS / 86_400_000;
const paidWithinHours = OVERDUE_AFTER_MS / 3_600_000;

export function Component() {
  return (
    <Prose
      title="Terms of Service"
      description="The rules for playing at Sawaal, in plain words."
      lead="The rules of the house, in plain words. By playing you agree to them."
    >
      <h2>Playing</h2>
      <p>
        Each quiz can be played once a day. A quiz that has started counts, however it ends. The server's
        clock decides whether an answer came in time, and its score is the score.
      </p>
      <h2>Accounts</h2>
      <p>
        Playing needs no account; collecting points does. The places are limited, one to a Gmail mailbox. An
        account that is not used for more than {inactiveDays} days may be deleted with its points, to make
        room for others. One with an unpaid withdrawal is kept.
      </p>
      <h2>Points and withdrawals</h2>
      <p>
        Points are a thank-you for playing, not money. {WITHDRAWAL_POINTS.toLocaleString('en')} of them can be
        turned into a request for PKR {formatPkr(paisaOf(WITHDRAWAL_POINTS))}: they leave your account with
        the request, and your rank follows the points that are left. Every request is looked at by a person
        and paid by hand, as a rule within {paidWithinHours} hours, to the account that you named. Please
        check its number: what was paid to a wrong one cannot be called back.
      </p>
      <h2>Fairness</h2>
      <p>
        Play by yourself and with your own head. Programs that answer for you, attempts to read answers before
        their time and attempts to disturb the site or its other players are not allowed, and may be blocked.
        Requests for money are checked for it.
      </p>
      <h2>What is ours, what is yours</h2>
      <p>
        Questions and pictures may be enjoyed and talked about, but not copied in bulk. The works of others
        that we use stand under the licences named on the <Link to="/credits">credits page</Link>.
      </p>
      <h2>No guarantee</h2>
      <p>
        Sawaal is offered as it is. What that means for questions and answers is in the{' '}
        <Link to="/disclaimer">disclaimer</Link>.
      </p>
      <h2>Changes</h2>
      <p>When these rules change, the new ones hold from the moment they stand here.</p>
    </Prose>
  );
}
