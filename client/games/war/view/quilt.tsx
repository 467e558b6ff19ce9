import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnimates } from '../../kit/use-animates.ts';
import { useRovingGrid } from '../../kit/use-roving-grid.ts';
import { CELLS, GRID } from '../engine/constants.ts';
import type { Place } from '../engine/state.ts';
import type { Cloth } from './cloths.ts';
import { Flight } from './flight.tsx';
import { isTarget, lookOf } from './look.ts';
import styles from './quilt.module.css';
import { QuiltFrame } from './quilt-frame.tsx';
import { type Hands, Territory } from './territory.tsx';
import { Thread } from './thread.tsx';
import type { War } from './use-war.ts';
import { standingText } from './words.ts';

const frame = <QuiltFrame className={styles.frame} />;

/** The board: 49 patches as one tab stop, and what is sewn or hops over them. */
export function Quilt({ war, cloths }: { war: War; cloths: readonly [Cloth, Cloth] }) {
  const { game, shown, selected, aim } = war;
  const animates = useAnimates();
  const grid = useRovingGrid({ columns: GRID, count: CELLS });
  const input = useRef<'key' | 'mouse' | 'touch'>('mouse');
  // The patches are only drawn again for what they show, so their hands must find the present game.
  const now = useRef(war);
  useEffect(() => {
    now.current = war;
  });
  const hands = useRef<Hands>({
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

  const board = { cells: shown.cells, side: game.side, rules: game.options.rules };
  const turned = shown.flight || !animates ? [] : shown.turned;

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
        {shown.cells.map((cell, place) => {
          const { owner } = cell;
          const look = lookOf(board, selected, place);
          const standing = { selected, isTarget: isTarget(look) };
          return (
            <Territory
              // biome-ignore lint/suspicious/noArrayIndexKey: a patch is its place
              key={place}
              place={place}
              cell={cell}
              cloth={owner === null ? undefined : cloths[owner]}
              countries={game.countries}
              standing={standingText(shown.cells, place, standing)}
              look={planned?.from === place ? 'chosen' : look}
              isSelected={selected === place}
              isAim={planned?.to === place || (aim === place && isTarget(look))}
              turned={turned.includes(place) ? game.log.length : null}
              isTabStop={grid.active === place}
              roving={grid.handlers(place)}
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
