import { useEffect, useState } from 'react';
import { useSite } from '../../state/site-store.ts';
import { PageMeta } from '../../ui/page-meta.tsx';
import { dayName, siteDay } from '../kit/day.ts';
import { GameCard } from './game-card.tsx';
import { GAMES } from './games.ts';
import styles from './games-list.module.css';

/** The four games as painted panels, side by side as on the flank of a truck. */
export function GamesList({ now = Date.now }: { now?: () => number }) {
  const timeZone = useSite(({ site }) => site?.timeZone);
  // Only in the browser: what a server has drawn may be from yesterday.
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => setAt(now()), [now]);
  return (
    <div className={styles.page}>
      <PageMeta
        title="Games"
        description="NumPuz, War, Emoji Battle Arena and AI Villain Simulator: four free games in the browser, no account needed."
      />
      <header className={styles.head}>
        <div>
          <h1>Games</h1>
          <p>Four small worlds for the time between two quizzes. No account, nothing to win but the game.</p>
        </div>
        <p className={styles.day}>
          <small>Boards of the day</small>
          <b>{at === null ? '\u00a0' : dayName(siteDay(at, timeZone))}</b>
          <small>the same for everybody, new at midnight</small>
        </p>
      </header>
      <ul className={styles.shelf}>
        {GAMES.map((game) => (
          <li key={game.slug}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </div>
  );
}
