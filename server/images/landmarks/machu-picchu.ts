import { d, path, rect, stroke } from '../engine/svg.ts';
import { type Landmark, terrain } from './landmark.ts';

/** A gabled house of stone without its thatch. */
const ruin = (x: number, y: number, s: number) =>
  path(d`M${x} ${y}v${-16 * s}l${11 * s} ${-12 * s}l${11 * s} ${12 * s}v${16 * s}Z`, '#d9cfbb') +
  path(d`M${x + 22 * s} ${y}v${-16 * s}h${26 * s}v${16 * s}Z`, '#9c917e') +
  rect(x + 8 * s, y - 11 * s, 6 * s, 11 * s, '#4a4238') +
  rect(x + 30 * s, y - 11 * s, 4 * s, 6 * s, '#4a4238');

export const machupicchu: Landmark = {
  name: 'Machu Picchu',
  bg: 'mountains',
  size: 370,
  width: 700,
  water: false,
  ground: terrain('#5a9a52', '#1a4a30'),
  draw: (canvas) => {
    const peak = canvas.linear(['#7fae8a', '#3f7458', '#1f4a3c'], 0, 0, 1, 0.6);
    let terraces = '';
    for (let i = 0; i < 9; i++) {
      const y = -88 + i * 13;
      const left = -250 - i * 11;
      const right = 60 + i * 30;
      terraces += path(
        d`M${left} ${y + 13}Q${left + 60} ${y - 4} ${left + 130} ${y}H${right}L${right + 26} ${y + 13}Z`,
        i % 2 ? '#8fc46a' : '#7ab35b',
      );
      terraces += stroke(
        d`M${left} ${y + 13}Q${left + 60} ${y - 4} ${left + 130} ${y}H${right}`,
        '#cfc4aa',
        4,
      );
    }
    const houses = (
      [
        [-150, -92, 1],
        [-92, -96, 1.1],
        [-30, -92, 1],
        [28, -88, 0.95],
        [-180, -64, 1.1],
        [-40, -62, 1.2],
        [60, -58, 1.1],
        [-120, -40, 1.2],
        [110, -30, 1.1],
      ] as const
    ).map(([x, y, s]) => ruin(x, y, s));
    return [
      path(
        'M-640 30C-460 -10 -290 -100 -190 -150C-150 -170 -120 -110 -70 -120C-20 -180 20 -300 70 -336C96 -352 116 -320 140 -270C190 -170 330 -60 640 30Z',
        peak,
      ),
      stroke(
        'M70 -330C60 -260 90 -220 70 -150M100 -320C120 -250 110 -210 140 -150M30 -240C30 -200 10 -170 20 -130',
        '#1d4034',
        7,
        { opacity: 0.35 },
      ),
      canvas.glow(80, -150, 150, '#ffffff', 0.35, 26),
      path(
        'M-640 50C-480 20 -300 -90 -180 -104H80C190 -90 400 20 640 50Z',
        canvas.linear(['#6fae5f', '#2f6a40']),
      ),
      terraces,
      ...houses,
      path('M-640 240V70C-440 20 -120 34 0 30S420 20 640 60V240Z', '#2f6a40'),
    ].join('');
  },
};
