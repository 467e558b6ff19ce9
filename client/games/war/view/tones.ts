import { melody, type Tone } from '../../../lib/tones.ts';
import type { Entry } from '../engine/state.ts';

/** What a turn sounds like. */
export function turnTones(entry: Entry): readonly Tone[] {
  switch (entry.kind) {
    case 'taken':
      return melody([392, 523], 0.08, 0.14);
    case 'captured':
      return melody([262, 330, 523], 0.08, 0.18);
    case 'lost':
      return melody([294, 220, 165], 0.1, 0.2);
    case 'reinforced':
      return melody([330], 0, 0.14);
  }
}

export const END_TONES: readonly Tone[] = melody([392, 523, 659, 784, 659, 784], 0.12, 0.28);
