import { cellAt, nameOf } from '../engine/board.ts';
import { MESSAGES } from '../engine/constants.ts';
import { countryOf } from '../engine/countries.ts';
import { type Outcome, outcomeOf, type Refusal } from '../engine/rules.ts';
import type { Cell, Cells, Entry, GameState, Owner, Place, Side, Strength } from '../engine/state.ts';
import { unitOf } from '../engine/units.ts';

export const STRENGTH_NAMES: Readonly<Record<Strength, string>> = {
  easy: 'Easy',
  normal: 'Normal',
  hard: 'Hard',
};

export const refusalText = (why: Refusal): string =>
  why === 'no-border' ? 'Neighbours only: these two share no border.' : MESSAGES[why];

export const armiesText = (armies: number): string => `${armies} ${armies === 1 ? 'army' : 'armies'}`;

type Players = Pick<GameState, 'countries'>;

export const countryName = ({ countries }: Players, side: Side): string => countryOf(countries[side]).name;

export const ownerName = (game: Players, owner: Owner): string =>
  owner === null ? 'neutral' : countryName(game, owner);

/** An outcome in a word and a line, as the hand shows it. */
export function outcomeText({ kind, from, to }: Outcome): { readonly word: string; readonly line: string } {
  switch (kind) {
    case 'taken':
      return { word: 'Taken', line: `${armiesText(to)} gained, it costs nothing` };
    case 'captured':
      return { word: 'Captured', line: `${to} move in, ${from} stays` };
    case 'lost':
      return { word: 'Lost', line: `${to} left to defend, and you lose this cell` };
  }
}

function prospect(cells: Cells, from: Place, to: Place): string {
  const { kind, to: held } = outcomeOf(cellAt(cells, from).armies, cellAt(cells, to));
  if (kind === 'taken') return 'would be taken with its armies';
  return kind === 'captured'
    ? `would be captured, ${held} move in`
    : `attack would be lost, ${held} would be left`;
}

interface Standing {
  readonly selected: Place | null;
  readonly isTarget: boolean;
}

/** A patch for who can't see it: one full sentence, with what a choice makes of it. */
export const cellText = (game: Players, { owner, armies }: Cell, place: Place, standing: string): string =>
  `${nameOf(place)}: ${ownerName(game, owner)}, ${armiesText(armies)}, ${unitOf(armies)}${standing}`;

/** What a choice makes of a patch, as the end of its sentence. */
export function standingText(cells: Cells, place: Place, { selected, isTarget }: Standing): string {
  if (place === selected) return ', chosen';
  return selected !== null && isTarget ? `, ${prospect(cells, selected, place)}` : '';
}

/** A turn in a sentence. */
export function entryText(game: GameState, entry: Entry): string {
  const who = countryName(game, entry.side);
  if (entry.kind === 'reinforced') return `${who} reinforced ${nameOf(entry.place)} by 1.`;
  const { attackers, defenders } = entry;
  const [from, to] = [nameOf(entry.from), nameOf(entry.to)];
  if (entry.kind === 'taken') return `${who} took neutral ${to} and its ${armiesText(defenders)}.`;
  if (entry.kind === 'captured') {
    return `${who} captured ${to}: ${attackers} against ${defenders}, ${attackers - defenders} moved in.`;
  }
  return `${who} lost its attack on ${to}: ${attackers} against ${defenders}, ${from} goes over.`;
}

/** What the last turn did, with what its bot had to say. */
export function lastTurnText(game: GameState): string {
  const last = game.log.at(-1);
  if (!last) return 'Pick one of your patches, then whom it attacks.';
  const gaveUp = last.kind === 'reinforced' && last.side === 1 && game.options.opponent.kind === 'bot';
  return gaveUp ? `${MESSAGES['bot-reinforces']} ${entryText(game, last)}` : entryText(game, last);
}

/** Who plays by which rules, in two or three words. */
export function modeText({ options }: GameState): string {
  const who =
    options.opponent.kind === 'bot' ? `${STRENGTH_NAMES[options.opponent.strength]} bot` : '2 players';
  return options.rules.neighboursOnly ? `${who}, neighbours` : who;
}
