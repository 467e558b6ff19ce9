import { cx } from '../../../ui/cx.ts';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { deferred } from '../../kit/deferred.tsx';
import { holdings } from '../engine/board.ts';
import { LAST_TURN } from '../engine/constants.ts';
import { countryOf } from '../engine/countries.ts';
import { type Cells, type GameState, SIDES, type Side, turnOf } from '../engine/state.ts';
import { ClothFill } from './cloth-fill.tsx';
import type { Cloth } from './cloths.ts';
import { Patch } from './patch.tsx';
import styles from './score-board.module.css';

interface ScoreBoardProps {
  game: GameState;
  cells: Cells;
  cloths: readonly [Cloth, Cloth];
}

interface Player {
  readonly side: Side;
  readonly game: GameState;
  readonly cells: Cells;
  readonly cloth: Cloth;
}

function PlayerScore({ side, game, cells, cloth }: Player) {
  const country = countryOf(game.countries[side]);
  const held = holdings(cells, side);
  const isOn = game.side === side && game.phase.kind !== 'ended';
  return (
    <div className={cx(styles.side, side === 1 && styles.second, isOn && styles.on)}>
      <Patch cloth={cloth} initials={country.initials} />
      <p>
        <b>
          <span>{country.name}</span>
          {isOn && <span className="visually-hidden"> (to move)</span>}
        </b>
        <small className="figures">
          <Verbatim>{held.cells}</Verbatim> cells
          <br />
          <Verbatim>{held.armies}</Verbatim> armies
        </small>
      </p>
    </div>
  );
}

/** Who holds how much, whose turn it is, and the tug of war in one bar. */
export const ScoreBoard = deferred(function ScoreBoard({ game, cells, cloths }: ScoreBoardProps) {
  const bar = [0, null, 1] as const;
  const held = bar.map((owner) => holdings(cells, owner).cells);
  const names = game.countries.map((id) => countryOf(id).name);
  return (
    <section className={styles.score} aria-label="Score">
      {SIDES.map((side) => (
        <PlayerScore key={side} side={side} game={game} cells={cells} cloth={cloths[side]} />
      ))}
      <p className={styles.turn}>
        <small>Turn</small>
        <b className="figures" translate="no">
          {turnOf(game)}
        </b>
        <small className="figures">
          of <Verbatim>{LAST_TURN}</Verbatim>
        </small>
      </p>
      <div
        className={styles.tug}
        role="img"
        aria-label={`${names[0]} ${held[0]}, neutral ${held[1]}, ${names[1]} ${held[2]} of 49 cells`}
      >
        {bar.map((owner, index) => (
          <i key={owner} style={{ flexGrow: held[index] }}>
            <ClothFill cloth={owner === null ? undefined : cloths[owner]} />
          </i>
        ))}
      </div>
    </section>
  );
});
