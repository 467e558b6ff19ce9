import { memo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { deferred } from '../../kit/deferred.tsx';
import { GameIcon } from '../../kit/game-icon.tsx';
import { nameOf } from '../engine/board.ts';
import { attacksOf, refusal, targetsOf, weakestOf } from '../engine/rules.ts';
import { type Attack, otherSide } from '../engine/state.ts';
import type { Cloth } from './cloths.ts';
import { Duel, DuelSide } from './duel.tsx';
import styles from './hand.module.css';
import { Spool } from './spool.tsx';
import type { Turn } from './use-war.ts';
import { countryName, lastTurnText } from './words.ts';

interface HandProps {
  turn: Turn;
  cloths: readonly [Cloth, Cloth];
}

/** The attack that is looked at: the player's, or the one that the bot is about to make. */
function attackInView({ game, selected, aim }: Turn): Attack | null {
  if (game.phase.kind === 'thinking') return game.phase.move?.kind === 'attack' ? game.phase.move : null;
  if (selected === null || aim === null) return null;
  const attack = { from: selected, to: aim };
  return refusal(game.cells, attack, game.side, game.options.rules) ? null : attack;
}

function Situation({ turn, cloths }: HandProps) {
  const { game, selected, refused } = turn;
  const attack = attackInView(turn);
  if (refused) {
    return (
      <p key={refused.count} className={styles.refused}>
        <Icon name="alert" />
        <span>{refused.text}</span>
      </p>
    );
  }
  if (attack) return <Duel cells={game.cells} attack={attack} cloths={cloths} />;
  if (game.phase.kind === 'thinking') {
    return (
      <div key="thinking" className={styles.line}>
        <Spool />
        <p>
          <b>
            <span>{countryName(game, 1)}</span> is thinking …
          </b>
          <span>{lastTurnText(game)}</span>
        </p>
      </div>
    );
  }
  if (selected !== null) {
    const targets = targetsOf(game.cells, selected, game.side, game.options.rules).length;
    return (
      <div className={styles.line}>
        <DuelSide cells={game.cells} place={selected} cloths={cloths} />
        <p>
          <b>Now choose a target</b>
          <span>
            {targets === 0
              ? 'No enemy borders on it.'
              : `${targets} can be attacked from ${nameOf(selected)}.`}
          </span>
        </p>
      </div>
    );
  }
  const stuck =
    game.phase.kind === 'choosing' && attacksOf(game.cells, game.side, game.options.rules).length === 0;
  const ask = stuck ? 'No valid attack' : `${countryName(game, game.side)}, choose an attacker`;
  return (
    <div className={styles.line}>
      <p>
        {game.phase.kind === 'choosing' && <b>{ask}</b>}
        <span>{lastTurnText(game)}</span>
      </p>
    </div>
  );
}

function MainButton({ turn }: { turn: Turn }) {
  const { game } = turn;
  const attack = attackInView(turn);
  const look = { variant: 'primary', className: styles.go } as const;
  if (game.phase.kind === 'made') {
    return (
      <Button
        key="pass"
        {...look}
        icon={<Icon name="arrow-right" />}
        onClick={() => turn.act({ type: 'pass' })}
      >
        Pass to <span>{countryName(game, otherSide(game.side))}</span>
      </Button>
    );
  }
  if (game.phase.kind === 'thinking') {
    return (
      <Button {...look} icon={<GameIcon name="fast" />} onClick={turn.hurry}>
        Don’t wait
      </Button>
    );
  }
  if (attacksOf(game.cells, game.side, game.options.rules).length === 0) {
    return (
      <Button
        key="reinforce"
        {...look}
        icon={<GameIcon name="plus" />}
        onClick={() => turn.act({ type: 'reinforce' })}
      >
        Reinforce <span>{nameOf(weakestOf(game.cells, game.side))}</span> by 1
      </Button>
    );
  }
  return (
    <Button
      {...look}
      disabled={!attack}
      onClick={() => {
        if (attack) turn.act({ type: 'attack', ...attack });
      }}
    >
      {attack ? `Attack ${nameOf(attack.to)}` : 'Attack'}
    </Button>
  );
}

const Outcome = deferred(function Outcome({ turn, cloths }: HandProps) {
  return (
    <div className={styles.situation}>
      <Situation turn={turn} cloths={cloths} />
    </div>
  );
});

const Acts = deferred(function Acts({ turn }: { turn: Turn }) {
  const { game } = turn;
  return (
    <div className={styles.acts}>
      {game.options.opponent.kind === 'human' && (
        <Button
          disabled={game.phase.kind !== 'made'}
          icon={<GameIcon name="undo" />}
          onClick={() => turn.act({ type: 'undo' })}
        >
          Undo
        </Button>
      )}
      <MainButton turn={turn} />
    </div>
  );
});

/** What is pressed every turn: the outcome, the answer, and the way back. */
export const Hand = memo(function Hand({ turn, cloths }: HandProps) {
  return (
    <div className={styles.hand}>
      <Outcome turn={turn} cloths={cloths} />
      <Acts turn={turn} />
    </div>
  );
});
