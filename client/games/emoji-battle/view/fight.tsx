import { useCallback, useMemo, useState } from 'react';
import { useGameKeys } from '../../kit/use-game-keys.ts';
import { enemyOf } from '../engine/enemies.ts';
import type { Battle } from '../engine/state.ts';
import { warriorOf } from '../engine/warriors.ts';
import { Attacks } from './attacks.tsx';
import { BattleLog } from './battle-log.tsx';
import { Burst } from './burst.tsx';
import { ComboTail } from './combo-tail.tsx';
import styles from './fight.module.css';
import { Fighter } from './fighter.tsx';
import { Marks } from './marks.tsx';
import { momentOf } from './moment.ts';
import { PlanBubble } from './plan-bubble.tsx';
import { Plate } from './plate.tsx';
import { Reporter } from './reporter.tsx';
import { RunDialog } from './run-dialog.tsx';
import { Stage } from './stage.tsx';
import type { BattleGame } from './use-battle.ts';

/** The fight: the ring above, which moves at once; the hand below, whose parts follow it frame by frame. */
export function Fight({ game, battle }: { readonly game: BattleGame; readonly battle: Battle }) {
  const [showsRun, setShowsRun] = useState(false);
  const openRun = useCallback(() => setShowsRun(true), []);
  const warrior = warriorOf(battle.warrior);
  const enemy = enemyOf(battle.enemy);
  const moment = useMemo(() => momentOf(battle.log), [battle.log]);
  const { attacks } = warrior;
  const lasts = battle.guard !== null;
  const marks = useMemo(
    () => <Marks warrior={battle.warrior} lasts={lasts} streak={battle.streak} best={game.best.all} />,
    [battle.warrior, lasts, battle.streak, game.best.all],
  );

  useGameKeys(
    Object.fromEntries(attacks.map((attack, place) => [String(place + 1), () => game.attack(attack)])),
  );

  return (
    <>
      <Stage label="Ring">
        <Plate side="foe" name={enemy.name} hp={battle.enemyHp} maxHp={enemy.maxHp} />
        <PlanBubble enemy={battle.enemy} turn={battle.turn} />
        <Fighter
          key={`${enemy.id}-${battle.streak - (battle.turn.of === 'nobody' ? 1 : 0)}`}
          side="foe"
          id={enemy.id}
          name={enemy.name}
          moment={moment}
          down={battle.turn.of === 'nobody'}
        />
        <Fighter side="me" id={warrior.id} name={warrior.name} moment={moment} down={false} />
        <Burst moment={moment} />
        <Plate side="me" name={warrior.name} hp={battle.hp} maxHp={warrior.maxHp}>
          {marks}
        </Plate>
      </Stage>
      <section className={styles.hand} aria-label="Your hand">
        <ComboTail energy={battle.energy} cost={attacks[3].cost} notice={game.notice} />
        <Attacks battle={battle} onAttack={game.attack} />
        <BattleLog log={battle.log} warrior={warrior.id} onOpen={openRun} />
      </section>
      <RunDialog game={game} battle={battle} open={showsRun} onClose={() => setShowsRun(false)} />
      <Reporter battle={battle} />
    </>
  );
}
