import { useCallback, useRef, useState } from 'react';
import { useBoard } from '../../kit/use-board.ts';
import { useClock } from '../../kit/use-clock.ts';
import { refusalOf, refusalText } from '../engine/refusal.ts';
import { enterArena, start } from '../engine/start.ts';
import type { Action, State, Turn } from '../engine/state.ts';
import { step } from '../engine/step.ts';
import type { Attack, WarriorId } from '../engine/warriors.ts';
import { usePace } from './pace.ts';
import { useBestRuns } from './use-best-runs.ts';
import { useSavedRun } from './use-saved-run.ts';

interface Match {
  /** The board and round that it belongs to. */
  readonly of: string;
  readonly state: State;
  /** What a special that wasn't ready was answered with. */
  readonly notice: string;
}

const begin = (seed: string, warrior: WarriorId | null): State =>
  warrior ? enterArena(seed, warrior) : start({ seed });

function afterAttack(match: Match, attack: Attack): Match {
  const { state } = match;
  if (state.screen !== 'battle') return match;
  const refusal = refusalOf(state, attack);
  if (!refusal) return { ...match, state: step(state, { type: 'attack', attack: attack.id }), notice: '' };
  return refusal.reason === 'energy' ? { ...match, notice: refusalText(refusal) } : match;
}

/** Lets the arena's time pass while nobody may act, in one step when it is up. */
function useArenaTime(state: State, act: (action: Action) => void): void {
  const speed = usePace((pace) => pace.speed);
  const passed = useRef<{ turn: Turn | null; ms: number }>({ turn: null, ms: 0 });
  const turn = state.screen === 'battle' && state.turn.of !== 'player' ? state.turn : null;
  useClock({
    running: turn !== null,
    onTick(ms) {
      if (passed.current.turn !== turn) passed.current = { turn, ms: 0 };
      passed.current.ms += ms * speed;
      if (turn && passed.current.ms >= turn.waitMs) act({ type: 'tick', ms: turn.waitMs });
    },
  });
}

/** The game as the page plays it: the board, the state, and everything a player can do. */
export function useBattle() {
  const choice = useBoard();
  const { board, round } = choice;
  const [entering, setEntering] = useState<WarriorId | null>(null);
  const of = `${board.seed}:${round}`;
  const [match, setMatch] = useState<Match>(() => ({ of, state: begin(board.seed, null), notice: '' }));
  if (match.of !== of) setMatch({ of, state: begin(board.seed, entering), notice: '' });
  const { state, notice } = match;

  const act = (action: Action): void =>
    setMatch((before) => ({ ...before, state: step(before.state, action), notice: '' }));
  useArenaTime(state, act);

  // The same function for ever, so that a card is only drawn again when something on it changes.
  const attack = useCallback((chosen: Attack) => setMatch((before) => afterAttack(before, chosen)), []);

  const best = useBestRuns(state);
  const saved = useSavedRun(state, board);

  return {
    board: { kind: board.kind, seed: state.seed },
    state,
    notice,
    best,
    saved: saved.run,
    choose: (warrior: WarriorId) => act({ type: 'choose', warrior }),
    attack,
    resume(): void {
      if (saved.run.kind === 'found') setMatch({ ...match, state: saved.run.battle });
    },
    /** From the first enemy, with the same warrior. */
    restart(): void {
      setEntering(state.screen === 'characterSelect' ? null : state.warrior);
      choice.restart();
    },
    chooseAgain(): void {
      setEntering(null);
      choice.restart();
    },
    playDay(): void {
      setEntering(null);
      choice.playDay();
    },
    playFresh(): void {
      setEntering(null);
      choice.playFresh();
    },
  };
}

export type BattleGame = ReturnType<typeof useBattle>;
