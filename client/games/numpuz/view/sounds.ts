import { melody, type Tone } from '../../../lib/tones.ts';
import { playTones } from '../../kit/tones.ts';
import type { NumPuzState } from '../engine/game.ts';
import { inPlace } from '../engine/tiles.ts';

const knock: readonly Tone[] = [{ pitch: 220, at: 0, seconds: 0.06 }];
const bell: readonly Tone[] = [{ pitch: 660, at: 0, seconds: 0.14 }];
const fanfare = melody([523, 659, 784, 1047, 1319], 0.11, 0.26);
const lampsOut = melody([330, 262, 196], 0.18, 0.3);

/** A knock for a slide, a bell for a plate that came home, and both ends. */
export function playChange(before: NumPuzState, after: NumPuzState): void {
  if (after.phase === 'won' && before.phase !== 'won') playTones(fanfare);
  else if (after.phase === 'lost' && before.phase !== 'lost') playTones(lampsOut);
  else if (after.tiles !== before.tiles && after.seed === before.seed && after.phase === 'playing') {
    playTones(inPlace(after.tiles) > inPlace(before.tiles) ? bell : knock);
  }
}
