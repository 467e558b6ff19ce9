import { expect, test } from 'vitest';
import { actions } from './actions.ts';
import { constants } from './constants.ts';
import { refusalOf, refusalText } from './refusal.ts';
import { start } from './start.ts';
import type { Battle } from './state.ts';
import { step } from './step.ts';
import { attacked, battle } from './testing/battles.ts';
import { type Attack, warriorOf, warriors } from './warriors.ts';

const specialOf = (state: Battle): Attack => warriorOf(state.warrior).attacks[3];

test('a game begins with choosing one of the four warriors', () => {
  const state = start({ seed: 'a' });
  expect(actions(state)).toEqual(warriors.map(({ id }) => ({ type: 'choose', warrior: id })));
  const chosen = step(state, { type: 'choose', warrior: 'robot' });
  expect(chosen).toMatchObject({ screen: 'battle', warrior: 'robot', hp: 110, energy: 0, streak: 0 });
});

test('each normal attack adds 10 combo energy, 100 at most', () => {
  const state = battle('dragon', { enemyHp: 1000 });
  expect(attacked(state, 'claw').energy).toBe(10);
  expect(attacked({ ...state, energy: 95 }, 'claw').energy).toBe(100);
  expect(attacked({ ...state, energy: 100 }, 'claw').energy).toBe(100);
});

test('a special needs its own cost and takes all energy', () => {
  for (const { id, attacks } of warriors) {
    const { id: special, cost } = attacks[3];
    const state = battle(id, { enemyHp: 1000 });
    expect(attacked({ ...state, energy: cost - 1 }, special)).toEqual({ ...state, energy: cost - 1 });
    expect(attacked({ ...state, energy: cost }, special).energy).toBe(0);
    expect(attacked({ ...state, energy: 100 }, special).energy).toBe(0);
  }
});

test('Not enough combo energy! Need X, have Y', () => {
  const state = battle('robot', { energy: 20 });
  const refusal = refusalOf(state, specialOf(state));
  expect(refusal && refusalText(refusal)).toBe('Not enough combo energy! Need 40, have 20');
  expect(actions(state)).toHaveLength(3);
  expect(actions({ ...state, energy: 40 })).toHaveLength(4);
});

test('a special deals its damage as well', () => {
  for (const { id, attacks } of warriors) {
    const after = attacked(battle(id, { energy: 100, enemyHp: 1000 }), attacks[3].id);
    const dealt = 1000 - after.enemyHp;
    expect(dealt).toBeGreaterThanOrEqual(attacks[3].damage.min);
    expect(after.log.at(-1)).toMatchObject({ kind: 'strike', damage: dealt });
  }
});

test('the Wizard’s special heals 30, the Robot’s 25, never above the full HP', () => {
  const wizard = battle('wizard', { energy: 30, hp: 40, enemyHp: 1000 });
  expect(attacked(wizard, 'moon-spell').hp).toBe(70);
  expect(attacked({ ...wizard, hp: 80 }, 'moon-spell').hp).toBe(90);
  expect(attacked(battle('robot', { energy: 40, hp: 40, enemyHp: 1000 }), 'recharge').hp).toBe(65);
});

test('a beaten enemy gives 20 HP, never above the full HP, and counts for the streak', () => {
  const state = battle('dragon', { hp: 50, enemyHp: 1 });
  const after = attacked(state, 'claw');
  expect(after).toMatchObject({ hp: 70, enemyHp: 0, streak: 1, turn: { of: 'nobody' } });
  expect(after.log.at(-1)).toEqual({ kind: 'beaten', enemy: state.enemy, healed: 20, streak: 1 });
  expect(attacked({ ...state, hp: 110 }, 'claw').hp).toBe(120);
});

test('while it is not the player’s turn nothing is done but waiting', () => {
  const waiting = attacked(battle('dragon', { enemyHp: 1000 }), 'claw');
  expect(attacked(waiting, 'claw')).toBe(waiting);
  expect(actions(waiting)).toEqual([{ type: 'tick', ms: constants.enemyDelayMs }]);
  expect(attacked(battle('dragon'), 'kick').log).toHaveLength(1);
});
