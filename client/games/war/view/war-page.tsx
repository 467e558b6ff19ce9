import { useState } from 'react';
import { boardFor } from '../../kit/board.ts';
import { siteDay } from '../../kit/day.ts';
import { GameWorld } from '../../kit/game-world.tsx';
import { useBoard } from '../../kit/use-board.ts';
import { start } from '../engine/start.ts';
import type { GameState } from '../engine/state.ts';
import type { Setup } from './choices.ts';
import { forgetGame } from './saved-game.ts';
import { SetupScreen } from './setup.tsx';
import styles from './war.module.css';
import { WarGame } from './war-game.tsx';

/** What is played: by the choices on this page's board, or a game that was kept. */
interface Play {
  readonly setup: Setup;
  readonly kept: GameState | null;
}

/** `/games/war`: the choices, then the game; a restart keeps the choices. */
export function WarPage() {
  const { board, round, restart, playDay } = useBoard();
  const [play, setPlay] = useState<Play | null>(null);
  const again = (next: Play | null): void => {
    forgetGame();
    setPlay(next);
    restart();
  };
  return (
    <GameWorld
      title="War"
      description="Two tin armies on a patchwork quilt: play War against the bot or a friend, free and without an account."
      className={styles.world}
      backdrop={null}
    >
      {play ? (
        <WarGame
          key={play.kept ? 'kept' : `${board.seed}:${round}`}
          initial={play.kept ?? start({ ...play.setup, seed: board.seed })}
          board={play.kept ? boardFor(play.kept.options.seed, '', siteDay(Date.now())) : board}
          onRestart={() => again({ setup: play.setup, kept: null })}
          onChange={() => again(null)}
        />
      ) : (
        <SetupScreen
          board={board}
          onDay={playDay}
          onStart={(setup) => setPlay({ setup, kept: null })}
          onContinue={(kept) => setPlay({ setup: kept.options, kept })}
        />
      )}
    </GameWorld>
  );
}
