import { melody } from '../../../lib/tones.ts';
import { playTones } from '../../kit/tones.ts';
import type { LogKind } from '../engine/state.ts';

const SOUNDS: Readonly<Partial<Record<LogKind, readonly number[]>>> = {
  action: [330],
  upgrade: [392, 523],
  fall: [392, 494, 587],
  theft: [247, 185],
  windfall: [523, 659],
  won: [392, 494, 587, 784],
  lost: [294, 247, 196, 147],
};

/** The sound of an entry of the log, if it has one and the player asked for sound. */
export const soundOf = (kind: LogKind): void => {
  const pitches = SOUNDS[kind];
  if (pitches) playTones(melody(pitches));
};
