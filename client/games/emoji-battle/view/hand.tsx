import { useCallback, useState } from 'react';
import { useGameKeys } from '../../kit/use-game-keys.ts';
import type { Battle } from '../engine/state.ts';
import { warriorOf } from '../engine/warriors.ts';
import { Attacks } from './attacks.tsx';
import { BattleLog } from './battle-log.tsx';
import { ComboTail } from './combo-tail.tsx';
import styles from './hand.module.css';
import { RunDialog } from './run-dialog.tsx';
import type { BattleGame } from './use-battle.ts';

/** The warrior's hand, whose parts follow the ring frame by frame. */
export function Hand({ game, battle }: { readonly game: BattleGame; readonly battle: Battle }) {
  const [showsRun, setShowsRun] = useState(false);
  const openRun = useCallback(() => setShowsRun(true), []);
  const { attacks } = warriorOf(battle.warrior);

  useGameKeys(
    Object.fromEntries(attacks.map((attack, place) => [String(place + 1), () => game.attack(attack)])),
  );

  return (
    <>
      <section className={styles.hand} aria-label="Your hand">
        <ComboTail energy={battle.energy} cost={attacks[3].cost} notice={game.notice} />
        <Attacks battle={battle} onAttack={game.attack} />
        <BattleLog log={battle.log} warrior={battle.warrior} onOpen={openRun} />
      </section>
      {game.state.screen === 'battle' && (
        <RunDialog game={game} battle={battle} open={showsRun} onClose={() => setShowsRun(false)} />
      )}
    </>
  );
}
