import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { Elements } from '../../../ui/elements.ts';
import type { ActionId, CityId, UpgradeId } from '../engine/constants.ts';
import { cityOf } from '../engine/lookup.ts';
import type { GameState } from '../engine/state.ts';
import { ActionList } from './action-list.tsx';
import styles from './console.module.css';
import { LogList } from './log-list.tsx';
import { Resources } from './resources.tsx';
import { Running } from './running.tsx';
import { type Tab, Tabs } from './tabs.tsx';
import { Target } from './target.tsx';
import type { Spot } from './tutorial-steps.ts';
import { UpgradeList } from './upgrade-list.tsx';
import type { VillainStoreApi } from './villain-store.ts';

interface ConsoleProps {
  readonly store: VillainStoreApi;
  readonly state: GameState;
  readonly chosen: CityId | null;
  readonly onAct: (action: ActionId) => void;
  readonly onBuy: (upgrade: UpgradeId) => void;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly unread: number;
  /** With room for everything there are no tabs, and the log lies elsewhere. */
  readonly wide: boolean;
  readonly spot: Spot | null;
  /** On top, where there is room. */
  readonly children?: Elements;
}

/**
 * The villain's hand: what there is, what runs, the chosen city, and all that can be done. The map answers at once, these parts
 * follow it frame by frame.
 */
export const Console = memo(function Console({
  store,
  state,
  chosen,
  tab,
  wide,
  spot,
  ...props
}: ConsoleProps) {
  const city = chosen && cityOf(state, chosen);
  const lit = (part: Spot) => (spot === part ? { 'data-spot': '' } : {});
  const panel = (id: Tab) => cx(styles.panel, !wide && tab !== id && styles.away);
  return (
    <section className={styles.console} aria-label="Console">
      {props.children}
      <div {...lit('resources')}>
        <Resources state={state} />
      </div>
      <div {...lit('running')}>
        <Running state={state} store={store} />
      </div>
      <div className={styles.hand}>
        <div className={panel('act')}>
          <div {...lit('target')}>
            <Target state={state} city={city} />
          </div>
          <div {...lit('actions')}>
            <ActionList state={state} city={city} onAct={props.onAct} />
          </div>
        </div>
        <div className={panel('upgrades')} {...lit('upgrades')}>
          <UpgradeList state={state} onBuy={props.onBuy} />
        </div>
        {!wide && (
          <div className={cx(panel('log'), styles.scroll)}>
            <LogList log={state.log} />
          </div>
        )}
      </div>
      {!wide && <Tabs tab={tab} onTab={props.onTab} unread={props.unread} />}
    </section>
  );
});
