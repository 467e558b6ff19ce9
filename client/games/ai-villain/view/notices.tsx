import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import type { GameState } from '../engine/state.ts';
import styles from './notices.module.css';
import type { Notice, Pause } from './villain-store.ts';

// It lies on the map and is said to screen readers too: long enough to read, then out of the way.
const NOTICE_MS = 4_000;

const WORDS: Readonly<Record<Exclude<Pause, 'tutorial' | 'menu'>, string>> = {
  player: 'Paused. You may look and act.',
  hidden: 'Paused while you were away.',
};

interface PauseNoticeProps {
  readonly pause: Pause;
  /** Where it takes the place of the ticker. */
  readonly day?: number | undefined;
  readonly onResume: () => void;
}

/** Says that time stands, and why. */
export function PauseNotice({ pause, day, onResume }: PauseNoticeProps) {
  if (pause === 'tutorial' || pause === 'menu') return null;
  return (
    <div className={styles.pause}>
      {day !== undefined && (
        <b className="figures">
          Day <Verbatim>{day}</Verbatim>
        </b>
      )}
      <p role="status">{WORDS[pause]}</p>
      <Button variant="primary" icon={<Icon name="play" />} onClick={onResume}>
        Go on
      </Button>
    </div>
  );
}

interface MapNoticeProps {
  readonly notice: Notice | null;
  readonly before: GameState | null;
  readonly onBringBack: () => void;
  readonly onRead: () => void;
}

/** What was refused just now; after a restart, the way back to the game before. */
export function MapNotice({ notice, before, onBringBack, onRead }: MapNoticeProps) {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => read(), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  if (notice) return <p className={styles.notice}>{notice.text}</p>;
  if (!before) return null;
  return (
    <p key="restarted" className={styles.notice}>
      A new game.
      <Button onClick={onBringBack}>
        Bring back day <Verbatim>{before.day}</Verbatim>
      </Button>
    </p>
  );
}
