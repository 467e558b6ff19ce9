import { constants, type Range } from '../engine/constants.ts';
import { enemyOf } from '../engine/enemies.ts';
import type { BattleEvent } from '../engine/events.ts';
import type { Plan } from '../engine/state.ts';
import { type Ability, type Attack, type Warrior, type WarriorId, warriorOf } from '../engine/warriors.ts';

/** A line of the battle log: whose doing, the words, the figure that matters, and a word of its own at the end. */
export interface Line {
  readonly side: 'you' | 'foe' | 'win' | 'end';
  readonly text: string;
  readonly figure: string;
  readonly tag: string;
}

const line = (side: Line['side'], text: string, figure: number | string = '', tag = ''): Line => ({
  side,
  text,
  figure: String(figure),
  tag,
});

export const rangeText = ({ min, max }: Range): string => `${min}–${max}`;

export const planName = (enemy: Parameters<typeof enemyOf>[0], move: string): string => {
  const { moves, superMove } = enemyOf(enemy);
  return [...moves, superMove].find(({ id }) => id === move)?.name ?? '';
};

export const planRange = ({ kind }: Plan): Range =>
  kind === 'super' ? constants.superDamage : constants.enemyDamage;

const abilityTexts: Record<Exclude<Ability['kind'], 'heal'>, string> = {
  cut: 'halves next hit',
  dodge: 'dodges next hit',
};

export const abilityText = (ability: Ability): string =>
  ability.kind === 'heal' ? `heals ${ability.hp}` : abilityTexts[ability.kind];

/** What an attack does, in one sentence, for those who don't see its card. */
export function attackSentence(attack: Attack, critical: Range): string {
  const damage = `${attack.name}, damage ${attack.damage.min} to ${attack.damage.max}, critical ${critical.min} to ${critical.max}`;
  return attack.type === 'special'
    ? `${damage}, special: needs ${attack.cost} combo energy and takes all of it, ${abilityText(attack.ability)}`
    : `${damage}, adds ${constants.energyPerNormalAttack} combo energy`;
}

const attackOf = (warrior: Warrior, id: string): string =>
  warrior.attacks.find((attack) => attack.id === id)?.name ?? '';

function blowLine(event: Extract<BattleEvent, { kind: 'blow' }>): Line {
  const what = `${enemyOf(event.enemy).name}’s ${planName(event.enemy, event.move)}`;
  const tag = event.super ? 'super' : '';
  if (event.result === 'dodged') return line('foe', `You dodge ${what}`, '', tag || 'dodged');
  return event.result === 'cut'
    ? line('foe', `${what}, halved, hits for`, event.damage, tag || 'halved')
    : line('foe', `${what} hits for`, event.damage, tag);
}

/** An event in words. */
export function lineOf(event: BattleEvent, warriorId: WarriorId): Line {
  const warrior = warriorOf(warriorId);
  const enemy = enemyOf(event.enemy).name;
  switch (event.kind) {
    case 'arrives':
      return line('foe', `${enemy} enters the ring`);
    case 'strike': {
      const tag = event.critical ? 'critical' : event.healed > 0 ? `+${event.healed} HP` : '';
      return line('you', `${attackOf(warrior, event.attack)} hits ${enemy} for`, event.damage, tag);
    }
    case 'blow':
      return blowLine(event);
    case 'beaten':
      return line('win', `${enemy} is beaten:`, `+${event.healed} HP`, `streak ${event.streak}`);
    case 'fallen':
      return line('end', `${enemy} beats ${warrior.name}`);
  }
}

/** A line as it is read out. */
export const spoken = ({ text, figure, tag }: Line): string =>
  `${[text, figure].filter(Boolean).join(' ')}${tag ? `, ${tag}` : ''}.`;

/** What the enemy will do, as it is read out. */
export function planSentence(enemy: Parameters<typeof enemyOf>[0], plan: Plan): string {
  const { min, max } = planRange(plan);
  const kind = plan.kind === 'super' ? 'a super attack, ' : '';
  return `${enemyOf(enemy).name} will: ${planName(enemy, plan.move)}, ${kind}${min} to ${max}.`;
}
