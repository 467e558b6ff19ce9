export type EnemyId = 'demon' | 'alien' | 't-rex' | 'zombie';

export interface EnemyMove {
  readonly id: string;
  readonly emoji: string;
  readonly name: string;
}

export interface Enemy {
  readonly id: EnemyId;
  readonly emoji: string;
  readonly name: string;
  readonly maxHp: number;
  /** How it hits: the same damage, another picture. */
  readonly moves: readonly [EnemyMove, EnemyMove];
  readonly superMove: EnemyMove;
}

const move = (id: string, emoji: string, name: string): EnemyMove => ({ id, emoji, name });

const byId: Readonly<Record<EnemyId, Enemy>> = {
  demon: {
    id: 'demon',
    emoji: '👹',
    name: 'Demon',
    maxHp: 95,
    moves: [move('fist', '👊', 'Iron fist'), move('bone', '🦴', 'Bone club')],
    superMove: move('volcano', '🌋', 'Lava burst'),
  },
  alien: {
    id: 'alien',
    emoji: '👾',
    name: 'Alien',
    maxHp: 105,
    moves: [move('ray', '✨', 'Star ray'), move('magnet', '🧲', 'Gravity pull')],
    superMove: move('ufo', '🛸', 'Mothership'),
  },
  't-rex': {
    id: 't-rex',
    emoji: '🦖',
    name: 'T-Rex',
    maxHp: 115,
    moves: [move('foot', '🦶', 'Stomp'), move('tornado', '🌪️', 'Tail storm')],
    superMove: move('tooth', '🦷', 'Jaw crush'),
  },
  zombie: {
    id: 'zombie',
    emoji: '🧟',
    name: 'Zombie',
    maxHp: 100,
    moves: [move('hammer', '🔨', 'Hammer'), move('brain-grab', '🧠', 'Brain grab')],
    superMove: move('skull', '💀', 'Grave call'),
  },
};

export const enemies: readonly Enemy[] = Object.values(byId);

/** The enemy of that id. */
export const enemyOf = (id: EnemyId): Enemy => byId[id];
