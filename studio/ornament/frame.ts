import { CREAM, INK, tone } from '../ink/ramps.ts';
import { at, beadLine, each, line } from '../shapes/shapes.ts';
import { rosette } from './rosette.ts';

const INSIDE = 'M52 30H908Q930 30 930 52V488Q930 510 908 510H52Q30 510 30 488V52Q30 30 52 30Z';

/** A painted board round the whole picture, a rosette in each corner. */
export const pictureFrame = (hue: string, flower: string): string =>
  `<path d="M-5 -5H965V545H-5Z${INSIDE}" fill="${tone(hue, 2)}" fill-rule="evenodd" stroke="${INK}" stroke-width="6"/>` +
  line('M15 15H945V525H15Z', 5, tone(hue, 0)) +
  beadLine('M15 15H945V525H15Z', CREAM, 9, 21) +
  each(
    [
      [36, 36],
      [924, 36],
      [36, 504],
      [924, 504],
    ] as const,
    ([x, y]) => at(x, y, 0.5, 0, rosette(flower, 'marigold', 10, 8)),
  );
