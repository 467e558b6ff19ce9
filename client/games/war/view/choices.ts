import type { Options, Strength } from '../engine/state.ts';

/** Everything that is chosen before a game; the board's seed comes from the address. */
export type Setup = Omit<Options, 'seed'>;

/** Who plays: the country of a second person is chosen after the first one's. */
export type Mode = { readonly kind: 'bot'; readonly strength: Strength } | { readonly kind: 'human' };
