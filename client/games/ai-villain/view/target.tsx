import { Verbatim } from '../../../ui/verbatim.tsx';
import { deferred } from '../../kit/deferred.tsx';
import { defenseOf } from '../engine/city.ts';
import { DEFENSE, INCOME_PER_CITY, STABILITY } from '../engine/constants.ts';
import { placeOf } from '../engine/lookup.ts';
import type { City, GameState } from '../engine/state.ts';
import { Meter } from './meter.tsx';
import styles from './target.module.css';
import { shownLine } from './texts.ts';

const fallText = (line: number): string => `falls at defence 0 and stability ${line}`;

interface AimedProps {
  state: GameState;
  city: City;
  /** The stability at which it falls. */
  line: number;
}

function Aimed({ state, city, line }: AimedProps) {
  const defense = defenseOf(state, city);
  return (
    <div className={styles.target}>
      <div className={styles.name}>
        <b>{placeOf(city.id).name}</b>
        <small>{fallText(line)}</small>
      </div>
      <div className={styles.meters}>
        <p>
          <span>Defence</span>
          <Meter of="defense" value={defense} />
          <b className="figures">
            <Verbatim>{defense}</Verbatim>/<Verbatim>{DEFENSE.cap}</Verbatim>
          </b>
        </p>
        <p>
          <span>Stability</span>
          <Meter of="stability" value={city.stability} line={line} />
          <b className="figures">
            <Verbatim>{city.stability}</Verbatim>/<Verbatim>{STABILITY.cap}</Verbatim>
          </b>
        </p>
      </div>
    </div>
  );
}

/** The chosen city: how far it is from falling. */
export const Target = deferred(function Target({ state, city }: { state: GameState; city: City | null }) {
  const line = shownLine(state.power);
  if (!city) {
    return (
      <p className={styles.none}>
        <b>Choose a city on the map.</b> <span>{`It ${fallText(line)}.`}</span>
      </p>
    );
  }
  const { name } = placeOf(city.id);
  if (city.controlled) {
    return (
      <p className={styles.none}>
        <b>
          <span>{name}</span> is yours:
        </b>{' '}
        <span>{`${INCOME_PER_CITY} resources a day. Choose the next city.`}</span>
      </p>
    );
  }
  return <Aimed state={state} city={city} line={line} />;
});
