import { useEffect, useEffectEvent, useRef } from 'react';
import { useLater } from '../../kit/later.tsx';
import { useAnimates } from '../../kit/use-animates.ts';
import { useRovingGrid } from '../../kit/use-roving-grid.ts';
import { CELLS, GRID } from '../engine/constants.ts';
import type { Place } from '../engine/state.ts';
import type { Cloth } from './cloths.ts';
import { Flight } from './flight.tsx';
import styles from './quilt.module.css';
import { QuiltFrame } from './quilt-frame.tsx';
import { QuiltRow } from './quilt-row.tsx';
import { Thread } from './thread.tsx';
import { useSweep } from './use-sweep.ts';
import type { War } from './use-war.ts';

const ROWS = Array.from({ length: GRID }, (_, row) => row);

const frame = <QuiltFrame className={styles.frame} />;

/** The board: 49 patches as one tab stop, and what is sewn or hops over them. */
export function Quilt({ war, cloths }: { war: War; cloths: readonly [Cloth, Cloth] }) {
  const { game, shown, selected, aim } = war;
  const grid = useRovingGrid({ columns: GRID, count: CELLS });
  // A frame after the hand, which answers first.
  const reached = useSweep(useLater(selected, 2), GRID, useAnimates());
  const input = useRef<'key' | 'mouse' | 'touch'>('mouse');
  // The rows are only drawn again for what they show, so their hands must find the present game.
  const now = useRef(war);
  useEffect(() => {
    now.current = war;
  });
  const hands = useRef({
    press: (place: Place) => now.current.press(place),
    focused: (place: Place) => {
      if (input.current === 'key') now.current.lookAt(place);
    },
    pointed: (place: Place) => now.current.lookAt(place),
  });
  // Whoever has just chosen a cloth goes on here.
  const enter = useEffectEvent(() =>
    grid.focus(
      Math.max(
        0,
        game.cells.findIndex(({ owner }) => owner === game.side),
      ),
    ),
  );
  useEffect(() => enter(), []);
  const planned =
    game.phase.kind === 'thinking' && game.phase.move?.kind === 'attack' ? game.phase.move : null;

  return (
    <div className={styles.quilt}>
      {frame}
      <fieldset
        className={styles.grid}
        aria-label="49 territories"
        onKeyDown={(event) => {
          input.current = 'key';
          grid.onKeyDown(event);
        }}
        onPointerDown={(event) => {
          input.current = event.pointerType === 'mouse' ? 'mouse' : 'touch';
        }}
      >
        {ROWS.map((row) => {
          const inRow = (place: Place | null | undefined): Place | null =>
            place != null && Math.floor(place / GRID) === row ? place : null;
          const turned = shown.flight ? [] : shown.turned;
          return (
            <QuiltRow
              key={row}
              row={row}
              cells={shown.cells}
              cloths={cloths}
              countries={game.countries}
              side={game.side}
              rules={game.options.rules}
              selected={inRow(selected)}
              chosen={reached[row] ?? null}
              aim={inRow(aim)}
              plannedFrom={inRow(planned?.from)}
              plannedTo={inRow(planned?.to)}
              turnedTo={inRow(turned[0])}
              turnedFrom={inRow(turned[1])}
              turn={game.log.length}
              active={inRow(grid.active)}
              handlers={grid.handlers}
              hands={hands.current}
            />
          );
        })}
      </fieldset>
      {/* Outside the fieldset: a browser lays all of one out anew when something is put into it. */}
      <div className={styles.over}>
        {planned && !shown.flight && <Thread from={planned.from} to={planned.to} />}
        {shown.flight && <Flight key={game.log.length} entry={shown.flight} onLanded={shown.land} />}
      </div>
    </div>
  );
}
