import { expect, test } from 'vitest';
import { measure, POLICY_NAMES } from '../../kit/balance.ts';
import { actions } from './actions.ts';
import { balance, playOut } from './balance.ts';
import { constants } from './constants.ts';
import { enemyOf } from './enemies.ts';
import type { Battle, State } from './state.ts';
import { seeds } from './testing/battles.ts';
import { warriorOf } from './warriors.ts';

const between = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

function faultsIn(state: Battle): string[] {
  const { hp, energy, guard, enemyHp, turn } = state;
  const warrior = warriorOf(state.warrior);
  const { ability } = warrior.attacks[3];
  const checks = {
    hp: between(hp, 1, warrior.maxHp),
    energy: between(energy, 0, constants.maxEnergy) && energy % constants.energyPerNormalAttack === 0,
    guard: guard === null || guard === ability.kind,
    enemyHp: between(enemyHp, turn.of === 'nobody' ? 0 : 1, enemyOf(state.enemy).maxHp),
    beaten: turn.of !== 'nobody' || enemyHp === 0,
    counts: state.blows <= state.strikes && state.streak <= state.strikes,
    legal: actions(state).length > 0,
  };
  return Object.entries(checks)
    .filter(([, holds]) => !holds)
    .map(([name]) => `${name}: ${JSON.stringify(state)}`);
}

test('10,000 games played by three policies reach no impossible state, and all end', () => {
  const faults: string[] = [];
  const watch = (state: State) => {
    if (state.screen === 'battle') faults.push(...faultsIn(state));
  };
  const third = seeds(3334);
  for (const policy of POLICY_NAMES) {
    for (const seed of third) playOut(policy, seed, watch);
  }
  expect(faults).toEqual([]);
});

test('the same seed and the same choices are the same game, and a state survives being stored', () => {
  for (const seed of seeds(20)) {
    const over = playOut('careful', seed);
    expect(playOut('careful', seed)).toEqual(over);
    expect(JSON.parse(JSON.stringify(over))).toEqual(over);
  }
});

test('care is worth it: careful beats greedy, greedy beats chance', () => {
  const [chance, greedy, careful] = POLICY_NAMES.map(
    (name) => measure(balance, name, 1500).measures.beaten ?? 0,
  ) as [number, number, number];
  expect(greedy).toBeGreaterThan(chance + 0.5);
  expect(careful).toBeGreaterThan(greedy + 0.1);
});
