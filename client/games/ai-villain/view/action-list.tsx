import { deferred } from '../../kit/deferred.tsx';
import { type ActionId, CITY_ACTIONS, EFFECTS } from '../engine/constants.ts';
import { actionCost } from '../engine/cost.ts';
import { actionOf } from '../engine/lookup.ts';
import { preview } from '../engine/preview.ts';
import { refusal } from '../engine/refusal.ts';
import type { City, GameState, Move } from '../engine/state.ts';
import { ActionCard } from './action-card.tsx';
import { ART } from './art.ts';
import styles from './hand.module.css';
import { effectText, refusalChip, refusalText } from './texts.ts';

interface ActionListProps {
  readonly state: GameState;
  readonly city: City | null;
  readonly onAct: (action: ActionId) => void;
}

const CORE: Move = { type: 'upgrade-core' };

const refusedBy = (state: GameState, move: Move) => {
  const reason = refusal(state, move);
  if (!reason) return {};
  return {
    chip: refusalChip(state, move, reason),
    refused: refusalText(state, move, reason),
    brief: reason === 'busy',
  };
};

/** The five actions, four of them against the chosen city. */
export const ActionList = deferred(function ActionList({ state, city, onAct }: ActionListProps) {
  return (
    <div className={styles.cards}>
      {CITY_ACTIONS.map((action, place) => {
        const move = city && ({ type: 'act', action, city: city.id } as const);
        const seen = move && !city.controlled ? preview(state, move) : null;
        return (
          <ActionCard
            key={action}
            picture={ART[action]}
            name={actionOf(action).name}
            {...(action === 'infiltrate' && { shortName: 'Infiltration' })}
            effect={effectText(action, seen)}
            cost={actionCost(state, action)}
            fullCost={actionOf(action).cost}
            cooldown={actionOf(action).cooldown}
            {...(move ? refusedBy(state, move) : { refused: 'Choose a city first.' })}
            best={Boolean(move && seen?.falls && !refusal(state, move))}
            shortcut={String(place + 1)}
            id={action}
            onPlay={onAct}
          />
        );
      })}
      <ActionCard
        wide
        picture={ART['upgrade-core']}
        name={actionOf('upgrade-core').name}
        effect={`power +${EFFECTS.corePower}, at once`}
        cost={actionCost(state, 'upgrade-core')}
        fullCost={actionOf('upgrade-core').cost}
        {...refusedBy(state, CORE)}
        shortcut="5"
        id="upgrade-core"
        onPlay={onAct}
      />
    </div>
  );
});
