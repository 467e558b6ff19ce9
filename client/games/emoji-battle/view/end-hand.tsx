import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { GameIcon } from '../../kit/game-icon.tsx';
import { resultText } from '../../kit/share.ts';
import { ShareButton } from '../../kit/share-button.tsx';
import type { GameOver } from '../engine/state.ts';
import { summaryOf } from '../engine/summary.ts';
import styles from './end-hand.module.css';
import { shareLines } from './share-lines.ts';
import type { BattleGame } from './use-battle.ts';

/** After a run: its figures, and the way into the next one. */
export function EndHand({ game, over }: { readonly game: BattleGame; readonly over: GameOver }) {
  const { board } = game;
  const summary = summaryOf(over.log);
  const figures = [
    ['Attacks', summary.attacks],
    ['Dealt', summary.dealt],
    ['Hardest', summary.hardest],
    ['Criticals', summary.criticals],
    ['Taken', summary.taken],
  ] as const;

  const text = () =>
    resultText({
      game: 'Emoji Battle Arena',
      board,
      lines: shareLines(over, summary),
      href: window.location.href,
    });

  return (
    <section className={styles.hand} aria-label="What now">
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.ways}>
        <Button variant="primary" icon={<Icon name="retry" />} onClick={game.restart}>
          Play Again
        </Button>
        <Button onClick={game.chooseAgain}>Another warrior</Button>
        {board.kind === 'free' ? (
          <Button icon={<GameIcon name="calendar" />} onClick={game.playDay}>
            Board of the day
          </Button>
        ) : (
          <Button onClick={game.playFresh}>Free fight</Button>
        )}
        <ShareButton text={text}>Share</ShareButton>
      </div>
    </section>
  );
}
