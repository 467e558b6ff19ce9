import { melody, type Tone } from '../../../lib/tones.ts';
import { playTones } from '../../kit/tones.ts';
import type { BattleEvent } from '../engine/events.ts';

const thud = (pitch: number, seconds = 0.14): Tone[] => [
  { pitch, at: 0, seconds, wave: 'square' },
  { pitch: pitch / 2, at: 0.04, seconds: seconds + 0.06 },
];

function tonesOf(event: BattleEvent): readonly Tone[] {
  switch (event.kind) {
    case 'arrives':
      return melody([196, 262], 0.12);
    case 'strike':
      return event.critical ? [...thud(392), ...melody([784, 988], 0.08)] : thud(330);
    case 'blow':
      if (event.result === 'dodged') return melody([523, 659], 0.06, 0.1);
      return thud(event.super ? 98 : 147, event.super ? 0.3 : 0.16);
    case 'beaten':
      return melody([523, 659, 784], 0.11);
    case 'fallen':
      return melody([294, 247, 196, 147], 0.18, 0.32);
  }
}

/** How an event sounds, for those who switched sound on. */
export const soundOf = (event: BattleEvent): void => playTones(tonesOf(event));
