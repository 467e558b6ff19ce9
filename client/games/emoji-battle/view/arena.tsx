import { useDeferredValue, useState } from 'react';
import type { Battle, GameOver } from '../engine/state.ts';
import styles from './arena.module.css';
import { EndHand } from './end-hand.tsx';
import { EndPoster } from './end-poster.tsx';
import { Hand } from './hand.tsx';
import { Reporter } from './reporter.tsx';
import { Ring } from './ring.tsx';
import { Stage } from './stage.tsx';
import type { BattleGame } from './use-battle.ts';

interface ArenaProps {
  readonly game: BattleGame;
  readonly state: Battle | GameOver;
}

/**
 * The fight and its end, on one stage. The ring is out of sight at once; its end, which is much to draw, follows when there is time.
 */
export function Arena({ game, state }: ArenaProps) {
  const [battle, setBattle] = useState(state.screen === 'battle' ? state : null);
  if (state.screen === 'battle' && state !== battle) setBattle(state);
  const isOver = state.screen === 'gameOver';
  const isEnded = useDeferredValue(isOver) && isOver;
  const fight = isEnded ? null : battle;

  return (
    <>
      <Stage label={isOver ? 'Game over' : 'Ring'}>
        {fight && (
          <div className={styles.part} hidden={isOver}>
            <Ring battle={fight} best={game.best.all} />
          </div>
        )}
        {isOver && isEnded && <EndPoster over={state} best={game.best} />}
      </Stage>
      {fight && (
        <div className={styles.part}>
          <Hand game={game} battle={fight} />
          <Reporter battle={fight} />
        </div>
      )}
      {isOver && isEnded && <EndHand game={game} over={state} />}
    </>
  );
}
