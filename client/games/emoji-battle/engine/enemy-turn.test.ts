import { expect, test } from 'vitest';
import { actions } from './actions.ts';
import { playOut } from './balance.ts';
import { blowOf, enemyAt } from './chance.ts';
import { guarded } from './enemy-turn.ts';
import type { Battle, Plan, Turn } from './state.ts';
import { step } from './step.ts';
import { act, attacked, battle, seeds, waited } from './testing/battles.ts';

const superPlan: Plan = { kind: 'super', move: 'ufo' };
const enemysTurn = (plan: Plan): Turn => ({ of: 'enemy', plan, waitMs: 1500 });

test('the enemy replies after 1.5 s', () => {
  const struck = attacked(battle('dragon', { enemyHp: 1000 }), 'claw');
  const early = step(struck, { type: 'tick', ms: 1499 }) as Battle;
  expect(early).toMatchObject({ hp: 120, turn: { of: 'enemy', waitMs: 1 } });
  const after = step(early, { type: 'tick', ms: 1 }) as Battle;
  expect(after.turn.of).toBe('player');
  expect(after.hp).toBeLessThan(120);
});

test('a new enemy appears 2 s after the last one fell, and the warrior begins', () => {
  const won = attacked(battle('dragon', { enemyHp: 1 }), 'claw');
  expect(won.turn).toEqual({ of: 'nobody', waitMs: 2000 });
  const next = act(won, { type: 'tick', ms: 1999 }, { type: 'tick', ms: 1 }) as Battle;
  const enemy = enemyAt('test', 1);
  expect(next).toMatchObject({ enemy: enemy.id, enemyHp: enemy.maxHp, turn: { of: 'player' } });
});

test('what the enemy will do is known one turn ahead, and it does that', () => {
  for (const seed of seeds(300)) {
    const before = battle('dragon', { enemyHp: 1000 }, seed);
    if (before.turn.of !== 'player') throw new Error('the warrior begins');
    const { plan } = before.turn;
    const after = waited(attacked(before, 'claw'));
    expect(after.screen !== 'characterSelect' && after.log.at(-1)).toMatchObject({
      kind: 'blow',
      move: plan.move,
      super: plan.kind === 'super',
    });
  }
});

test('an enemy’s hit takes what its kind of attack deals', () => {
  for (const kind of ['normal', 'super'] as const) {
    const state = battle('dragon', { turn: enemysTurn({ kind, move: 'foot' }) });
    expect((waited(state) as Battle).hp).toBe(120 - blowOf('test', 0, kind));
  }
});

test('50 % damage cut and dodge last for the next enemy attack', () => {
  const turn = enemysTurn(superPlan);
  const full = blowOf('test', 0, 'super');
  const cut = waited(battle('cool-dude', { guard: 'cut', turn })) as Battle;
  expect(cut).toMatchObject({ hp: 100 - Math.round(full / 2), guard: null });
  const dodged = waited(battle('dragon', { guard: 'dodge', turn })) as Battle;
  expect(dodged).toMatchObject({ hp: 120, guard: null });
  expect(dodged.log.at(-1)).toMatchObject({ result: 'dodged', damage: 0 });
  expect([10, 25, 44].map((damage) => guarded(damage, 'cut'))).toEqual([5, 13, 22]);
});

test('what a special gave outlives the enemy that it beat', () => {
  const won = attacked(battle('dragon', { energy: 35, enemyHp: 1 }), 'star-fall');
  const next = waited(won) as Battle;
  expect(next.guard).toBe('dodge');
  expect((waited(attacked({ ...next, enemyHp: 1000 }, 'claw')) as Battle).hp).toBe(next.hp);
});

test('the warrior’s death ends the game; Play Again goes back to choosing', () => {
  const state = battle('wizard', { hp: 5, streak: 4, turn: enemysTurn(superPlan) });
  const over = waited(state);
  expect(over).toMatchObject({ screen: 'gameOver', warrior: 'wizard', streak: 4, blows: 1 });
  expect(over.screen === 'gameOver' && over.log.at(-1)).toEqual({ kind: 'fallen', enemy: state.enemy });
  expect(step(over, { type: 'tick', ms: 10_000 })).toBe(over);
  expect(actions(over)).toEqual([{ type: 'again', seed: 'test' }]);
  expect(step(over, { type: 'again', seed: 'b' })).toEqual({ screen: 'characterSelect', seed: 'b' });
});

test('one seed, one run of enemies and plans, whatever the player does', () => {
  for (const seed of seeds(40)) {
    const seen = (['random', 'careful'] as const).map((policy) => {
      const log = playOut(policy, seed).log;
      return {
        enemies: log.flatMap((event) => (event.kind === 'arrives' ? [event.enemy] : [])),
        supers: log.flatMap((event) => (event.kind === 'blow' ? [event.super] : [])),
      };
    });
    const [one, other] = seen as [(typeof seen)[0], (typeof seen)[0]];
    const both = (what: 'enemies' | 'supers') => Math.min(one[what].length, other[what].length);
    expect(one.enemies.slice(0, both('enemies'))).toEqual(other.enemies.slice(0, both('enemies')));
    expect(one.supers.slice(0, both('supers'))).toEqual(other.supers.slice(0, both('supers')));
  }
});
