import type { ReactNode } from 'react';
import type { Elements } from '../../../ui/elements.ts';
import { Fringe } from '../../../ui/motifs/fringe.tsx';
import { Crown } from './crown.tsx';
import styles from './truck.module.css';

interface TruckProps {
  /** Frame, board and what lies over them. */
  children: ReactNode;
  plate: Elements;
}

// Made once: nothing of it changes while the clock is told ten times a second.
const crown = <Crown />;
const fringe = <Fringe />;

/** The back of the truck: crown, tailgate, and the cloth and number plate below. */
export function Truck({ children, plate }: TruckProps) {
  return (
    <div className={styles.truck}>
      {crown}
      <div className={styles.box}>{children}</div>
      <div className={styles.bumper}>
        <div className={styles.cloth} aria-hidden="true">
          {fringe}
        </div>
        {plate}
      </div>
    </div>
  );
}
