import type { BattleEvent } from '../engine/events.ts';

type Strike = Extract<BattleEvent, { kind: 'strike' }>;
type Blow = Extract<BattleEvent, { kind: 'blow' }>;

/** What a burst over a fighter says. */
export interface Hit {
  readonly on: 'me' | 'foe';
  readonly figure: string;
  readonly word: string;
}

/** What the ring shows of the last thing that happened. */
export interface Moment {
  /** Counts up with the log: a new one is a new movement. */
  readonly at: number;
  readonly hit: Hit | null;
  /** HP that the warrior just got back. */
  readonly healed: number;
}

const words = { hit: '', cut: 'halved', dodged: 'dodged!' } as const;

const ofStrike = ({ damage, critical }: Strike): Hit => ({
  on: 'foe',
  figure: `−${damage}`,
  word: critical ? 'critical!' : '',
});

const ofBlow = ({ result, damage, super: isSuper }: Blow): Hit => ({
  on: 'me',
  figure: result === 'dodged' ? '' : `−${damage}`,
  word: words[result] || (isSuper ? 'super!' : ''),
});

/** The last exchange of the log as the ring shows it. */
export function momentOf(log: readonly BattleEvent[]): Moment {
  const last = log.at(-1);
  const act = last?.kind === 'beaten' || last?.kind === 'fallen' ? log.at(-2) : last;
  const strike = act?.kind === 'strike' ? act : null;
  const blow = act?.kind === 'blow' ? act : null;
  return {
    at: log.length,
    hit: strike ? ofStrike(strike) : blow ? ofBlow(blow) : null,
    healed: (strike?.healed ?? 0) + (last?.kind === 'beaten' ? last.healed : 0),
  };
}
