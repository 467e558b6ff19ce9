import { useStore } from 'zustand';
import { deferred } from '../../kit/deferred.tsx';
import { GameIcon } from '../../kit/game-icon.tsx';
import { progressOf } from '../engine/clock.ts';
import { slots } from '../engine/cost.ts';
import type { GameState, Run } from '../engine/state.ts';
import { ART } from './art.ts';
import styles from './running.module.css';
import { runDay, runText } from './texts.ts';
import type { VillainStoreApi } from './villain-store.ts';

interface RunningProps {
  readonly state: GameState;
  readonly store: VillainStoreApi;
}

function RunBar({ state, store, run }: RunningProps & { readonly run: Run }) {
  const progress = useStore(store, ({ now }) => progressOf(now ?? state, run));
  return (
    <div
      className={styles.run}
      role="progressbar"
      aria-label={runText(run)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress * 100)}
      aria-valuetext={runDay(run)}
    >
      <span className={styles.trough}>
        <i style={{ transform: `translateX(${progress * 100 - 100}%)` }} />
      </span>
      <p>
        <img src={ART[run.action]} alt="" width="24" height="24" />
        <b>{runText(run)}</b>
        <span className="figures">{runDay(run)}</span>
      </p>
    </div>
  );
}

/** What runs now, and how many hands are free. */
export const Running = deferred(function Running({ state, store }: RunningProps) {
  const free = slots(state) - state.running.length;
  return (
    <div className={styles.running}>
      {state.running.map((run) => (
        <RunBar key={`${run.action}-${run.city}`} state={state} store={store} run={run} />
      ))}
      {free > 0 && (
        <p className={styles.free}>
          <GameIcon name="plus" size="14px" />
          <span>{`${state.running.length === 0 ? 'Nothing is running: ' : ''}${free} free`}</span>
        </p>
      )}
    </div>
  );
});
