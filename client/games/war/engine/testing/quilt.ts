import { CELLS } from '../constants.ts';
import { start } from '../start.ts';
import type { Cell, Cells, GameState, Options, Owner } from '../state.ts';

const OWNERS: Readonly<Record<string, Owner>> = { a: 0, b: 1, n: null };

/** A quilt in words: `a7` is seven of the first player's armies, `b` the second's, `n` neutral; the rest is `n1`. */
export function quilt(words: string): Cells {
  const cells = words.split(/\s+/).map((word): Cell => {
    return { owner: OWNERS[word.charAt(0)] ?? null, armies: Number(word.slice(1)) };
  });
  const rest = Array.from({ length: CELLS - cells.length }, (): Cell => ({ owner: null, armies: 1 }));
  return [...cells, ...rest];
}

export const TWO_PLAYERS: Options = {
  seed: 'test',
  country: 'pk',
  opponent: { kind: 'human', country: 'jp' },
  rules: { neighboursOnly: false },
};

export const AGAINST_BOT: Options = { ...TWO_PLAYERS, opponent: { kind: 'bot', strength: 'normal' } };

/** A game that stands as the words say. */
export const gameOf = (words: string, options: Options = TWO_PLAYERS): GameState => ({
  ...start(options),
  cells: quilt(words),
});
