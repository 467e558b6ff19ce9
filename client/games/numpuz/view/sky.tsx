import styles from './sky.module.css';

const scallops = Array.from({ length: 30 }, (_, index) => {
  const turn = (index / 30) * Math.PI * 2;
  return { x: 720 + Math.cos(turn) * 280, y: 470 + Math.sin(turn) * 280 };
});

/** Dusk, or night in the dark theme: a sun in flat bands behind hills and a road. */
export function Sky() {
  return (
    <svg
      className={styles.sky}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="1440" height="900" className={styles.air} />
      <circle cx="720" cy="470" r="715" className={styles.band4} />
      <circle cx="720" cy="470" r="560" className={styles.band3} />
      <circle cx="720" cy="470" r="405" className={styles.band2} />
      <g className={styles.band1}>
        {scallops.map(({ x, y }) => (
          <circle key={`${x}`.concat(`${y}`)} cx={x.toFixed(1)} cy={y.toFixed(1)} r="43.8" />
        ))}
        <circle cx="720" cy="470" r="280" />
      </g>
      <circle cx="720" cy="470" r="215" fill="var(--paint-cream)" />
      <path
        className={styles.hills}
        d="M0 720L150 610L250 670L390 560L560 690L720 630L900 700L1060 570L1200 660L1310 600L1440 690V900H0Z"
      />
      <path
        className={styles.snow}
        d="M390 560L346 610L372 602L392 622L412 600L438 620ZM1060 570L1012 612L1040 606L1062 628L1082 604L1104 608ZM150 610L112 636L142 634L160 650L176 630Z"
      />
      <path className={styles.road} d="M-20 778H1460V920H-20Z" />
      <path className={styles.dash} d="M0 846H1440" />
    </svg>
  );
}
