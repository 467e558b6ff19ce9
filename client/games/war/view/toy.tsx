import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { Unit } from '../engine/units.ts';
import styles from './toy.module.css';
import { TOYS } from './toy-images.ts';

interface ToyProps {
  unit: Unit;
  className?: string | undefined;
}

/** A tin toy. Decoration: what it stands for is said beside it. */
export const Toy = memo(function Toy({ unit, className }: ToyProps) {
  return <img className={cx(styles.toy, className)} src={TOYS[unit]} alt="" draggable={false} />;
});
