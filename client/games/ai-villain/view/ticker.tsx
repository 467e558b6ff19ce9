import { Verbatim } from '../../../ui/verbatim.tsx';
import { deferred } from '../../kit/deferred.tsx';
import type { GameState } from '../engine/state.ts';
import { headlines } from './headlines.ts';
import styles from './ticker.module.css';

const PIXELS_A_SECOND = 60;
const PIXELS_A_LETTER = 8;

/** The day and what the papers say. The log tells the same soberly, so the moving text is decoration. */
export const Ticker = deferred(function Ticker({ state, still }: { state: GameState; still: boolean }) {
  const text = headlines(state.log).join(' · ');
  const seconds = (text.length * PIXELS_A_LETTER) / PIXELS_A_SECOND;
  return (
    <div className={styles.ticker} data-still={still || undefined}>
      <b className="figures">
        Day <Verbatim>{state.day}</Verbatim>
      </b>
      <p aria-hidden="true">
        <span key={text} style={{ animationDuration: `${seconds}s` }}>
          <i>{`${text} · `}</i>
          <i>{`${text} · `}</i>
        </span>
      </p>
    </div>
  );
});
