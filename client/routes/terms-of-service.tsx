import { Link } from 'react-router';
import { Prose } from '../ui/prose.tsx';

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
      <h2>Fairness</h2>
      <p>
        Play by yourself and with your own head. Programs that answer for you, attempts to read answers before
        their time and attempts to disturb the site or its other players are not allowed, and may be blocked.
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
