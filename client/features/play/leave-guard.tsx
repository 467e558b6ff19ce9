import { useBlocker } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before a running play is left for another page of the site. A reload isn't asked about: it resumes. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title="Leave this quiz?"
      actions={
        <>
          <Button variant="primary" onClick={stay}>
            Keep playing
          </Button>
          <Button onClick={() => blocker.proceed?.()}>Leave</Button>
        </>
      }
    >
      <p>
        The quiz goes on without you and counts with the score it has. If you come back in time you can go on
        where it is by then.
      </p>
    </Dialog>
  );
}
