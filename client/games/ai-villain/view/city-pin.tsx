import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import type { RovingGrid } from '../../kit/use-roving-grid.ts';
import { type CityId, DEFENSE, INCOME_PER_CITY, STABILITY } from '../engine/constants.ts';
import { placeOf } from '../engine/lookup.ts';
import type { City, Run } from '../engine/state.ts';
import { CityGlyph } from './city-glyph.tsx';
import styles from './city-pin.module.css';
import { PLACES, SHEET } from './city-places.ts';
import { Meter } from './meter.tsx';
import { actionName, inDays } from './texts.ts';

interface CityPinProps {
  readonly city: City;
  readonly defense: number;
  /** What runs against it. */
  readonly runs: string;
  /** Until the first of that is done; null when nothing runs. */
  readonly daysLeft: number | null;
  readonly chosen: boolean;
  readonly onChoose: (city: CityId) => void;
  /** The map's one tab stop. */
  readonly active: boolean;
  readonly handlers: ReturnType<RovingGrid['handlers']>;
}

/** What runs against a city, in words. */
export const runsText = (runs: readonly Run[]): string =>
  runs.map(({ action, daysLeft }) => `, ${actionName(action)} running, ${inDays(daysLeft)} left`).join('');

const spoken = (city: City, defense: number, runs: string): string => {
  const { name, region } = placeOf(city.id);
  if (city.controlled) return `${name}, ${region}, yours, ${INCOME_PER_CITY} resources a day`;
  return `${name}, ${region}, defence ${defense} of ${DEFENSE.cap}, stability ${city.stability} of ${STABILITY.cap}${runs}`;
};

/** A city on the map: its medallion, its name, its two bars. */
export const CityPin = memo(function CityPin({
  city,
  defense,
  runs,
  daysLeft,
  chosen,
  onChoose,
  active,
  handlers,
}: CityPinProps) {
  const { x, y } = PLACES[city.id];
  return (
    <button
      type="button"
      className={cx(styles.city, city.controlled && styles.mine, chosen && styles.aim)}
      style={{
        insetInlineStart: `${(x / SHEET.width) * 100}%`,
        insetBlockStart: `${(y / SHEET.height) * 100}%`,
        ['--ring' as string]: `var(--${placeOf(city.id).color})`,
      }}
      aria-pressed={chosen}
      onClick={() => onChoose(city.id)}
      tabIndex={active ? 0 : -1}
      {...handlers}
    >
      <span className="visually-hidden">{spoken(city, defense, runs)}</span>
      <span className={styles.pin} aria-hidden="true" key={city.controlled ? 'mine' : 'free'}>
        <CityGlyph id={city.id} />
        {city.controlled && (
          <b className={styles.flag}>
            <Icon name="check" size="14px" />
          </b>
        )}
        {daysLeft !== null && <b className={cx(styles.flag, styles.hack)}>{`${daysLeft}d`}</b>}
      </span>
      <span className={styles.plate} aria-hidden="true">
        <em>{placeOf(city.id).name}</em>
        {city.controlled ? (
          <small>
            <Verbatim>{`+${INCOME_PER_CITY}`}</Verbatim> a day
          </small>
        ) : (
          <span className={styles.bars}>
            <Meter of="defense" value={defense} />
            <Meter of="stability" value={city.stability} />
          </span>
        )}
      </span>
    </button>
  );
});
