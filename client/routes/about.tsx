import { Link } from 'react-router';
import {
  OPTIONS_PER_QUESTION,
  QUESTION_MS,
  QUESTIONS_PER_BANK,
  QUESTIONS_PER_PLAY,
} from '../../shared/rules/constants.ts';
import { formatPkr, paisaOf, WITHDRAWAL_POINTS } from '../../shared/rules/money.ts';
import { OVERDUE_AFTER_MS } from '../../shared/rules/withdrawal.ts';
import { StatsCounters } from '../features/slots/stats-counters.tsx';
import { Prose } from '../ui/prose.tsx';

const seconds = QUESTION_MS / 1000;

export function Component() {
  return (
    <Prose
      title="About us"
      description="Who is behind Sawaal, what it is for, and how its quizzes work."
      lead="Sawaal is a quiz site for people who like to know things, and who like to find out fast whether they do."
    >
      <h2>Who we are</h2>
      <p>
        The name is Urdu for “question”. The look comes from the painted trucks of Pakistan, where no panel is
        left empty and nothing is quiet: we think that learning something new deserves as much colour.
      </p>

      <h2>Where we are</h2>
      <p>No round numbers: this is what the database says at this moment.</p>
      <StatsCounters />

      <h2>Our vision</h2>
      <p>
        Knowledge should be as easy to pick up as a game. A quiz here takes less time than waiting for a bus,
        and even a wrong answer leaves you with something true: every question is explained once it is over.
      </p>

      <h2>What makes it different</h2>
      <ul>
        <li>
          Short by design: {QUESTIONS_PER_PLAY} questions a quiz, {seconds} seconds each.
        </li>
        <li>
          Never quite the same: the questions of a play are drawn from a bank of {QUESTIONS_PER_BANK} and
          their {OPTIONS_PER_QUESTION} options are shuffled.
        </li>
        <li>Fair: the server keeps the clock and the score, and makes up for a slow connection.</li>
        <li>Patient: a lost connection or a closed tab loses nothing; the play is where the clock says.</li>
        <li>For everybody: it works with a keyboard, a screen reader, a small phone and a large screen.</li>
      </ul>

      <h2>Frequently asked questions</h2>
      <dl>
        <dt>Do I need an account?</dt>
        <dd>No. Everything in the catalogue can be played without one. An account collects points for it.</dd>
        <dt>What are points good for?</dt>
        <dd>
          For your rank, and for money: {WITHDRAWAL_POINTS.toLocaleString('en')} points can be withdrawn as
          PKR {formatPkr(paisaOf(WITHDRAWAL_POINTS))}, by JazzCash, EasyPaisa or SadaPay. People pay by hand,
          within {OVERDUE_AFTER_MS / 3_600_000} hours.
        </dd>
        <dt>How long does a quiz take?</dt>
        <dd>
          At most {QUESTIONS_PER_PLAY * seconds} seconds of thinking: {QUESTIONS_PER_PLAY} questions with{' '}
          {seconds} seconds each, and a short look at each right answer.
        </dd>
        <dt>How often can I play?</dt>
        <dd>Each quiz once a day. It opens again after 12 AM; the others are waiting in the meantime.</dd>
        <dt>What happens if I leave in the middle?</dt>
        <dd>A quiz that has started runs on by the clock and counts. Come back in time and you are in it.</dd>
        <dt>How can I reach you?</dt>
        <dd>
          With the form on the <Link to="/contact">contact page</Link>, logged in or not.
        </dd>
        <dt>Who drew the pictures?</dt>
        <dd>
          Most are drawn for Sawaal; what we owe to others is on the <Link to="/credits">credits page</Link>.
        </dd>
      </dl>
    </Prose>
  );
}
