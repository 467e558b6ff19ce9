import { useState } from 'react';
import { useLater } from '../../kit/later.tsx';
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
 * The fight and its end, on one stage. All of the change is too much for one frame: the ring is out of sight at once, the end
 * comes part by part, and the fight is taken down when there is nothing else to do.
 */
export function Arena({ game, state }: ArenaProps) {
  const [battle, setBattle] = useState(state.screen === 'battle' ? state : null);
  if (state.screen === 'battle' && state !== battle) setBattle(state);
  const isOver = state.screen === 'gameOver';
  const hasPoster = useLater(isOver, 0) && isOver;
  const hasEndHand = useLater(isOver, 1) && isOver;
  const fight = useLater(isOver, 9) && isOver ? null : battle;

  return (
    <>
      <Stage label={isOver ? 'Game over' : 'Ring'}>
        {fight && (
          <div className={styles.part} hidden={isOver}>
            <Ring battle={fight} best={game.best.all} />
          </div>
        )}
        {isOver && hasPoster && <EndPoster over={state} best={game.best} />}
      </Stage>
      {fight && (
        <div className={styles.part} hidden={hasEndHand}>
          <Hand game={game} battle={fight} />
          <Reporter battle={fight} />
        </div>
      )}
      {isOver && hasEndHand && <EndHand game={game} over={state} />}
    </>
  );
}
