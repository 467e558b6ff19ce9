import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { GameIcon } from '../../kit/game-icon.tsx';
import { useParts } from '../../kit/later.tsx';
import { resultText } from '../../kit/share.ts';
import { ShareButton } from '../../kit/share-button.tsx';
import { useAnnouncer } from '../../kit/use-announcer.tsx';
import { enemyOf } from '../engine/enemies.ts';
import type { GameOver } from '../engine/state.ts';
import { summaryOf } from '../engine/summary.ts';
import { warriorOf } from '../engine/warriors.ts';
import { EndPoster } from './end-poster.tsx';
import { Outcome } from './fighter.tsx';
import styles from './game-over-view.module.css';
import { shareLines } from './share-lines.ts';
import { soundOf } from './sounds.ts';
import { Stage } from './stage.tsx';
import type { BattleGame } from './use-battle.ts';
import { useBattleEvents } from './use-battle-events.ts';

/** The end of a run: how far it went, in figures and pictures, and the way into the next one. */
export function GameOverView({ game, over }: { readonly game: BattleGame; readonly over: GameOver }) {
  const { announce, region } = useAnnouncer();
  const warrior = warriorOf(over.warrior);
  const summary = summaryOf(over.log);
  const { best, board } = game;
  const parts = useParts(5);
  const figures = [
    ['Attacks', summary.attacks],
    ['Dealt', summary.dealt],
    ['Hardest', summary.hardest],
    ['Criticals', summary.criticals],
    ['Taken', summary.taken],
  ] as const;

  useBattleEvents(over.log, (events) => {
    for (const event of events) soundOf(event);
    announce(
      `Game over. ${enemyOf(over.enemy).name} beats ${warrior.name}. Enemies beaten: ${over.streak}, best ${best.all}.`,
    );
  });

  const text = () =>
    resultText({
      game: 'Emoji Battle Arena',
      board,
      lines: shareLines(over, summary),
      href: window.location.href,
    });

  return (
    <>
      <Stage label="Game over">
        {parts > 4 && <Outcome warrior={warrior.id} enemy={over.enemy} />}
        <EndPoster over={over} beaten={summary.beaten} best={best} filled={parts > 1} />
      </Stage>
      <section className={styles.hand} aria-label="What now">
        {parts > 2 && (
          <dl className={styles.figures}>
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="figures">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {parts > 3 && (
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
        )}
      </section>
      {region}
    </>
  );
}
