import { asFields, asList, asOneOf, asText, asWhole } from '../../kit/parse.ts';
import { saveSlot } from '../../kit/save.ts';
import { CELLS } from '../engine/constants.ts';
import { COUNTRIES, type CountryId } from '../engine/countries.ts';
import { replayed, type Written, written } from '../engine/replay.ts';
import { type GameState, type Opponent, type Options, STRENGTHS } from '../engine/state.ts';

const IDS: readonly CountryId[] = COUNTRIES.map(({ id }) => id);

function asOpponent(value: unknown, own: CountryId): Opponent | null {
  const fields = asFields(value);
  if (fields?.kind === 'human') {
    const country = asOneOf(fields.country, IDS);
    return country && country !== own ? { kind: 'human', country } : null;
  }
  const strength = asOneOf(fields?.strength, STRENGTHS);
  return strength && { kind: 'bot', strength };
}

function asOptions(value: unknown): Options | null {
  const fields = asFields(value);
  const seed = asText(fields?.seed);
  const country = asOneOf(fields?.country, IDS);
  const opponent = country && asOpponent(fields?.opponent, country);
  const neighboursOnly = asFields(fields?.rules)?.neighboursOnly;
  if (!seed || !opponent || typeof neighboursOnly !== 'boolean') return null;
  return { seed, country, opponent, rules: { neighboursOnly } };
}

/** A turn as `[from, to]`, a reinforcement as an empty pair. */
function asTurns(value: unknown): readonly Written[] | null {
  const pairs = asList(value, (pair) => asList(pair, (place) => asWhole(place, 0, CELLS - 1)));
  return pairs?.map(([from, to]) => (from === undefined || to === undefined ? null : { from, to })) ?? null;
}

interface Saved {
  readonly options: Options;
  readonly turns: readonly (readonly number[])[];
}

const toSaved = ({ options, log }: GameState): Saved => ({
  options,
  turns: log.map(written).map((turn) => (turn ? [turn.from, turn.to] : [])),
});

const slot = saveSlot<Saved>({
  game: 'war',
  name: 'game',
  version: 1,
  parse(value) {
    const game = gameIn(value);
    return game && toSaved(game);
  },
});

/** A saved game is its turns, played again by the engine: what the rules don't allow is no game. */
function gameIn(value: unknown): GameState | null {
  const fields = asFields(value);
  const options = asOptions(fields?.options);
  const turns = asTurns(fields?.turns);
  return options && turns && replayed(options, turns);
}

export type SavedGame =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly game: GameState }
  | { readonly kind: 'refused'; readonly message: string };

export function loadGame(): SavedGame {
  const loaded = slot.load();
  if (loaded.kind !== 'found') return loaded;
  const game = gameIn(loaded.value);
  return game ? { kind: 'found', game } : { kind: 'none' };
}

/** Keeps a game that is under way; one that is over is forgotten. */
export function keepGame(game: GameState): void {
  if (game.phase.kind === 'ended') slot.clear();
  else if (game.log.length > 0) slot.save(toSaved(game));
}

export const forgetGame = (): void => slot.clear();
