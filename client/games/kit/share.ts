import { type Board, boardName } from './board.ts';
import { boardAddress } from './seed.ts';

interface SharedResult {
  readonly game: string;
  readonly board: Board;
  /** How it went, in a line or two: what can be told without giving anything of the board away. */
  readonly lines: readonly string[];
  readonly href: string;
}

/** What a player may show around: how it went, and the way to the same board. */
export function resultText({ game, board, lines, href }: SharedResult): string {
  return [`Sawaal · ${game} · ${boardName(board)}`, ...lines, boardAddress(href, board.seed)].join('\n');
}
