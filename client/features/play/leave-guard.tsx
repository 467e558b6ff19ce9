import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isPageReloading } from '../../lib/reload-page.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** The browser's own words: a page may not choose them. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (!isPageReloading()) event.preventDefault();
}

/** Asks before a running play is left: for another page of the site, by the way back, by a reload or with the tab. */
export function LeaveGuard() {
  useEffect(() => {
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, []);
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
