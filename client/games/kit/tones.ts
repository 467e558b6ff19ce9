import { strikeTones, type Tone } from '../../lib/tones.ts';
import { useSound } from '../../state/sound-store.ts';

/** Plays some tones, if the player has asked for sound. */
export function playTones(tones: readonly Tone[]): void {
  if (useSound.getState().on) strikeTones(tones);
}
