import { MIN_ATTACKERS } from './constants.ts';
import { type Refusal, refusal } from './rules.ts';
import type { GameState, Place } from './state.ts';

/** What pressing a territory means to who is to move. */
export type Press =
  | { readonly kind: 'selected'; readonly place: Place }
  | { readonly kind: 'deselected' }
  | { readonly kind: 'aimed'; readonly from: Place; readonly to: Place }
  /** Another own territory can't be attacked; it becomes the attacker instead when it is strong enough. */
  | { readonly kind: 'refused'; readonly why: Refusal; readonly selected: Place | null };

/** Select an own territory, then a target; the selected one again deselects it. */
export function press({ cells, side, options }: GameState, selected: Place | null, place: Place): Press {
  const cell = cells[place];
  const own = cell?.owner === side;
  const strong = own && cell.armies >= MIN_ATTACKERS;
  if (selected === null) {
    if (!own) return { kind: 'refused', why: 'not-own', selected };
    return strong ? { kind: 'selected', place } : { kind: 'refused', why: 'too-few', selected };
  }
  if (selected === place) return { kind: 'deselected' };
  const why = refusal(cells, { from: selected, to: place }, side, options.rules);
  if (why === null) return { kind: 'aimed', from: selected, to: place };
  return { kind: 'refused', why, selected: why === 'own-target' && strong ? place : selected };
}
