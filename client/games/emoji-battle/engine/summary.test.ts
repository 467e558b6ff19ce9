import { expect, test } from 'vitest';
import { summaryOf } from './summary.ts';

test('a run in figures', () => {
  const strike = { kind: 'strike', attack: 'claw', enemy: 'demon', healed: 0 } as const;
  const blow = { kind: 'blow', enemy: 'demon', move: 'fist', super: false, result: 'hit' } as const;
  expect(
    summaryOf([
      { kind: 'arrives', enemy: 'demon' },
      { ...strike, damage: 22, critical: false },
      { ...blow, damage: 11 },
      { ...strike, damage: 45, critical: true },
      { kind: 'beaten', enemy: 'demon', healed: 11, streak: 1 },
      { kind: 'arrives', enemy: 'zombie' },
      { ...blow, enemy: 'zombie', damage: 24 },
      { kind: 'fallen', enemy: 'zombie' },
    ]),
  ).toEqual({ beaten: ['demon'], attacks: 2, dealt: 67, hardest: 45, criticals: 1, taken: 35 });
});
