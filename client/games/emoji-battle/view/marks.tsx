import { memo } from 'react';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { type Ability, type WarriorId, warriorOf } from '../engine/warriors.ts';
import styles from './marks.module.css';
import { pictureOf } from './pictures.ts';

const names: Record<Ability['kind'], { readonly name: string; readonly sign: string }> = {
  cut: { name: 'Half damage', sign: 'shield' },
  dodge: { name: 'Dodge', sign: 'dodge' },
  heal: { name: 'Heal', sign: 'heart' },
};

interface MarksProps {
  readonly warrior: WarriorId;
  /** What the special gave is still to be used. */
  readonly lasts: boolean;
  readonly streak: number;
  readonly best: number;
}

/** Beneath the warrior's life: what the special gives and whether it lasts, and the run so far. */
export const Marks = memo(function Marks({ warrior, lasts, streak, best }: MarksProps) {
  const special = warriorOf(warrior).attacks[3];
  const { name, sign } = names[special.ability.kind];
  return (
    <ul className={styles.marks}>
      <li data-ghost={!lasts || undefined}>
        <img src={pictureOf(sign)} alt="" width="24" height="24" />
        <span>
          <span>{special.ability.kind === 'heal' ? `Heal ${special.ability.hp}` : name}</span>
          <small>{lasts ? 'next hit' : `by ${special.name}`}</small>
        </span>
      </li>
      <li>
        <img src={pictureOf('crown')} alt="" width="24" height="24" />
        <span>
          Streak <Verbatim>{streak}</Verbatim>
          <small>
            best <Verbatim>{best}</Verbatim>
          </small>
        </span>
      </li>
    </ul>
  );
});
