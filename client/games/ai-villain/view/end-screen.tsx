import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { boardFor, boardName } from '../../kit/board.ts';
import { siteDay } from '../../kit/day.ts';
import { GameIcon } from '../../kit/game-icon.tsx';
import { resultText } from '../../kit/share.ts';
import { ShareButton } from '../../kit/share-button.tsx';
import { finalScore, scoreParts, titleOf } from '../engine/score.ts';
import type { GameState } from '../engine/state.ts';
import { CityGlyph } from './city-glyph.tsx';
import styles from './end-screen.module.css';
import { endLead, shareLines } from './end-texts.ts';
import { LogList } from './log-list.tsx';
import { Poster } from './poster.tsx';
import { TITLE } from './texts.ts';

// Made with the page: the first one takes as long as all else that the end draws.
const figures = new Intl.NumberFormat('en');
const figure = (value: number): string => figures.format(value);

/** Won or lost: the title, what the score is made of, and the way to another game. */
export function EndScreen({ state, onRestart }: { state: GameState; onRestart: () => void }) {
  const [reading, setReading] = useState(false);
  const score = finalScore(state);
  const title = titleOf(score);
  const board = boardFor(state.seed, state.seed, siteDay(Date.now()));
  return (
    <Poster title={title.split(' ')} fallen={state.outcome === 'lost'} focused>
      <ul className={styles.cities} aria-hidden="true">
        {state.cities.map(({ id, controlled }) => (
          <li key={id} data-mine={controlled || undefined}>
            <CityGlyph id={id} />
          </li>
        ))}
      </ul>
      <p className={styles.lead}>
        <span>{endLead(state)}</span> <small>{boardName(board)}</small>
      </p>
      <dl className={styles.parts}>
        {scoreParts(state).map(({ of, count, times }) => (
          <div key={of}>
            <dt>
              <span>{of}</span> {times > 1 && <i className="figures">{`${figure(count)} × ${times}`}</i>}
            </dt>
            <dd className="figures" translate="no">
              {figure(count * times)}
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Final score</dt>
          <dd className="figures" translate="no">
            {figure(score)}
          </dd>
        </div>
      </dl>
      <div className={styles.buttons}>
        <Button variant="primary" size="l" icon={<Icon name="retry" />} onClick={onRestart}>
          {state.outcome === 'won' ? 'Rule again' : 'Try again'}
        </Button>
        <ShareButton
          text={() =>
            resultText({ game: TITLE, board, lines: shareLines(state), href: window.location.href })
          }
        >
          Share
        </ShareButton>
        <Button icon={<GameIcon name="list" />} onClick={() => setReading(true)}>
          Read the log
        </Button>
      </div>
      <Dialog open={reading} onClose={() => setReading(false)} title="The log">
        <LogList log={state.log} />
      </Dialog>
    </Poster>
  );
}
