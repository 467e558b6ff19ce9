import { memo } from 'react';
import type { RovingGrid } from '../../kit/use-roving-grid.ts';
import { GRID } from '../engine/constants.ts';
import { countryOf } from '../engine/countries.ts';
import { outcomeOf, refusal } from '../engine/rules.ts';
import type { Cells, GameState, Place, Rules, Side } from '../engine/state.ts';
import type { Cloth } from './cloths.ts';
import styles from './quilt.module.css';
import { type Look, Territory } from './territory.tsx';
import { cellText } from './words.ts';

interface Board {
  readonly cells: Cells;
  readonly side: Side;
  readonly rules: Rules;
}

/** How a patch is marked: only once an attacker is chosen is there anything to tell. */
function lookOf({ cells, side, rules }: Board, chosen: Place | null, place: Place): Look {
  const cell = cells[place];
  if (chosen === null || !cell) return 'plain';
  if (place === chosen) return 'chosen';
  if (cell.owner === side) return 'resting';
  if (refusal(cells, { from: chosen, to: place }, side, rules)) return 'out';
  return outcomeOf(cells[chosen]?.armies ?? 0, cell).kind === 'lost' ? 'loses' : 'wins';
}

interface QuiltRowProps extends Board, Pick<GameState, 'countries'> {
  readonly row: number;
  readonly cloths: readonly [Cloth, Cloth];
  /** The attacker as far as its marks have got. */
  readonly chosen: Place | null;
  /** Whatever of these lies in this row. */
  readonly selected: Place | null;
  readonly aim: Place | null;
  readonly plannedFrom: Place | null;
  readonly plannedTo: Place | null;
  readonly turnedTo: Place | null;
  readonly turnedFrom: Place | null;
  /** The tab stop. */
  readonly active: Place | null;
  /** How many turns were made. */
  readonly turn: number;
  readonly handlers: RovingGrid['handlers'];
  readonly hands: {
    readonly press: (place: Place) => void;
    readonly focused: (place: Place) => void;
    readonly pointed: (place: Place) => void;
  };
}

/** Seven patches. Marks sweep over the quilt a row a frame: the other rows have nothing to draw then. */
export const QuiltRow = memo(function QuiltRow(props: QuiltRowProps) {
  const { row, cells, cloths, countries, chosen: reached, selected, aim, handlers, hands } = props;
  return Array.from({ length: GRID }, (_, column) => {
    const place = row * GRID + column;
    const cell = cells[place];
    if (!cell) return null;
    const chosen = place === selected ? place : reached;
    const look = lookOf(props, chosen, place);
    const isTarget = look === 'wins' || look === 'loses';
    const roving = handlers(place);
    const isTurned = place === props.turnedTo || place === props.turnedFrom;
    return (
      <button
        {...roving}
        key={place}
        type="button"
        tabIndex={place === props.active ? 0 : -1}
        className={styles.cell}
        aria-pressed={selected === place}
        onFocus={() => {
          roving.onFocus();
          hands.focused(place);
        }}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') hands.pointed(place);
        }}
        onClick={() => hands.press(place)}
      >
        <Territory
          cell={cell}
          cloth={cell.owner === null ? undefined : cloths[cell.owner]}
          initials={cell.owner === null ? '' : countryOf(countries[cell.owner]).initials}
          says={cellText({ countries }, cells, place, { selected: chosen, isTarget })}
          look={props.plannedFrom === place ? 'chosen' : look}
          isAim={props.plannedTo === place || (aim === place && isTarget)}
          turned={isTurned ? props.turn : null}
        />
      </button>
    );
  });
});
