import { memo, type RefObject, useCallback, useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { GameBar } from '../../kit/game-bar.tsx';
import { GameWorld } from '../../kit/game-world.tsx';
import { SoundButton } from '../../kit/sound-button.tsx';
import { ToolButton } from '../../kit/tool-button.tsx';
import { Arena } from './arena.tsx';
import styles from './emoji-battle.module.css';
import { usePace } from './pace.ts';
import { fetchPictures } from './pictures.ts';
import { Posters } from './posters.tsx';
import { SpeedButton } from './speed-button.tsx';
import { useBattle } from './use-battle.ts';

/** The button that led to a screen goes with the one before: the new screen says what takes the focus. */
function useFocusOn(place: RefObject<HTMLElement | null>, screen: string): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    place.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, [place, screen]);
}

interface BarProps {
  readonly streak: number;
  readonly best: number;
  readonly onRestart: (() => void) | undefined;
}

const Bar = memo(function Bar({ streak, best, onRestart }: BarProps) {
  return (
    <GameBar title="Emoji Battle" className={styles.bar}>
      <span className={styles.streak}>
        Streak <Verbatim>{streak}</Verbatim> · best <Verbatim>{best}</Verbatim>
      </span>
      <SpeedButton />
      <SoundButton />
      {onRestart && <ToolButton label="Restart" icon={<Icon name="retry" />} onClick={onRestart} />}
    </GameBar>
  );
});

/** The game's page: posters, the fight, its end. */
export function EmojiBattle() {
  const game = useBattle();
  const { state, best } = game;
  const speed = usePace((pace) => pace.speed);
  const streak = state.screen === 'characterSelect' ? 0 : state.streak;
  const fit = useRef<HTMLDivElement>(null);
  useEffect(fetchPictures, []);
  useFocusOn(fit, state.screen);
  // The same function for ever: no blow changes anything about the bar.
  const now = useRef(game);
  useEffect(() => {
    now.current = game;
  });
  const restart = useCallback(() => now.current.restart(), []);

  return (
    <GameWorld
      title="Emoji Battle Arena"
      description="Pick a warrior, read the enemy’s plan and see how many you can beat in the ring at the fair. No account needed."
      className={styles.world}
      backdrop={null}
    >
      <div ref={fit} className={styles.fit} data-speed={speed} data-screen={state.screen}>
        <Bar
          streak={streak}
          best={best.all}
          onRestart={state.screen === 'characterSelect' ? undefined : restart}
        />
        {state.screen === 'characterSelect' ? <Posters game={game} /> : <Arena game={game} state={state} />}
      </div>
    </GameWorld>
  );
}
