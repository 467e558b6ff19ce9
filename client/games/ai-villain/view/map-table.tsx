import { useMemo } from 'react';
import type { Elements } from '../../../ui/elements.ts';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { useRovingGrid } from '../../kit/use-roving-grid.ts';
import { defenseOf, held } from '../engine/city.ts';
import { CITIES, type CityId } from '../engine/constants.ts';
import type { GameState } from '../engine/state.ts';
import { CityPin, runsText } from './city-pin.tsx';
import { PLACES, wire } from './city-places.ts';
import { Eye } from './eye.tsx';
import styles from './map-table.module.css';
import { type Wire, WorldMap } from './world-map.tsx';

interface MapTableProps {
  readonly state: GameState;
  readonly chosen: CityId | null;
  readonly onChoose: (city: CityId) => void;
  /** In the tutorial's light. */
  readonly lit: boolean;
  /** What lies on the map: a notice, the tutorial. */
  readonly children?: Elements;
}

const EYE = { x: 430, y: 385 } as const;

const lookAt = (id: CityId | null): { x: number; y: number } => {
  if (!id) return { x: 0, y: 0 };
  const [x, y] = [PLACES[id].x - EYE.x, PLACES[id].y - EYE.y];
  const far = Math.hypot(x, y);
  return { x: x / far, y: y / far };
};

/** Wires from each held city to the next, and from the last one to whatever is under attack. */
const wiresOf = (state: GameState): readonly Wire[] => {
  const mine = held(state).map(({ id }) => id);
  const chain = mine.slice(1).map((id, place) => {
    const from = mine[place] ?? id;
    return { id: `${from}-${id}`, path: wire(from, id), running: false };
  });
  const attacks = state.running.flatMap(({ action, city }) => {
    const from = mine.at(-1);
    return city && from ? [{ id: `${action}-${city}`, path: wire(from, city), running: true }] : [];
  });
  return [...chain, ...attacks];
};

/** The drawn map with its eight cities: one tab stop, arrows go from west to east. */
export function MapTable({ state, chosen, onChoose, lit, children }: MapTableProps) {
  const wires = useMemo(() => wiresOf(state), [state]);
  const roving = useRovingGrid({ columns: CITIES.length, count: CITIES.length });
  return (
    <section className={styles.table} aria-label="World map" data-spot={lit ? '' : undefined}>
      <div className={styles.chart}>
        <WorldMap wires={wires} />
        <Eye className={styles.eye} look={lookAt(chosen)} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div role="group" aria-label="Cities" onKeyDown={roving.onKeyDown}>
          {state.cities.map((city, place) => {
            const runs = state.running.filter((run) => run.city === city.id);
            return (
              <CityPin
                key={city.id}
                city={city}
                defense={defenseOf(state, city)}
                runs={runsText(runs)}
                daysLeft={runs[0]?.daysLeft ?? null}
                chosen={city.id === chosen}
                onChoose={onChoose}
                active={place === roving.active}
                handlers={roving.handlers(place)}
              />
            );
          })}
        </div>
        <p className={styles.held}>
          <b className="figures" translate="no">
            {held(state).length}
          </b>
          /<Verbatim>{CITIES.length}</Verbatim> cities
        </p>
        {children}
      </div>
    </section>
  );
}
