import { holdings } from '../engine/board.ts';
import { LAST_TURN } from '../engine/constants.ts';
import type { End, GameState } from '../engine/state.ts';
import { otherSide } from '../engine/state.ts';
import { cellsOverTime } from '../engine/summary.ts';
import { countryName, STRENGTH_NAMES } from './words.ts';

/** The headline of the end and the line beneath it. */
export function endText(game: GameState, end: End): { readonly title: string; readonly line: string } {
  if (end.winner === null) {
    return { title: 'A draw', line: `After ${LAST_TURN} turns both hold as many cells and as many armies.` };
  }
  const [winner, loser] = [countryName(game, end.winner), countryName(game, otherSide(end.winner))];
  if (end.reason === 'conquest') {
    return {
      title: `${winner} wins the war`,
      line: `${loser} has no territory left after ${game.log.length} turns.`,
    };
  }
  const [own, other] = [holdings(game.cells, end.winner), holdings(game.cells, otherSide(end.winner))];
  const by =
    own.cells === other.cells
      ? `as many cells, but ${own.armies} armies to ${other.armies}`
      : `${own.cells} cells to ${other.cells}`;
  return { title: `${winner} holds more of the quilt`, line: `${LAST_TURN} turns are over: ${by}.` };
}

const BARS = '▁▂▃▄▅▆▇█';
const SAMPLES = 12;

/** The first player's share of the quilt over the game, as twelve small bars. */
export function curveOf(game: GameState): string {
  const own = cellsOverTime(game).map(([first]) => first);
  return Array.from({ length: SAMPLES }, (_, index) => {
    const cells = own[Math.round((index * (own.length - 1)) / (SAMPLES - 1))] ?? 0;
    return BARS[Math.min(BARS.length - 1, Math.floor((cells / 49) * BARS.length))];
  }).join('');
}

/** How the game went, without a word about where what lies. */
export function resultLines(game: GameState, end: End): readonly string[] {
  const { opponent, rules } = game.options;
  const near = rules.neighboursOnly ? ', neighbours only' : '';
  const versus =
    opponent.kind === 'bot' ? `${STRENGTH_NAMES[opponent.strength]} bot${near}` : `Two players${near}`;
  const how = end.reason === 'conquest' ? 'by conquest in' : 'on the count after';
  const turns = `${how} ${game.log.length} turns`;
  const own = opponent.kind === 'bot' ? { 0: 'Won', 1: 'Lost' } : { 0: 'Player 1 won', 1: 'Player 2 won' };
  const outcome =
    end.winner === null ? `A draw after ${game.log.length} turns` : `${own[end.winner]} ${turns}`;
  return [`${versus}: ${outcome}`, curveOf(game)];
}
