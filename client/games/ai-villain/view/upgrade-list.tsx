import { Icon } from '../../../ui/icon.tsx';
import { deferred } from '../../kit/deferred.tsx';
import { ACTIONS, UPGRADES, type UpgradeId } from '../engine/constants.ts';
import { discounted, upgradeCost } from '../engine/cost.ts';
import { refusal } from '../engine/refusal.ts';
import type { GameState, Move } from '../engine/state.ts';
import { ActionCard } from './action-card.tsx';
import { ART } from './art.ts';
import styles from './hand.module.css';
import { refusalText } from './texts.ts';

const withDarkWeb = ACTIONS.map(
  ({ name, cost }) => `${name} ${discounted(cost, { upgrades: ['dark-web'] })}`,
).join(', ');

const refusedBy = (state: GameState, move: Move) => {
  const reason = refusal(state, move);
  return reason ? { refused: refusalText(state, move, reason), brief: reason === 'busy' } : {};
};

/** The upgrades still to be had; acquired ones are only named. */
export const UpgradeList = deferred(function UpgradeList({
  state,
  onBuy,
}: {
  state: GameState;
  onBuy: (upgrade: UpgradeId) => void;
}) {
  const owned = UPGRADES.filter(({ id }) => state.upgrades.includes(id));
  const open = UPGRADES.filter(({ id }) => !state.upgrades.includes(id));
  return (
    <section className={styles.upgrades} aria-label="Upgrades">
      <h2 className={styles.heading}>Upgrades</h2>
      <div className={styles.cards}>
        {open.map(({ id, name, cost, effect }) => {
          const move = { type: 'buy', upgrade: id } as const;
          const poor = refusal(state, move) === 'too-dear';
          return (
            <ActionCard
              key={id}
              picture={ART[id]}
              name={name}
              effect={poor ? 'Need More Resources' : effect}
              cost={upgradeCost(state, id)}
              fullCost={cost}
              {...refusedBy(state, move)}
              id={id}
              onPlay={onBuy}
            />
          );
        })}
        {!state.upgrades.includes('dark-web') && (
          <p className={styles.hint}>
            After Dark Web Access: <span>{withDarkWeb}</span>.
          </p>
        )}
        {owned.length > 0 && (
          <p className={styles.owned}>
            <Icon name="check" size="16px" />
            <span>{owned.map(({ name, effect }) => `${name} (${effect})`).join(', ')}</span>
          </p>
        )}
      </div>
    </section>
  );
});
