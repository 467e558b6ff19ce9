import { Link } from 'react-router';
import { INACTIVE_AFTER_MS, PASSWORD_RESET_MS } from '../../../shared/rules/constants.ts';
import { paymentText } from '../../lib/payment-text.ts';
import { useSite } from '../../state/site-store.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';

const days = INACTIVE_AFTER_MS / 86_400_000;
const resetMinutes = PASSWORD_RESET_MS / 60_000;

/** What people ask most, answered before they write. */
export function ContactFaq() {
  const site = useSite((state) => state.site);
  return (
    <section aria-labelledby="contact-faq">
      <h2 id="contact-faq">Frequently asked questions</h2>
      <Disclosure summary="When is my withdrawal paid?">
        <span>{paymentText(site).faq}</span> Your profile shows the moment it is done. Waiting longer? Write
        to us while you are logged in.
      </Disclosure>
      <Disclosure summary="I gave a wrong account number. What now?">
        Write to us at once, logged in, with the right number. What is already paid cannot be called back.
      </Disclosure>
      <Disclosure summary="I think an answer is wrong.">
        That happens. Tell us the quiz, the question and where we can read it up, and we will look.
      </Disclosure>
      <Disclosure summary="I forgot my password.">
        Write to us with your username, and give the Gmail address of your account as your e-mail. A link for
        a new password goes to that address and to no other; it works once, for{' '}
        <Verbatim>{resetMinutes}</Verbatim> minutes. We never ask for a password.
      </Disclosure>
      <Disclosure summary="Where has my account gone?">
        The places are few, so accounts that are not used for <Verbatim>{days}</Verbatim> days make room for
        others. More on that in the <Link to="/terms-of-service">terms</Link>.
      </Disclosure>
    </section>
  );
}
