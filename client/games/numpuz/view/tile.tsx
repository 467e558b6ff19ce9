import { type CSSProperties, memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { GameIcon } from '../../kit/game-icon.tsx';
import { columnOf, homeOf, rowOf } from '../engine/tiles.ts';
import type { Direction } from './directions.ts';
import { pieceOf } from './pictures.ts';
import { placeOf } from './place.ts';
import styles from './tile.module.css';

export interface TileLook {
  readonly picture: string;
  readonly showPicture: boolean;
  readonly showNumbers: boolean;
}

interface TileProps extends TileLook {
  tile: number;
  cell: number;
  canSlide: boolean;
  hint: Direction | null;
  /** The game is won: the plate turns over. */
  unveiled: boolean;
  onChoose: (cell: number) => void;
}

/** The tile's piece of the picture, as what it is painted with. */
const piece = (tile: number, picture: string): CSSProperties => {
  const { x, y } = pieceOf(tile);
  return { backgroundImage: `url("${picture}")`, backgroundPosition: `${x} ${y}` };
};

const nameOf = (tile: number, cell: number, canSlide: boolean): string => {
  const place = homeOf(tile) === cell ? 'in place' : `row ${rowOf(cell) + 1} column ${columnOf(cell) + 1}`;
  return `${tile}, ${place}${canSlide ? ', can slide' : ''}`;
};

/** A plate: coloured by its home row or painted with its piece of the picture. A cream bar says «in place». */
export const Tile = memo(function Tile(props: TileProps) {
  const { tile, cell, canSlide, hint, unveiled, picture, showPicture, showNumbers, onChoose } = props;
  const home = homeOf(tile) === cell;
  return (
    <div className={cx(styles.place, hint && styles.raised)} style={placeOf(cell)}>
      <button
        type="button"
        tabIndex={-1}
        className={cx(
          styles.tile,
          styles[`row${rowOf(homeOf(tile))}`],
          showPicture && styles.painted,
          hint && styles.hinted,
        )}
        style={showPicture ? piece(tile, picture) : undefined}
        aria-label={nameOf(tile, cell, canSlide)}
        onClick={() => onChoose(cell)}
      >
        <span
          className={cx(styles.number, showPicture && !showNumbers && styles.unnumbered)}
          aria-hidden="true"
          translate="no"
        >
          {tile}
        </span>
        {home && <span className={styles.home} aria-hidden="true" />}
        {hint && (
          <span className={cx(styles.arrow, styles[hint])} aria-hidden="true">
            <GameIcon name={hint} />
          </span>
        )}
        {unveiled && <Unveiled tile={tile} picture={picture} />}
      </button>
    </div>
  );
});

/** After a win every plate turns over to its piece of the picture, row by row. */
function Unveiled({ tile, picture }: { tile: number; picture: string }) {
  const delay = { animationDelay: `${50 + rowOf(homeOf(tile)) * 120}ms` };
  return (
    <span className={styles.unveiled} style={{ ...piece(tile, picture), ...delay }} aria-hidden="true" />
  );
}

/** The piece that no plate carries: it closes the picture of a solved board. */
export function LastPiece({ picture }: { picture: string }) {
  return (
    <div className={styles.place} style={placeOf(homeOf(0))}>
      <span className={cx(styles.tile, styles.bare)} aria-hidden="true">
        <Unveiled tile={0} picture={picture} />
      </span>
    </div>
  );
}
