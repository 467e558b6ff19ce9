import { expect, test } from 'vitest';
import { playOut } from '../engine/balance.ts';
import { enemies } from '../engine/enemies.ts';
import type { GameOver } from '../engine/state.ts';
import { summaryOf } from '../engine/summary.ts';
import { shareLines } from './share-lines.ts';

const shared = (over: GameOver): string => shareLines(over, summaryOf(over.log)).join('\n');

test('a result tells how far a run went, and nothing of who stood where', () => {
  for (let game = 0; game < 50; game++) {
    const over = playOut('greedy', `share-${game}`);
    const text = shared(over);
    expect(text).toContain(over.streak === 0 ? 'none beaten' : `${over.streak} beaten`);
    for (const { name, emoji } of enemies) {
      expect(text).not.toContain(name);
      expect(text).not.toContain(emoji);
    }
  }
});
