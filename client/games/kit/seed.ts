import type { Random } from '../../../shared/kernel/random.ts';

export const SEED_PARAMETER = 'seed';

// No 0, O, 1, I or L: a seed is read aloud and typed by hand.
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const NEW_SEED_LENGTH = 6;
const SEED = /^[A-Za-z0-9-]{1,32}$/;

/** A seed as somebody typed it; null for what can't be one. */
export function asSeed(text: string): string | null {
  const seed = text.trim();
  return SEED.test(seed) ? seed : null;
}

/** The seed that an address asks for; one that can't be a seed counts as none. */
export function seedFrom(search: string | URLSearchParams): string | null {
  return asSeed(new URLSearchParams(search).get(SEED_PARAMETER) ?? '');
}

/** A fresh seed, short enough for a number plate. */
export function newSeed(random: Random): string {
  return Array.from({ length: NEW_SEED_LENGTH }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join(
    '',
  );
}

/** The address of a board, for a friend to play the same one. */
export function boardAddress(href: string, seed: string): string {
  const url = new URL(href);
  url.search = '';
  url.hash = '';
  url.searchParams.set(SEED_PARAMETER, seed);
  return url.toString();
}
