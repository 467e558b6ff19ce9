import { memo, type RefObject, useEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { useReducedMotion } from '../../kit/use-reduced-motion.ts';
import styles from './fighter.module.css';
import type { Moment } from './moment.ts';
import { usePace } from './pace.ts';
import { pictureOf } from './pictures.ts';

interface FighterProps {
  readonly side: 'me' | 'foe';
  readonly id: string;
  readonly name: string;
  readonly moment: Moment;
  readonly down: boolean;
}

const LUNGE_MS = 320;
const toward = { me: 1, foe: -1 } as const;

/** The attacker leaps at the other and back; the one who is hit shakes as the leap arrives. */
function useMovement(element: RefObject<HTMLElement | null>, side: 'me' | 'foe', { at, hit }: Moment): void {
  const speed = usePace((pace) => pace.speed);
  const still = useReducedMotion() || speed === 3;
  const on = hit?.on;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment is a new movement, whatever its words
  useEffect(() => {
    const fighter = element.current;
    if (!fighter?.animate || !on || still) return;
    const way = toward[side];
    const lunge = [
      { transform: 'none' },
      { transform: `translate(${way * 22}%, ${way * -10}%) rotate(${way * 5}deg)`, offset: 0.5 },
      { transform: 'none' },
    ];
    const shake = [0, -5, 4, -3, 0].map((x) => ({ transform: `translateX(${x * way}%)` }));
    const movement = on === side ? shake : lunge;
    const options = {
      duration: LUNGE_MS / speed,
      delay: on === side ? LUNGE_MS / 2 / speed : 0,
      easing: 'ease-out',
    };
    const animation = fighter.animate(movement, options);
    return () => animation.cancel();
  }, [at]);
}

/** How a fight ended, where there is room beside the poster: one stands, the other lies. */
export function Outcome({ warrior, enemy }: { readonly warrior: string; readonly enemy: string }) {
  const stands = { me: warrior, foe: enemy } as const;
  return (['me', 'foe'] as const).map((side) => (
    <div
      key={side}
      className={cx(styles.fighter, styles.resting)}
      data-side={side}
      data-fighter={stands[side]}
      aria-hidden="true"
    >
      <div className={styles.body}>
        <img src={pictureOf(stands[side])} alt="" />
      </div>
    </div>
  ));
}

/** A fighter as a cut-out, facing the other. */
export const Fighter = memo(function Fighter({ side, id, name, moment, down }: FighterProps) {
  const body = useRef<HTMLDivElement>(null);
  useMovement(body, side, moment);
  return (
    <div className={styles.fighter} data-side={side} data-fighter={id} data-down={down || undefined}>
      <div ref={body} className={styles.body}>
        <img src={pictureOf(id)} alt={side === 'me' ? `${name}, your warrior` : `${name}, your opponent`} />
      </div>
    </div>
  );
});
