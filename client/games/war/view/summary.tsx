import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import type { Board } from '../../kit/board.ts';
import { resultText } from '../../kit/share.ts';
import { ShareButton } from '../../kit/share-button.tsx';
import { holdings } from '../engine/board.ts';
import { countryOf } from '../engine/countries.ts';
import { type End, type GameState, SIDES } from '../engine/state.ts';
import { featsOf } from '../engine/summary.ts';
import { CellsPlot } from './cells-plot.tsx';
import type { Cloth } from './cloths.ts';
import { Medal } from './medal.tsx';
import { endText, resultLines } from './result-words.ts';
import styles from './summary.module.css';

interface SummaryProps {
  game: GameState;
  end: End;
  board: Board;
  cloths: readonly [Cloth, Cloth];
  onAgain: () => void;
  onChange: () => void;
}

/** The winner's figures; after a draw, the first player's. */
function Facts({ game, end }: { game: GameState; end: End }) {
  const side = end.winner ?? 0;
  const held = holdings(game.cells, side);
  const feats = featsOf(game.log, side);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>cells</dt>
        <dd className="figures" translate="no">
          {held.cells}
        </dd>
      </div>
      <div>
        <dt>armies</dt>
        <dd className="figures" translate="no">
          {held.armies}
        </dd>
      </div>
      <div>
        <dt>attacks won</dt>
        <dd className="figures">
          <Verbatim>{feats.won}</Verbatim>
          <small>
            /<Verbatim>{feats.attacks}</Verbatim>
          </small>
        </dd>
      </div>
      <div>
        <dt>best capture</dt>
        <dd className="figures" translate="no">
          {feats.bestCapture}
        </dd>
      </div>
    </dl>
  );
}

/** The end: who won and why, and how the cells moved. */
export function Summary({ game, end, board, cloths, onAgain, onChange }: SummaryProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const words = endText(game, end);
  const winners = (end.winner === null ? SIDES : [end.winner]).map((side) => ({
    cloth: cloths[side],
    initials: countryOf(game.countries[side]).initials,
  }));
  const text = (): string =>
    resultText({ game: 'War', board, lines: resultLines(game, end), href: window.location.href });
  return (
    <section className={styles.result} aria-labelledby="war-end">
      <div className={styles.who}>
        <Medal winners={winners} />
        <div>
          <h2 id="war-end" ref={title} tabIndex={-1}>
            {words.title}
          </h2>
          <p>{words.line}</p>
        </div>
      </div>
      <Facts game={game} end={end} />
      <div className={styles.chart}>
        <CellsPlot game={game} cloths={cloths} />
      </div>
      <div className={styles.acts}>
        <Button variant="primary" icon={<Icon name="retry" />} onClick={onAgain}>
          Play again
        </Button>
        <ShareButton text={text}>Share</ShareButton>
        <Button onClick={onChange}>Change countries</Button>
      </div>
    </section>
  );
}
