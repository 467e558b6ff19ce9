import { memo } from 'react';
import styles from './scene.module.css';

const round = (value: number): number => Math.round(value * 10) / 10;
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const SUN = { x: 720, y: 330, r: 190 };
const BANDS = ['var(--e5)', 'var(--e4)', 'var(--e3)', 'var(--e2)'];
const SCALLOPS = 26;

function Sun() {
  const { x, y, r } = SUN;
  return (
    <>
      {BANDS.map((fill, index) => (
        <circle key={fill} cx={x} cy={y} r={round(r * (1 + (BANDS.length - index) * 0.62))} fill={fill} />
      ))}
      <g fill="var(--e1)">
        {range(SCALLOPS).map((index) => {
          const angle = (index / SCALLOPS) * Math.PI * 2;
          return (
            <circle
              key={index}
              cx={round(x + Math.cos(angle) * r * 1.12)}
              cy={round(y + Math.sin(angle) * r * 1.12)}
              r={round(r * 0.175)}
            />
          );
        })}
        <circle cx={x} cy={y} r={round(r * 1.12)} />
      </g>
      <circle cx={x} cy={y} r={round(r * 0.86)} fill="#fff2c4" />
    </>
  );
}

interface RowProps {
  readonly y: number;
  readonly count: number;
  readonly scale: number;
  readonly offset: number;
  readonly fill: string;
}

/** One row of the crowd: every third wears a cap, every fifth waves. */
function Row({ y, count, scale, offset, fill }: RowProps) {
  return (
    <g fill={fill}>
      {range(count).map((index) => {
        const place = `translate(${round(offset + (index * 1460) / count)} ${y + ((index * 37) % 17) - 8}) scale(${scale})`;
        return (
          <g key={index} transform={place}>
            <path d="M-34 70c0-40 12-46 34-46s34 6 34 46z" />
            <circle r="24" />
            {index % 3 === 1 && (
              <path d="M-26-6a26 26 0 0 1 52 0c-14-10-38-10-52 0z" stroke="#1c1033" strokeWidth="3" />
            )}
            {index % 5 === 2 && (
              <path d="M20 30l22-66" stroke={fill} strokeWidth="13" strokeLinecap="round" />
            )}
          </g>
        );
      })}
      <rect y={y + 50} width="1440" height="70" />
    </g>
  );
}

const GEMS = ['#ffb71b', '#fff8ea', '#3fc1bd'];

function Ring() {
  return (
    <g stroke="#1c1033">
      <path d="M-10 512H1450V560H-10Z" fill="#d81b7a" strokeWidth="5" />
      {range(31).map((index) => (
        <path
          key={index}
          d={`M${index * 48 - 10} 536l14-14 14 14-14 14z`}
          fill={GEMS[index % GEMS.length]}
          strokeWidth="3"
        />
      ))}
      <path d="M-10 560H1450V780H-10Z" fill="var(--floor)" strokeWidth="5" />
      <ellipse cx="720" cy="664" rx="640" ry="86" fill="var(--ring1)" strokeWidth="5" />
      <ellipse cx="720" cy="664" rx="560" ry="66" fill="var(--ring2)" stroke="none" />
    </g>
  );
}

const FLAGS = ['#ffb71b', '#008b94', '#fff8ea', '#2f6fde'];

/** Flags on a cord across the top; as wide as the screen, never larger. */
function Bunting() {
  return (
    <svg
      aria-hidden="true"
      className={styles.bunting}
      viewBox="0 0 1440 110"
      preserveAspectRatio="xMidYMin slice"
    >
      {range(26).map((index) => {
        const dip = round(4 + Math.sin((index / 25) * Math.PI * 3) ** 2 * 26);
        return (
          <path
            key={index}
            d={`M${index * 58 - 20} ${dip}h46l-23 44z`}
            fill={FLAGS[index % FLAGS.length]}
            stroke="#1c1033"
            strokeWidth="4"
            strokeLinejoin="round"
          />
        );
      })}
    </svg>
  );
}

/** The fair: a banded sun (by night the moon), two rows of people, the ring, flags overhead. */
export const Scene = memo(function Scene() {
  return (
    <div className={styles.scene}>
      <svg
        aria-hidden="true"
        className={styles.ground}
        viewBox="0 0 1440 760"
        preserveAspectRatio="xMidYMax slice"
      >
        <rect width="1440" height="760" fill="var(--e0)" />
        <Sun />
        <Row y={392} count={30} scale={0.9} offset={0} fill="var(--h1)" />
        <Row y={436} count={24} scale={1.1} offset={30} fill="var(--h2)" />
        <Ring />
      </svg>
      <Bunting />
    </div>
  );
});
