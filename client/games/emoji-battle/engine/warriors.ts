import type { Range } from './constants.ts';

export type Ability =
  | { readonly kind: 'cut' }
  | { readonly kind: 'dodge' }
  | { readonly kind: 'heal'; readonly hp: number };

interface Move {
  readonly id: string;
  readonly emoji: string;
  readonly name: string;
  readonly damage: Range;
}

export interface NormalAttack extends Move {
  readonly type: 'normal';
}

export interface SpecialAttack extends Move {
  readonly type: 'special';
  /** Combo energy that must be there; using it takes all of it. */
  readonly cost: number;
  readonly ability: Ability;
}

export type Attack = NormalAttack | SpecialAttack;

export type WarriorId = 'cool-dude' | 'dragon' | 'wizard' | 'robot';

/** Three ways to hit, from the steady to the wild (which hits harder on average), and the special. */
export type Attacks = readonly [NormalAttack, NormalAttack, NormalAttack, SpecialAttack];

export interface Warrior {
  readonly id: WarriorId;
  readonly emoji: string;
  readonly name: string;
  readonly maxHp: number;
  readonly attacks: Attacks;
}

type Hit = readonly [id: string, emoji: string, name: string, min: number, max: number];

const normal = ([id, emoji, name, min, max]: Hit): NormalAttack => ({
  type: 'normal',
  id,
  emoji,
  name,
  damage: { min, max },
});

const special = (
  [id, emoji, name, min, max]: Hit,
  [cost, ability]: readonly [number, Ability],
): SpecialAttack => ({ type: 'special', id, emoji, name, damage: { min, max }, cost, ability });

const byId: Readonly<Record<WarriorId, Warrior>> = {
  'cool-dude': {
    id: 'cool-dude',
    emoji: '😎',
    name: 'Cool Dude',
    maxHp: 100,
    attacks: [
      normal(['high-five', '✋', 'High five', 25, 27]),
      normal(['power-chord', '🎸', 'Power chord', 22, 32]),
      normal(['skateboard', '🛹', 'Kickflip', 17, 39]),
      special(['shades', '🕶️', 'Shades on', 41, 45], [30, { kind: 'cut' }]),
    ],
  },
  dragon: {
    id: 'dragon',
    emoji: '🐉',
    name: 'Dragon',
    maxHp: 120,
    attacks: [
      normal(['claw', '🐾', 'Claw swipe', 21, 23]),
      normal(['tail', '🌀', 'Tail whirl', 18, 26]),
      normal(['fire', '🔥', 'Fire breath', 15, 31]),
      special(['star-fall', '☄️', 'Star fall', 41, 45], [35, { kind: 'dodge' }]),
    ],
  },
  wizard: {
    id: 'wizard',
    emoji: '🧙',
    name: 'Wizard',
    maxHp: 90,
    attacks: [
      normal(['wand', '🪄', 'Wand tap', 19, 21]),
      normal(['frost', '❄️', 'Frost ring', 16, 26]),
      normal(['lightning', '⚡', 'Lightning', 15, 29]),
      special(['moon-spell', '🔮', 'Moon spell', 31, 37], [30, { kind: 'heal', hp: 30 }]),
    ],
  },
  robot: {
    id: 'robot',
    emoji: '🤖',
    name: 'Robot',
    maxHp: 110,
    attacks: [
      normal(['wrench', '🔧', 'Wrench', 21, 23]),
      normal(['gear', '⚙️', 'Gear throw', 18, 28]),
      normal(['rocket', '🚀', 'Rocket fist', 15, 33]),
      special(['recharge', '🔋', 'Overcharge', 38, 44], [40, { kind: 'heal', hp: 25 }]),
    ],
  },
};

export const warriors: readonly Warrior[] = Object.values(byId);

/** The warrior of that id. */
export const warriorOf = (id: WarriorId): Warrior => byId[id];
