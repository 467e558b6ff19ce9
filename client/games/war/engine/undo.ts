import { cellAt } from './board.ts';
import { REINFORCEMENT } from './constants.ts';
import { type Cells, type Entry, otherSide } from './state.ts';

/** The quilt as it was before its last turn, which this entry tells. */
export function beforeEntry(cells: Cells, entry: Entry): Cells {
  if (entry.kind === 'reinforced') {
    const cell = cellAt(cells, entry.place);
    return cells.with(entry.place, { ...cell, armies: cell.armies - REINFORCEMENT });
  }
  const owner = entry.kind === 'taken' ? null : otherSide(entry.side);
  return cells
    .with(entry.from, { owner: entry.side, armies: entry.attackers })
    .with(entry.to, { owner, armies: entry.defenders });
}
