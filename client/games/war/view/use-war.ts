import { useMemo, useReducer, useRef, useState } from 'react';
import { nextTask } from '../../../lib/next-task.ts';
import { useAnimates } from '../../kit/use-animates.ts';
import { useClock } from '../../kit/use-clock.ts';
import { botMove } from '../engine/bots.ts';
import { BOT_AIM_MS } from '../engine/constants.ts';
import { press } from '../engine/press.ts';
import { type Action, type GameState, otherSide, type Place } from '../engine/state.ts';
import { step } from '../engine/step.ts';
import { type Shown, useShown } from './use-shown.ts';
import { refusalText } from './words.ts';

const MOVE_IS_MADE = 'This turn is made: undo it, or pass it on.';

/** How often the bot's waiting moves on. */
const TICK_MS = 100;

export interface Said {
  readonly text: string;
  /** Counts up, so that the same words twice shake twice. */
  readonly count: number;
}

/** What is decided, without what is still on its way: a toy that lands is nothing to the hand. */
export interface Turn {
  readonly game: GameState;
  readonly selected: Place | null;
  /** The target that is looked at before it is attacked. */
  readonly aim: Place | null;
  readonly refused: Said | null;
  act(action: Action): void;
  /** Nobody waits for what is on its way, nor for the bot. */
  hurry(): void;
}

export interface War extends Turn {
  readonly turn: Turn;
  readonly shown: Shown;
  /** A territory was pressed, clicked or tapped. */
  press(place: Place): void;
  /** A territory is pointed at or focused. */
  lookAt(place: Place): void;
  deselect(): void;
}

/** Lets the bot's waiting pass in two steps, to its aim and to its attack: between them there is nothing to draw. */
function useThinking(game: GameState, dispatch: (action: Action) => void): void {
  const { phase } = game;
  const { opponent } = game.options;
  const waited = useRef({ phase, ms: 0 });
  useClock({
    running: phase.kind === 'thinking',
    everyMs: TICK_MS,
    onTick(ms) {
      if (phase.kind !== 'thinking') return;
      const before = waited.current.phase === phase ? waited.current.ms : 0;
      waited.current = { phase, ms: before + ms };
      const untilMs = phase.move ? phase.leftMs : phase.leftMs - BOT_AIM_MS;
      if (waited.current.ms >= untilMs) dispatch({ type: 'tick', ms: waited.current.ms });
      // Thought when the waiting begins, in a task of its own: to think and to draw would be too long for a slow processor.
      else if (before === 0 && !phase.move && opponent.kind === 'bot')
        void nextTask().then(() => botMove(game, opponent.strength));
    },
  });
}

/** A game with what its players have chosen so far: the engine decides, this remembers the hand. */
export function useWar(initial: GameState): War {
  const [game, dispatch] = useReducer(step, initial);
  const [selected, setSelected] = useState<Place | null>(null);
  const [aim, setAim] = useState<Place | null>(null);
  const [refused, setRefused] = useState<Said | null>(null);
  const shown = useShown(game, useAnimates());

  useThinking(game, dispatch);

  const { land } = shown;

  // The same as long as nothing is new: what is drawn later, is drawn for it once.
  const turn = useMemo((): Turn => {
    const act = (action: Action): void => {
      dispatch(action);
      setSelected(null);
      setAim(null);
      setRefused(null);
    };
    const hurry = (): void => {
      land();
      if (game.phase.kind === 'thinking') act({ type: 'tick', ms: game.phase.leftMs });
    };
    return { game, selected, aim, refused, act, hurry };
  }, [game, selected, aim, refused, land]);

  return useMemo(() => {
    const { act } = turn;
    const choose = (place: Place | null): void => {
      setSelected(place);
      setAim(null);
    };
    const refuse = (text: string): void =>
      setRefused((before) => ({ text, count: (before?.count ?? 0) + 1 }));

    const pressNow = (state: GameState, place: Place): void => {
      const pressed = press(state, selected, place);
      setRefused(null);
      if (pressed.kind === 'aimed') {
        if (aim === place) act({ type: 'attack', from: pressed.from, to: pressed.to });
        else setAim(place);
        return;
      }
      choose(pressed.kind === 'deselected' ? null : pressed.kind === 'selected' ? place : pressed.selected);
      if (pressed.kind === 'refused') refuse(refusalText(pressed.why));
    };

    // Whoever is next takes over by choosing a territory of theirs.
    const takeOver = (place: Place): void => {
      if (game.cells[place]?.owner !== otherSide(game.side)) {
        refuse(MOVE_IS_MADE);
        return;
      }
      dispatch({ type: 'pass' });
      pressNow(step(game, { type: 'pass' }), place);
    };

    return {
      ...turn,
      turn,
      shown,
      press(place) {
        if (shown.flight) shown.land();
        else if (game.phase.kind === 'choosing') pressNow(game, place);
        else if (game.phase.kind === 'made') takeOver(place);
      },
      lookAt: (place) => {
        if (selected !== null) setAim(place);
      },
      deselect: () => {
        choose(null);
        setRefused(null);
      },
    };
  }, [turn, shown, game, selected, aim]);
}
