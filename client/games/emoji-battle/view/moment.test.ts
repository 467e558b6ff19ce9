import { expect, test } from 'vitest';
import type { BattleEvent } from '../engine/events.ts';
import { momentOf } from './moment.ts';

const arrives: BattleEvent = { kind: 'arrives', enemy: 'demon' };
const strike = {
  kind: 'strike',
  attack: 'wand',
  enemy: 'demon',
  damage: 30,
  critical: true,
  healed: 0,
} as const;
const blow = { kind: 'blow', enemy: 'demon', move: 'fist', super: true, result: 'hit', damage: 40 } as const;

test('the ring shows the last exchange: on whom, how much, and what was special about it', () => {
  expect(momentOf([arrives])).toEqual({ at: 1, hit: null, healed: 0 });
  expect(momentOf([arrives, strike]).hit).toEqual({ on: 'foe', figure: '−30', word: 'critical!' });
  expect(momentOf([arrives, strike, blow]).hit).toEqual({ on: 'me', figure: '−40', word: 'super!' });
  expect(momentOf([{ ...blow, result: 'cut', damage: 20 }]).hit?.word).toBe('halved');
  expect(momentOf([{ ...blow, result: 'dodged', damage: 0 }]).hit).toEqual({
    on: 'me',
    figure: '',
    word: 'dodged!',
  });
});

test('a win shows the blow that did it and everything it healed', () => {
  const beaten: BattleEvent = { kind: 'beaten', enemy: 'demon', healed: 20, streak: 1 };
  expect(momentOf([arrives, { ...strike, healed: 30 }, beaten])).toMatchObject({
    hit: { on: 'foe', figure: '−30' },
    healed: 50,
  });
});
