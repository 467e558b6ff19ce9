import type { GameOver } from '../engine/state.ts';
import type { Summary } from '../engine/summary.ts';
import { warriorOf } from '../engine/warriors.ts';

/** How a run went, without saying who stands where in it: a board of the day is the same for everybody. */
export function shareLines({ warrior, streak }: GameOver, { attacks, hardest }: Summary): readonly string[] {
  const { emoji, name } = warriorOf(warrior);
  const score = streak === 0 ? 'none beaten' : `${'🏆'.repeat(Math.min(streak, 10))} ${streak} beaten`;
  return [`${emoji} ${name}: ${score}`, `${attacks} attacks, hardest hit ${hardest}`];
}
