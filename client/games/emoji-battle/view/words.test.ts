import { expect, test } from 'vitest';
import { warriorOf } from '../engine/warriors.ts';
import { attackSentence, lineOf, planSentence, spoken } from './words.ts';

const said = (event: Parameters<typeof lineOf>[0]) => spoken(lineOf(event, 'dragon'));
const blow = { kind: 'blow', enemy: 't-rex', move: 'foot', super: false, damage: 17 } as const;
const strike = { kind: 'strike', attack: 'fire', enemy: 'alien', critical: false, healed: 0 } as const;

test('the log tells who did what, and how much of it', () => {
  expect(said({ kind: 'arrives', enemy: 'zombie' })).toBe('Zombie enters the ring.');
  expect(said({ ...strike, damage: 26 })).toBe('Fire breath hits Alien for 26.');
  expect(said({ ...strike, damage: 36, critical: true })).toBe('Fire breath hits Alien for 36, critical.');
  expect(said({ ...blow, result: 'hit' })).toBe('T-Rex’s Stomp hits for 17.');
  expect(said({ ...blow, result: 'cut', damage: 9 })).toBe('T-Rex’s Stomp, halved, hits for 9, halved.');
  expect(said({ ...blow, result: 'dodged', damage: 0, move: 'tooth', super: true })).toBe(
    'You dodge T-Rex’s Jaw crush, super.',
  );
  expect(said({ kind: 'beaten', enemy: 'alien', healed: 20, streak: 3 })).toBe(
    'Alien is beaten: +20 HP, streak 3.',
  );
  expect(said({ kind: 'fallen', enemy: 'alien' })).toBe('Alien beats Dragon.');
});

test('a healing special says how much it gave back', () => {
  const event = { ...strike, attack: 'moon-spell', damage: 33, healed: 30 };
  expect(spoken(lineOf(event, 'wizard'))).toBe('Moon spell hits Alien for 33, +30 HP.');
});

test('the enemy’s plan is told with its range', () => {
  expect(planSentence('t-rex', { kind: 'normal', move: 'foot' })).toBe('T-Rex will: Stomp, 10 to 24.');
  expect(planSentence('alien', { kind: 'super', move: 'ufo' })).toBe(
    'Alien will: Mothership, a super attack, 25 to 44.',
  );
});

test('cost, damage and effect of an attack are one sentence', () => {
  const { attacks } = warriorOf('dragon');
  expect(attackSentence(attacks[0], { min: 32, max: 35 })).toBe(
    'Claw swipe, damage 21 to 23, critical 32 to 35, adds 10 combo energy',
  );
  expect(attackSentence(attacks[3], { min: 62, max: 68 })).toBe(
    'Star fall, damage 41 to 45, critical 62 to 68, special: needs 35 combo energy and takes all of it, dodges next hit',
  );
});
