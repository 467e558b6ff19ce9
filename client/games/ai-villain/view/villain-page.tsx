import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { GameBar } from '../../kit/game-bar.tsx';
import { GameWorld } from '../../kit/game-world.tsx';
import { SoundButton } from '../../kit/sound-button.tsx';
import { useAnnouncer } from '../../kit/use-announcer.tsx';
import { useBoard } from '../../kit/use-board.ts';
import { useClock, useWhenHidden } from '../../kit/use-clock.ts';
import { EndScreen } from './end-screen.tsx';
import { PlayScreen } from './play-screen.tsx';
import { gameSlot } from './save.ts';
import sheet from './sheet.module.css';
import { type StartChoice, StartScreen } from './start-screen.tsx';
import { TITLE } from './texts.ts';
import { useReports } from './use-reports.ts';
import styles from './villain.module.css';
import { createVillainStore, hasTable, withoutClock } from './villain-store.ts';

// Ten times a second is enough for bars that glide between two values.
const BEAT_MS = 100;

const backdrop = (
  <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <circle cx="720" cy="-60" r="520" className={styles.lamp} />
  </svg>
);

/** AI Villain Simulator: start, table, end. */
export function VillainPage() {
  const { board, round, restart, playDay } = useBoard();
  const [store] = useState(() => createVillainStore(gameSlot));
  const villain = useStore(store, useShallow(withoutClock));
  const { state, pause, notice } = villain;
  const { announce, region } = useAnnouncer();
  const choice = useRef<Partial<StartChoice>>({});

  const begin = useEffectEvent(() => {
    villain.begin({ seed: board.seed, ...choice.current });
    choice.current = {};
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round or another seed is a new game
  useEffect(() => {
    if (round > 0) begin();
  }, [round, board.seed]);

  useClock({ running: state?.outcome === 'playing' && !pause, everyMs: BEAT_MS, onTick: villain.tick });
  useWhenHidden(villain.hide);
  useReports(state, announce);
  useEffect(() => {
    if (notice) announce(notice.text);
  }, [notice, announce]);

  const isOver = state !== null && state.outcome !== 'playing';
  // Out of sight at once, and taken down with the end's first drawing.
  const isEnded = useDeferredValue(isOver) && isOver;

  const onDay = (chosen: Partial<StartChoice> = {}): void => {
    choice.current = chosen;
    playDay();
  };
  return (
    <GameWorld
      title={TITLE}
      description="A painted map, eight cities, one ambitious machine: shake them, hack them, take them all."
      className={styles.world}
      backdrop={backdrop}
    >
      {hasTable(villain) && !isEnded && (
        <div className={styles.scene} hidden={isOver}>
          <PlayScreen store={store} villain={villain} onRestart={restart} onDay={onDay} isOver={isOver} />
        </div>
      )}
      {(state === null || isEnded) && (
        <div className={sheet.fit}>
          <GameBar title="AI Villain">
            <SoundButton />
          </GameBar>
          {state ? (
            <EndScreen state={state} onRestart={restart} />
          ) : (
            <StartScreen
              board={board}
              saved={villain.saved}
              notice={notice?.text}
              onStart={(chosen) => villain.begin({ seed: board.seed, ...chosen })}
              onDay={onDay}
              onContinue={villain.resume}
              onImport={villain.importText}
            />
          )}
        </div>
      )}
      {region}
    </GameWorld>
  );
}
