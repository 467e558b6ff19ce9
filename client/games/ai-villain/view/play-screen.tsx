import { memo, useCallback, useMemo, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { GameBar } from '../../kit/game-bar.tsx';
import { GameIcon } from '../../kit/game-icon.tsx';
import { SoundButton } from '../../kit/sound-button.tsx';
import { ToolButton } from '../../kit/tool-button.tsx';
import { Console } from './console.tsx';
import { LogList } from './log-list.tsx';
import { MapTable } from './map-table.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import { MapNotice, PauseNotice } from './notices.tsx';
import { SpeedControls, SpeedCycle } from './speed-controls.tsx';
import type { Tab } from './tabs.tsx';
import { Ticker } from './ticker.tsx';
import lights from './tutorial.module.css';
import { Tutorial } from './tutorial.tsx';
import { STEPS } from './tutorial-steps.ts';
import { useVillainKeys } from './use-villain-keys.ts';
import { useWide } from './use-wide.ts';
import styles from './villain.module.css';
import type { Playing, VillainStoreApi } from './villain-store.ts';

interface PlayScreenProps {
  readonly store: VillainStoreApi;
  readonly villain: Playing;
  readonly onRestart: () => void;
  readonly onDay: () => void;
  /** The game is over: the table is out of sight, and not drawn again. */
  readonly isOver: boolean;
}

function Table({ store, villain, onRestart, onDay }: PlayScreenProps) {
  const { state, pause, chosen } = villain;
  const wide = useWide();
  const [tab, setTab] = useState<Tab>('act');
  const [menu, setMenu] = useState(false);
  const [step, setStep] = useState(0);
  const [read, setRead] = useState(state.logged);
  const seen = read > state.logged ? 0 : read;
  const important = state.log.filter(({ isImportant }) => isImportant);
  const lesson = pause === 'tutorial' ? (STEPS[step] ?? null) : null;

  const toTab = useCallback(
    (next: Tab): void => {
      setTab(next);
      setRead(state.logged);
    },
    [state.logged],
  );
  useVillainKeys(villain, onRestart);
  const isPaused = pause !== null;
  const { togglePause, openMenu } = villain;
  const speeds = useMemo(
    () =>
      wide && (
        <SpeedControls
          speed={state.speed}
          onSpeed={villain.speed}
          paused={pause !== null}
          onPause={villain.togglePause}
        />
      ),
    [wide, state.speed, pause, villain.speed, villain.togglePause],
  );
  const bar = useMemo(
    () => (
      <GameBar title="AI Villain" className={styles.bar}>
        {wide ? (
          <SoundButton />
        ) : (
          <ToolButton
            label={isPaused ? 'Go on' : 'Pause'}
            icon={isPaused ? <Icon name="play" /> : <GameIcon name="pause" />}
            onClick={togglePause}
          />
        )}
        <ToolButton label="Restart" icon={<Icon name="retry" />} onClick={onRestart} />
        <ToolButton
          label="Menu: save, export, import, sound, tutorial"
          icon={<Icon name="menu" />}
          onClick={() => {
            openMenu();
            setMenu(true);
          }}
        />
      </GameBar>
    ),
    [wide, isPaused, togglePause, onRestart, openMenu],
  );

  return (
    <div className={cx(styles.table, lesson && lights.lit)}>
      {bar}
      {(wide || !pause || pause === 'menu' || lesson) && <Ticker state={state} still={pause !== null} />}
      {pause && (
        <PauseNotice pause={pause} day={wide ? undefined : state.day} onResume={villain.togglePause} />
      )}
      <MapTable state={state} chosen={chosen} onChoose={villain.choose} lit={lesson?.spot === 'map'}>
        {!wide && <SpeedCycle speed={state.speed} onSpeed={villain.speed} />}
        <MapNotice
          notice={villain.notice}
          before={villain.before}
          onBringBack={villain.bringBack}
          onRead={villain.dismiss}
        />
      </MapTable>
      {wide && <LogList log={state.log} />}
      <Console
        store={store}
        state={state}
        chosen={chosen}
        onAct={villain.act}
        onBuy={villain.buy}
        tab={lesson?.tab ?? tab}
        onTab={toTab}
        unread={important.filter(({ id }) => id > seen).length}
        wide={wide}
        spot={lesson?.spot ?? null}
      >
        {speeds}
      </Console>
      {lesson && <Tutorial step={step} onStep={setStep} onEnd={villain.endTutorial} />}
      <MenuDialog
        state={state}
        open={menu}
        onClose={() => {
          villain.closeMenu();
          setMenu(false);
        }}
        onImport={villain.importText}
        onTutorial={() => {
          setStep(0);
          villain.teach();
        }}
        onDay={onDay}
      />
    </div>
  );
}

/** The table: map, console, log, ticker. */
export const PlayScreen = memo(Table, (_, next) => next.isOver);
