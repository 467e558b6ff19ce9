import { seededRandom } from '../../../../shared/kernel/random.ts';
import type { Policies, Policy } from '../../kit/balance.ts';
import { fallLine, free, held } from './city.ts';
import { msToNextDay } from './clock.ts';
import { EFFECTS } from './constants.ts';
import { cityOf } from './lookup.ts';
import { preview } from './preview.ts';
import { actions } from './refusal.ts';
import type { GameAction, GameState, Move } from './state.ts';

type Play = Policy<GameState, GameAction>;

/** Waiting is a tick to the next day. */
const wait = (state: GameState): GameAction => ({ type: 'tick', ms: msToNextDay(state) });

/**
 * Any legal move, or waiting, each as likely as the others; but against one city at a time, drawn by lot. Moves
 * scattered over eight cities are healed faster than they are made, and such a game never ends.
 */
const random: Play = (state, chance) => {
  const cities = free(state);
  const lot = seededRandom(`${state.seed}/target/${cities.length}`)();
  const target = cities[Math.floor(lot * cities.length)]?.id;
  const moves = actions(state).filter((move) => move.type !== 'act' || move.city === target);
  const options: readonly GameAction[] = [...moves, wait(state)];
  return options[Math.floor(chance() * options.length)] ?? wait(state);
};

/** Only a city at most one Fake News away from its line can be won by a single move. */
const wins = (state: GameState, move: Move): boolean =>
  move.type === 'act' &&
  cityOf(state, move.city).stability <= fallLine(state.power) + EFFECTS.fakeNewsStability &&
  preview(state, move).falls;

/** Stability above the line and defence that a move removes at once; nothing for what is already low enough. */
const gain = (state: GameState, move: Move): number => {
  if (move.type !== 'act') return 0;
  const { defense, stability } = preview(state, move);
  const line = fallLine(state.power);
  const above = (value: number): number => Math.max(0, value - line);
  // A DDoS is gone tomorrow: alone it removes nothing.
  const walls = move.action === 'ddos' ? 0 : defense[0] - defense[1];
  return above(stability[0]) - above(stability[1]) + walls;
};

/** A city at once when possible, else whatever does most harm today, to whomever; spends all it has. */
const greedy: Play = (state) => {
  const moves = actions(state);
  const winning = moves.find((move) => wins(state, move));
  if (winning) return winning;
  const weakness = (move: Move): number =>
    move.type === 'act' ? 100 - cityOf(state, move.city).stability : 0;
  const best = moves
    .map((move) => ({ move, gain: gain(state, move) }))
    .toSorted((a, b) => b.gain - a.gain || weakness(b.move) - weakness(a.move))[0];
  return best && best.gain > 0 ? best.move : wait(state);
};

/**
 * One city after the other: its people first (Fake News), its defences only when they are ready to give way. Buys
 * the two upgrades that help, once a first city makes the game safe, and never power, which only lowers the line.
 */
const careful: Play = (state) => {
  const moves = actions(state);
  const winning = moves.find((move) => wins(state, move));
  if (winning) return winning;
  const safe = held(state).length > 0;
  const upgrade = moves.find(
    (move) => safe && move.type === 'buy' && (move.upgrade === 'botnet' || move.upgrade === 'dark-web'),
  );
  if (upgrade) return upgrade;
  const line = fallLine(state.power);
  const target = free(state)
    .filter(({ stability }) => stability > line)
    .toSorted((a, b) => a.stability - b.stability)[0];
  const news = moves.find(
    (move) => move.type === 'act' && move.action === 'fake-news' && move.city === target?.id,
  );
  return news ?? wait(state);
};

export const policies: Policies<GameState, GameAction> = { random, greedy, careful };
