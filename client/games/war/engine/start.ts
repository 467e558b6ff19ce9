import { type Random, sample, seededRandom, shuffled } from '../../../../shared/kernel/random.ts';
import { CELLS, FIRST_PLAYER_CELLS, NEUTRAL_ARMIES, NEUTRAL_CELLS, PLAYER_ARMIES } from './constants.ts';
import { COUNTRIES, type CountryId } from './countries.ts';
import type { Cell, GameState, Options, Owner } from './state.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

const between = ({ min, max }: Range, random: Random): number => min + Math.floor(random() * (max - min + 1));

function ownerOf(index: number): Owner {
  if (index < NEUTRAL_CELLS) return null;
  return index < NEUTRAL_CELLS + FIRST_PLAYER_CELLS ? 0 : 1;
}

function dealt(random: Random): Cell[] {
  const cells = Array.from({ length: CELLS }, (_, index): Cell => {
    const owner = ownerOf(index);
    return { owner, armies: between(owner === null ? NEUTRAL_ARMIES : PLAYER_ARMIES, random) };
  });
  return shuffled(cells, random);
}

function botCountry(player: CountryId, random: Random): CountryId {
  const others = COUNTRIES.filter(({ id }) => id !== player);
  return sample(others, 1, random)[0]?.id ?? COUNTRIES[0].id;
}

/** Deals a board: the same seed, the same territories and armies, whatever the countries and rules. */
export function start(options: Options): GameState {
  const { seed, country, opponent } = options;
  const other =
    opponent.kind === 'human' ? opponent.country : botCountry(country, seededRandom(`${seed}:bot`));
  if (other === country) throw new RangeError('two players need two countries');
  return {
    options,
    countries: [country, other],
    cells: dealt(seededRandom(`${seed}:board`)),
    side: 0,
    phase: { kind: 'choosing' },
    log: [],
  };
}
