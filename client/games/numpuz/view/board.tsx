import { memo } from 'react';
import { Rosette } from '../../../ui/motifs/rosette.tsx';
import { canSlide, slotOf, type Tiles } from '../engine/tiles.ts';
import styles from './board.module.css';
import { type Direction, directionOf } from './directions.ts';
import { placeOf } from './place.ts';
import { LastPiece, Tile, type TileLook } from './tile.tsx';
import { useAfter } from './use-after.ts';
import { useSwipe } from './use-swipe.ts';

interface BoardProps extends TileLook {
  tiles: Tiles;
  /** The cell that the solver would choose. */
  hint: number | null;
  phase: 'ready' | 'playing' | 'paused' | 'won' | 'lost';
  onChoose: (cell: number) => void;
  onSwipe: (direction: Direction, cell: number) => void;
}

const flower = (
  <Rosette size="56%" colours={['var(--paint-plum)', 'var(--paint-aubergine)', 'var(--paint-night)']} />
);
const numbers = Array.from({ length: 15 }, (_, index) => index + 1);

/** From the win to the turning of the plates: the result is drawn before, so that no frame has to do both. */
const UNVEIL_MS = 350;

/** The plates. One tab stop: the arrow keys slide, wherever the focus is. */
export const Board = memo(function Board({ tiles, hint, phase, onChoose, onSwipe, ...look }: BoardProps) {
  const swipe = useSwipe(onSwipe);
  const unveiled = useAfter(phase === 'won', UNVEIL_MS);
  const slot = slotOf(tiles);
  return (
    // Only listens: what is pressed are the plates inside, and the keys belong to the whole page.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is one stop, and the keys play it
      tabIndex={0}
      aria-label="Board, 4 by 4. The arrow keys slide plates; with Shift the whole run."
      className={styles.tiles}
      inert={phase === 'paused'}
      {...swipe}
    >
      <div className={styles.slot} style={placeOf(slot)} aria-hidden="true">
        {flower}
      </div>
      {numbers.map((tile) => {
        const cell = tiles.indexOf(tile);
        return (
          <Tile
            key={tile}
            tile={tile}
            cell={cell}
            canSlide={phase !== 'won' && phase !== 'lost' && canSlide(tiles, cell)}
            hint={hint === cell ? directionOf(tiles, cell) : null}
            unveiled={unveiled}
            onChoose={onChoose}
            {...look}
          />
        );
      })}
      {unveiled && <LastPiece picture={look.picture} />}
    </div>
  );
});
