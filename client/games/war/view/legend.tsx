import { Icon } from '../../../ui/icon.tsx';
import { UNITS } from '../engine/units.ts';
import styles from './legend.module.css';
import { Toy } from './toy.tsx';

/** What the corners of the patches mean. */
export function Legend() {
  return (
    <ul className={styles.legend} aria-label="Marks once an attacker is chosen">
      <li>
        <i className={styles.wins}>
          <Icon name="check" size="0.875rem" />
        </i>
        wins
      </li>
      <li>
        <i className={styles.loses}>
          <Icon name="close" size="0.875rem" />
        </i>
        loses
      </li>
      <li>
        <i className={styles.chosen} />
        chosen
      </li>
    </ul>
  );
}

const ranges = UNITS.map(({ unit, upTo }, index) => {
  const from = index === 0 ? 0 : (UNITS[index - 1]?.upTo ?? 0) + 1;
  return { unit, text: Number.isFinite(upTo) ? `${from}–${upTo}` : `${from}+` };
});

/** Which toy stands for how many armies. */
export function UnitScale() {
  return (
    <ul className={styles.scale} aria-label="Unit by armies">
      {ranges.map(({ unit, text }) => (
        <li key={unit}>
          <Toy unit={unit} />
          <span className="visually-hidden">
            <span>{unit}</span>:{' '}
          </span>
          <span className="figures">{text}</span>
        </li>
      ))}
    </ul>
  );
}
