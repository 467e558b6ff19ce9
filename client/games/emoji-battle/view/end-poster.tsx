import { useEffect, useRef } from 'react';
import { useAnnouncer } from '../../kit/use-announcer.tsx';
import { enemyOf } from '../engine/enemies.ts';
import type { GameOver } from '../engine/state.ts';
import { summaryOf } from '../engine/summary.ts';
import { warriorOf } from '../engine/warriors.ts';
import styles from './end-poster.module.css';
import { Outcome } from './fighter.tsx';
import { pictureOf } from './pictures.ts';
import { soundOf } from './sounds.ts';
import { useBattleEvents } from './use-battle-events.ts';
import type { Best } from './use-best-runs.ts';

interface EndPosterProps {
  readonly over: GameOver;
  readonly best: Best;
}

function Story({ over, best }: EndPosterProps) {
  const warrior = warriorOf(over.warrior);
  const { beaten } = summaryOf(over.log);
  return (
    <>
      <p className={styles.by}>
        <span>{enemyOf(over.enemy).name}</span> beats <span>{warrior.name}</span>
      </p>
      <div className={styles.score}>
        <img src={pictureOf(best.isNew ? 'trophy' : over.enemy)} alt="" />
        <p>
          <b className={styles.count} translate="no">
            {over.streak}
          </b>
          <span>{over.streak === 1 ? 'enemy beaten' : 'enemies beaten'}</span>
        </p>
        <img className={styles.fallen} src={pictureOf(warrior.id)} alt="" />
      </div>
      {beaten.length > 0 && (
        <ol className={styles.beaten} aria-label="Beaten, in order">
          {beaten.map((id, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a finished run
            <li key={place}>
              <img src={pictureOf(id)} alt={enemyOf(id).name} />
            </li>
          ))}
        </ol>
      )}
      <p className={styles.best}>{best.isNew ? 'New best run!' : `Best run: ${best.all}`}</p>
    </>
  );
}

/** The poster over the empty ring: who fell, and everybody who fell before. Its title comes first: it takes the focus. */
export function EndPoster({ over, best }: EndPosterProps) {
  const { announce, region } = useAnnouncer();
  // A key meant for the fight must not begin the next one unseen.
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  useBattleEvents(over.log, (events) => {
    for (const event of events) soundOf(event);
    announce(
      `Game over. ${enemyOf(over.enemy).name} beats ${warriorOf(over.warrior).name}. Enemies beaten: ${over.streak}, best ${best.all}.`,
    );
  });

  return (
    <>
      <Outcome warrior={over.warrior} enemy={over.enemy} />
      <div className={styles.poster}>
        <h2 className={styles.title} tabIndex={-1} ref={title}>
          Game Over
        </h2>
        <Story over={over} best={best} />
      </div>
      {region}
    </>
  );
}
