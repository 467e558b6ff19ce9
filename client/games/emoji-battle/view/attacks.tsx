import { memo } from 'react';
import type { Battle } from '../engine/state.ts';
import { type Attack, warriorOf } from '../engine/warriors.ts';
import { AttackCard } from './attack-card.tsx';
import styles from './hand.module.css';

interface AttacksProps {
  readonly battle: Battle;
  readonly onAttack: (attack: Attack) => void;
}

/** The four cards. */
export const Attacks = memo(function Attacks({ battle, onAttack }: AttacksProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={styles.cards} role="group" aria-label="Attacks">
      {warriorOf(battle.warrior).attacks.map((attack, place) => (
        <AttackCard
          key={attack.id}
          attack={attack}
          first={place === 0}
          digit={place + 1}
          energy={battle.energy}
          enemyHp={battle.enemyHp}
          open={battle.turn.of === 'player'}
          onAttack={onAttack}
        />
      ))}
    </div>
  );
});
