import { circle, d, path, rect, stroke } from '../engine/svg.ts';
import { type Landmark, terrain } from './landmark.ts';
import { spread } from './shapes.ts';

export const petra: Landmark = {
  name: 'Petra Treasury',
  bg: 'desert',
  size: 380,
  width: 620,
  water: false,
  ground: terrain('#e0a56a', '#8f5530'),
  draw: (canvas) => {
    const cliff = canvas.linear(['#f0a878', '#c46a48', '#7a3430'], 0, 0, 1, 0.5);
    const stone = canvas.linear(['#ffd9b4', '#e89a6e', '#b4583f']);
    const column = canvas.linear(['#c9704e', '#ffd9b8', '#b4583f'], 0, 0, 1, 0);
    const columns = (count: number, from: number, to: number, y: number, height: number, half: number) =>
      path(
        spread(count, from, to, (x) => d`M${x - half} ${y}v${-height}h${half * 2}v${height}Z`),
        column,
      ) +
      path(
        spread(
          count,
          from,
          to,
          (x) => d`M${x - half - 4} ${y - height}h${half * 2 + 8}v-9h${-half * 2 - 8}Z`,
        ),
        '#ffdcbc',
      );
    const strata = [-230, -180, -120, -70, -20]
      .map(
        (y) =>
          d`M-560 ${y + 20}C-380 ${y - 40} -260 ${y + 34} -150 ${y - 12}M150 ${y - 10}C230 ${y + 30} 330 ${y - 44} 560 ${y + 14}`,
      )
      .join('');
    return [
      path(
        'M-560 20L-560 -250C-470 -300 -420 -270 -330 -322C-260 -356 -200 -330 -140 -356C-60 -372 60 -372 140 -352C220 -336 290 -350 350 -310C420 -262 490 -290 560 -236L560 20Z',
        cliff,
      ),
      stroke(strata, '#8a3f34', 7, { opacity: 0.3 }),
      rect(-150, -326, 300, 326, '#b25a42'),
      rect(-142, -318, 284, 318, stone),
      // Upper storey: a round temple between halves of a broken pediment.
      rect(-124, -268, 248, 100, '#8f4236'),
      columns(2, -112, -76, -168, 86, 8),
      columns(2, 76, 112, -168, 86, 8),
      path('M-130 -262V-276L-62 -300V-262ZM130 -262V-276L62 -300V-262Z', '#ffd2aa'),
      rect(-44, -258, 88, 90, '#a8523f'),
      columns(4, -36, 36, -168, 84, 7),
      path('M-52 -258L0 -304L52 -258Z', '#ffd2aa'),
      rect(-5, -318, 10, 16, '#ffdcbc'),
      circle(0, -322, 9, '#ffdcbc'),
      // Lower storey: six columns under a pediment.
      rect(-138, -168, 276, 14, '#ffdcbc'),
      path('M-96 -154L0 -190L96 -154Z', '#ffd2aa'),
      path('M-74 -157L0 -183L74 -157Z', '#c9704e'),
      rect(-128, -152, 256, 148, '#9c4a3a'),
      columns(6, -116, 116, -4, 138, 11),
      rect(-28, -106, 56, 102, '#3a1a22'),
      stroke('M-28 -4V-106H28V-4', '#ffcfa6', 5),
      rect(-146, -6, 292, 10, '#ffdcbc'),
    ].join('');
  },
};
