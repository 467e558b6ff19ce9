import { INK, tone } from '../ink/ramps.ts';
import { beadLine, line } from '../shapes/shapes.ts';
import { type HeadName, heads } from './portrait-heads.ts';

const OUTLINE =
  'M-196 580C-190 486 -156 458 -92 440C-50 428 -34 414 -33 388V372C-64 346 -80 306 -78 262C-76 204 -44 178 0 178C44 178 76 204 78 262C80 306 64 346 33 372V388C34 414 50 428 92 440C156 458 190 486 196 580Z';

/** Somebody without a face, shoulders on the lower edge, the middle at x = 0. */
export function bust(head: HeadName, dark: string, cloth: string, collar: string): string {
  const neckline = 'M-60 446C-30 486 30 486 60 446';
  return (
    `<path d="${OUTLINE}" fill="${dark}" stroke="${INK}" stroke-width="6"/>` +
    line(
      'M-64 268C-64 222 -40 194 -8 192M-176 520C-166 486 -140 470 -92 456C-70 450 -40 440 -26 420',
      7,
      tone('marigold3'),
    ) +
    line(neckline, 7, tone(collar, 2)) +
    beadLine(neckline, tone('marigold'), 7, 15) +
    heads[head](cloth, dark)
  );
}
