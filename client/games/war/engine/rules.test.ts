import { describe, expect, test } from 'vitest';
import { nameOf } from './board.ts';
import { MESSAGES } from './constants.ts';
import { press } from './press.ts';
import { attacked, attacksOf, outcomeOf, refusal, targetsOf, weakestOf } from './rules.ts';
import { gameOf, quilt } from './testing/quilt.ts';

const anywhere = { neighboursOnly: false };
const neighbours = { neighboursOnly: true };

describe('an attack', () => {
  test('on a neutral territory takes it and its armies, and costs nothing', () => {
    expect(attacked(quilt('a5 n3'), { from: 0, to: 1 }).slice(0, 2)).toEqual(quilt('a5 a3').slice(0, 2));
  });

  test('with more armies captures: the difference moves in, one stays', () => {
    expect(attacked(quilt('a9 b4'), { from: 0, to: 1 }).slice(0, 2)).toEqual(quilt('a1 a5').slice(0, 2));
  });

  test('with fewer is lost: the defender loses as many, the attacker’s territory goes over with one', () => {
    expect(attacked(quilt('a4 b9'), { from: 0, to: 1 }).slice(0, 2)).toEqual(quilt('b1 b5').slice(0, 2));
  });

  test('with as many is lost too, and leaves a territory without armies', () => {
    expect(attacked(quilt('a4 b4'), { from: 0, to: 1 }).slice(0, 2)).toEqual(quilt('b1 b0').slice(0, 2));
  });

  test('shows beforehand what it gives', () => {
    expect(outcomeOf(9, { owner: 1, armies: 4 })).toEqual({ kind: 'captured', from: 1, to: 5 });
    expect(outcomeOf(4, { owner: 1, armies: 4 })).toEqual({ kind: 'lost', from: 1, to: 0 });
    expect(outcomeOf(2, { owner: null, armies: 5 })).toEqual({ kind: 'taken', from: 2, to: 5 });
  });

  test('starts at an own territory with at least 2 armies and ends at another’s', () => {
    const cells = quilt('a2 a1 b5 b1');
    const why = (from: number, to: number) => refusal(cells, { from, to }, 0, anywhere);
    expect(why(0, 2)).toBeNull();
    expect(why(0, 1)).toBe('own-target');
    expect(why(1, 2)).toBe('too-few');
    expect(why(2, 0)).toBe('not-own');
    expect(why(0, 49)).toBe('own-target');
  });

  test('needs no common border', () => {
    expect(targetsOf(quilt('a2'), 0, 0, anywhere)).toHaveLength(48);
  });

  test('needs one where the players chose neighbours only', () => {
    const corner = targetsOf(quilt('a2'), 0, 0, neighbours);
    expect(corner.map(nameOf)).toEqual(['B1', 'A2']);
    const middle = quilt(`${'n1 '.repeat(24)}a2`);
    expect(targetsOf(middle, 24, 0, neighbours).map(nameOf)).toEqual(['D3', 'C4', 'E4', 'D5']);
    const edge = quilt(`${'n1 '.repeat(6)}a2`);
    expect(targetsOf(edge, 6, 0, neighbours).map(nameOf)).toEqual(['F1', 'G2']);
  });

  test('is none where no own territory has 2 armies', () => {
    expect(attacksOf(quilt('a1 a0 b9'), 0, anywhere)).toEqual([]);
  });
});

test('the weakest territory is the one with the fewest armies, the first of several', () => {
  expect(weakestOf(quilt('a4 b0 a1 a3 a1'), 0)).toBe(2);
});

describe('pressing a territory', () => {
  const game = gameOf('a5 a1 b3 n2 a4');

  test('selects an own one, and deselects it when pressed again', () => {
    expect(press(game, null, 0)).toEqual({ kind: 'selected', place: 0 });
    expect(press(game, 0, 0)).toEqual({ kind: 'deselected' });
  });

  test('then aims at a target', () => {
    expect(press(game, 0, 2)).toEqual({ kind: 'aimed', from: 0, to: 2 });
    expect(press(game, 0, 3)).toEqual({ kind: 'aimed', from: 0, to: 3 });
  });

  test('refuses what is not one’s own, what is too weak, and an attack on oneself', () => {
    expect(press(game, null, 2)).toEqual({ kind: 'refused', why: 'not-own', selected: null });
    expect(press(game, null, 1)).toEqual({ kind: 'refused', why: 'too-few', selected: null });
    expect(press(game, 0, 1)).toEqual({ kind: 'refused', why: 'own-target', selected: 0 });
    expect(press(game, 0, 4)).toEqual({ kind: 'refused', why: 'own-target', selected: 4 });
  });

  test('refuses in the specified words', () => {
    expect(MESSAGES).toEqual({
      'not-own': 'You must select your own territory first!',
      'own-target': "You can't attack your own territory!",
      'too-few': 'You need at least 2 armies to attack!',
      'bot-reinforces': 'Bot has no valid attacks! Reinforcing instead.',
    });
  });
});
