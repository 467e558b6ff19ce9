import { VISITOR_PLAY_KEPT_MS } from '../../shared/rules/constants.ts';
import { Prose } from '../ui/prose.tsx';

const minutesKept = VISITOR_PLAY_KEPT_MS / 60_000;

export function Component() {
  return (
    <Prose
      title="Privacy Policy"
      description="What Sawaal keeps in your browser and on its server, and for how long."
      lead="Short, because there is little to tell: no advertising, no trackers, no cookies, nothing sold."
    >
      <h2>What stays in your browser</h2>
      <ul>
        <li>The theme you chose, and whether you switched sound on.</li>
        <li>A copy of the list of quizzes, so that the next visit starts at once.</li>
        <li>For each quiz that you started: which play it was, and when the quiz opens again.</li>
      </ul>
      <p>Your browser's settings for site data delete all of it at any time.</p>

      <h2>What the server keeps</h2>
      <p>
        While you play without an account, the server stores that play: its questions, your answers and when
        they arrived. It does not know who you are, and the play is deleted {minutesKept} minutes after its
        end.
      </p>
      <p>
        Like every web server, ours sees the network address from which you come. It is used to deliver pages
        and to stop floods of requests.
      </p>

      <h2>Others</h2>
      <p>
        Pages, pictures, fonts and scripts all come from this site: no other company hears of your visit
        through it.
      </p>
    </Prose>
  );
}
