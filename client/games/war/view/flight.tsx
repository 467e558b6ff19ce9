import { useEffect, useEffectEvent, useRef } from 'react';
import { GRID } from '../engine/constants.ts';
import type { Place } from '../engine/state.ts';
import { unitOf } from '../engine/units.ts';
import styles from './flight.module.css';
import { Thread } from './thread.tsx';
import { Toy } from './toy.tsx';
import type { AttackEntry } from './use-shown.ts';

const THREAD_MS = 220;
const HOP_MS = 320;
const SETTLE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

// The toy is one patch large, so its own size is the way to the next patch.
const at = (place: Place, lift = 0, scale = 1): string =>
  `translate(${(place % GRID) * 100}%, ${Math.floor(place / GRID) * 100 - lift}%) scale(${scale})`;

const between = (from: Place, to: Place): string => {
  const column = ((from % GRID) + (to % GRID)) / 2;
  const row = (Math.floor(from / GRID) + Math.floor(to / GRID)) / 2;
  return `translate(${column * 100}%, ${row * 100 - 55}%) scale(1.3)`;
};

/** The thread shoots over, the toy hops along it; then the patch may turn. */
export function Flight({ entry, onLanded }: { entry: AttackEntry; onLanded: () => void }) {
  const line = useRef<HTMLDivElement>(null);
  const toy = useRef<HTMLDivElement>(null);
  const landed = useEffectEvent(onLanded);
  const { from, to, attackers } = entry;

  useEffect(() => {
    const sewn = line.current?.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
      duration: THREAD_MS,
      easing: SETTLE,
    });
    const hop = toy.current?.animate(
      [{ transform: at(from) }, { transform: between(from, to) }, { transform: at(to, 0, 0.9) }],
      { duration: HOP_MS, delay: THREAD_MS, easing: 'ease-in-out', fill: 'both' },
    );
    hop?.addEventListener('finish', () => landed());
    return () => {
      sewn?.cancel();
      hop?.cancel();
    };
  }, [from, to]);

  return (
    <div className={styles.flight} aria-hidden="true">
      <Thread from={from} to={to} line={line} />
      <div ref={toy} className={styles.toy}>
        <Toy unit={unitOf(attackers)} />
      </div>
    </div>
  );
}
