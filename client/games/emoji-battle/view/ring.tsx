import { useMemo } from 'react';
import { enemyOf } from '../engine/enemies.ts';
import type { Battle } from '../engine/state.ts';
import { warriorOf } from '../engine/warriors.ts';
import { Burst } from './burst.tsx';
import { Fighter } from './fighter.tsx';
import { Marks } from './marks.tsx';
import { momentOf } from './moment.ts';
import { PlanBubble } from './plan-bubble.tsx';
import { Plate } from './plate.tsx';

/** The two in the ring, which move at once. */
export function Ring({ battle, best }: { readonly battle: Battle; readonly best: number }) {
  const warrior = warriorOf(battle.warrior);
  const enemy = enemyOf(battle.enemy);
  const moment = useMemo(() => momentOf(battle.log), [battle.log]);
  const lasts = battle.guard !== null;
  const marks = useMemo(
    () => <Marks warrior={battle.warrior} lasts={lasts} streak={battle.streak} best={best} />,
    [battle.warrior, lasts, battle.streak, best],
  );

  return (
    <>
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
    </>
  );
}
