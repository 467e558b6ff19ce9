import { Link } from 'react-router';
import { INACTIVE_AFTER_MS, VISITOR_PLAY_KEPT_MS } from '../../../shared/rules/constants.ts';
import type { ReadingSection } from '../../ui/reading-page.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';

const inactiveDays = INACTIVE_AFTER_MS / 86_400_000;
const minutesKept = VISITOR_PLAY_KEPT_MS / 60_000;

/** What is kept of whom, where and for how long. */
export const privacySections: readonly ReadingSection[] = [
  {
    id: 'browser',
    title: 'What stays in your browser',
    icon: 'home',
    body: (
      <>
        <ul>
          <li>The theme you chose, and whether you switched sound on.</li>
          <li>A copy of the list of quizzes, so that the next visit starts at once.</li>
          <li>For each quiz that you started: which play it was, and when the quiz opens again.</li>
          <li>The games that you have begun, and how you did in them.</li>
        </ul>
        <p>
          While you are logged in, each tab keeps your username and the key of your session until you log out
          or close the tab. A message or a withdrawal that you have begun to write, account number included,
          stays in its tab until it is sent or the tab is closed, so that a lost connection does not lose it.
        </p>
        <p>Your browser's settings for site data delete all of it at any time.</p>
      </>
    ),
  },
  {
    id: 'server',
    title: 'What the server keeps',
    icon: 'server',
    body: (
      <>
        <p>
          While you play without an account, the server stores that play: its questions, your answers and when
          they arrived. It does not know who you are, and the play is deleted{' '}
          <Verbatim>{minutesKept}</Verbatim> minutes after its end.
        </p>
        <p>
          With an account it stores your username, your Gmail address, a hash of your password (never the
          password itself), what you played, how fast you answered, and every change of your points. A
          username is shown to nobody but its owner and those who run this site.
        </p>
        <p>
          A withdrawal stores the payment method, the account name and the account number that you give. Those
          who run this site read them in order to pay you, together with what speaks for the request: how many
          quizzes you played, how fast your answers were, and whether other accounts ask for money to the same
          number. Your own page shows the last four digits of the number alone. If this site pays through a
          payment service, the request goes there too.
        </p>
        <p>
          A message from the <Link to="/contact">contact page</Link> is stored with the name and the address
          that you give, and with your username when you are logged in. An address in the newsletter box is
          stored for the newsletter and for nothing else; write to us to take it off.
        </p>
        <p>
          When you forget your password, those who run this site can send a link for a new one to your
          account's address. Who made it, when, and when it was used is stored with your account; the link
          itself is not.
        </p>
        <p>
          Your profile lets you download all that is stored of your account, and delete the account: at once,
          with its points, plays, withdrawals and messages, unless a withdrawal is still under way.
        </p>
        <p>
          Accounts that stay unused for more than <Verbatim>{inactiveDays}</Verbatim> days are deleted with
          their withdrawals, unless money is still owed or was paid only just now. Of what was paid, the sum,
          the time and the payment's reference stay for the books, without name and number.
        </p>
        <p>
          Like every web server, ours sees the network address from which you come. It is used to deliver
          pages and to stop floods of requests.
        </p>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Others',
    icon: 'people',
    body: (
      <>
        <p>
          Pages, pictures, fonts and scripts all come from this site: no other company hears of your visit
          through it. Whoever transfers your money, such as JazzCash, EasyPaisa or SadaPay, learns what a
          transfer needs.
        </p>
      </>
    ),
  },
];
