import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Country, CountryId } from '../engine/countries.ts';
import { CLOTHS } from './cloths.ts';
import styles from './country-choice.module.css';
import { Patch } from './patch.tsx';

interface CountryChoiceProps {
  title: string;
  countries: readonly Country[];
  /** What the other player has already chosen. */
  taken: CountryId | null;
  onChoose: (id: CountryId) => void;
  onBack: () => void;
}

/** Ten cloths to choose from. */
export function CountryChoice({ title, countries, taken, onChoose, onBack }: CountryChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.choice}>
      <div className={styles.choiceHead}>
        <Button iconOnly aria-label="Back" icon={<Icon name="arrow-left" />} onClick={onBack} />
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <ul className={styles.countries}>
        {countries.map(({ id, name, initials }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.country}
              disabled={id === taken}
              onClick={() => onChoose(id)}
            >
              <Patch cloth={CLOTHS[id]} initials={initials} className={styles.cloth} />
              <span>{name}</span>
              {id === taken && <small>taken</small>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
