import { isFallen } from './city.ts';
import { FALL, LOSS } from './constants.ts';
import { logged } from './log.ts';
import { placeOf } from './lookup.ts';
import type { City, GameState } from './state.ts';

const taken = (state: GameState, { id }: City): GameState =>
  logged(
    {
      ...state,
      influence: state.influence + FALL.influence,
      resources: state.resources + FALL.resources,
      running: state.running.filter(({ city }) => city !== id),
      cities: state.cities.map((city) => (city.id === id ? { ...city, controlled: true } : city)),
    },
    {
      kind: 'fall',
      city: id,
      message: `${placeOf(id).name} is yours: +${FALL.influence} influence, +${FALL.resources} resources.`,
      isImportant: true,
    },
  );

/** The state with every city taken whose defences and stability have given way. */
export const withFalls = (state: GameState): GameState =>
  state.cities.filter((city) => !city.controlled && isFallen(state, city)).reduce(taken, state);

const isLost = ({ resources, influence }: GameState): boolean =>
  resources < LOSS.resourcesBelow && influence < LOSS.influenceBelow;

const ended = (state: GameState, outcome: 'won' | 'lost', message: string): GameState =>
  logged({ ...state, outcome, running: [] }, { kind: outcome, message, isImportant: true });

/** The state with its end noticed: all cities held, or neither money nor influence left. */
export const withOutcome = (state: GameState): GameState => {
  if (state.outcome !== 'playing') return state;
  if (state.cities.every(({ controlled }) => controlled))
    return ended(state, 'won', 'All eight cities obey.');
  return isLost(state) ? ended(state, 'lost', 'Broke and without influence: the plug is pulled.') : state;
};
