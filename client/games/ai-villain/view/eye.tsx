import styles from './eye.module.css';

interface EyeProps {
  className?: string | undefined;
  /** Where it looks, each from −1 to 1. */
  look?: { readonly x: number; readonly y: number };
  /** Half closed: the villain is beaten. */
  tired?: boolean;
}

const PETALS = Array.from({ length: 12 }, (_, place) => place);
const REACH = 7;

/** The villain: a peacock's eye. Decoration. */
export function Eye({ className, look = { x: 0, y: 0 }, tired = false }: EyeProps) {
  const paint = tired ? ['#8d86a0', '#6a6380'] : ['var(--rani)', 'var(--paint-violet)'];
  return (
    <svg className={className} viewBox="-4 -4 128 128" aria-hidden="true">
      <g stroke="var(--ink)" strokeLinejoin="round">
        {PETALS.map((place) => (
          <path
            key={place}
            d="M60 60L49 14Q60 -6 71 14Z"
            fill={paint[place % 2]}
            strokeWidth="3.5"
            transform={`rotate(${place * 30} 60 60)`}
          />
        ))}
        <circle cx="60" cy="60" r="40" fill={tired ? '#b9b2c8' : 'var(--marigold)'} strokeWidth="4" />
        <path d="M24 60C38 34 82 34 96 60C82 86 38 86 24 60Z" fill="var(--paper)" strokeWidth="4" />
        <g
          className={styles.pupil}
          style={{ transform: `translate(${look.x * REACH}px, ${look.y * REACH}px)` }}
        >
          <circle
            cx="60"
            cy="60"
            r="17"
            fill={tired ? 'var(--paint-vermilion)' : 'var(--peacock)'}
            strokeWidth="4"
          />
          <circle cx="60" cy="60" r="8" fill="var(--ink)" stroke="none" />
          <circle cx="66" cy="54" r="4" fill="var(--paper)" stroke="none" />
        </g>
        {tired && <path d="M24 60C38 34 82 34 96 60Q60 66 24 60Z" fill="#8d86a0" strokeWidth="4" />}
        <path
          d="M60 20V34M60 86V100M24 36l9 8M96 36l-9 8"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
