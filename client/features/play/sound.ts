import { melody, strikeTones, type Tone } from '../../lib/tones.ts';
import { useSound } from '../../state/sound-store.ts';

const sounds = {
  tick: [{ pitch: 880, at: 0, seconds: 0.05 }],
  right: [
    { pitch: 659, at: 0, seconds: 0.12 },
    { pitch: 988, at: 0.1, seconds: 0.22 },
  ],
  wrong: [
    { pitch: 233, at: 0, seconds: 0.16 },
    { pitch: 175, at: 0.14, seconds: 0.26 },
  ],
  finish: melody([523, 659, 784, 1047], 0.12, 0.24),
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof sounds;

/** Plays a sound, if the player has asked for sound. */
export function playSound(sound: Sound): void {
  if (useSound.getState().on) strikeTones(sounds[sound]);
}
