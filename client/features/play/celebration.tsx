import { useEffect, useRef, useState } from 'react';
import { seededRandom } from '../../../shared/kernel/random.ts';
import { CONFETTI_PIECES } from '../../../shared/rules/constants.ts';
import { importPart } from '../../lib/import-part.ts';
import styles from './celebration.module.css';

const paints = ['#ffb71b', '#d81b7a', '#008b94', '#23853f', '#2f6fde'];

function prefersStillness(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

const random = seededRandom('confetti');
const pieces = Array.from({ length: CONFETTI_PIECES }, (_, place) => ({
  id: place,
  x: random() * 100,
  // Thick above and thin below, so that what is read stays free.
  y: random() ** 2 * 100,
  turn: random() * 180,
  paint: paints[place % paints.length],
}));

/** The same paper, already lying there: for players who asked for less motion. */
function StillConfetti() {
  return (
    <svg className={styles.still} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {pieces.map(({ id, x, y, turn, paint }) => (
        <rect
          key={id}
          x={x}
          y={y}
          width="1.4"
          height=".8"
          fill={paint}
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
    </svg>
  );
}

const loadConfetti = importPart(() => import('canvas-confetti'));

function FallingConfetti({ setStill }: { setStill: (isStill: boolean) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    let reset: (() => void) | undefined;
    const fire = async (): Promise<void> => {
      const { default: confetti } = await loadConfetti();
      if (gone || !canvas.current) return;
      const cannon = confetti.create(canvas.current, { useWorker: false, resize: true });
      reset = cannon.reset;
      await cannon({
        particleCount: CONFETTI_PIECES,
        spread: 110,
        startVelocity: 42,
        origin: { y: 0.45 },
        colors: paints,
      });
    };
    // Confetti that fails to load is no reason to disturb a result: it lies there then.
    fire().catch(() => gone || setStill(true));
    return () => {
      gone = true;
      reset?.();
    };
  }, [setStill]);
  return <canvas ref={canvas} className={styles.canvas} />;
}

/** 100 pieces of confetti over the result. */
export function Celebration() {
  const [isStill, setStill] = useState(prefersStillness);
  return isStill ? <StillConfetti /> : <FallingConfetti setStill={setStill} />;
}
