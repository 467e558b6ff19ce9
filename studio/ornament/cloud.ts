import { CREAM } from '../ink/ramps.ts';
import { at, line, plain, shape } from '../shapes/shapes.ts';

export const cloud = (x: number, y: number, scale: number, fill = CREAM, dark = '#ddd3dc'): string =>
  at(
    x,
    y,
    scale,
    0,
    shape(
      'M-104 30C-134 30 -134 -12 -100 -12C-104 -52 -52 -66 -34 -36C-18 -78 46 -72 44 -26C76 -48 106 -16 84 8C112 4 116 30 96 30Z',
      fill,
      4 / scale,
    ) +
      plain('M-102 27C-60 22 -40 10 6 18C40 22 70 6 84 10C106 8 110 27 96 27Z', dark) +
      line('M-34 -36C-18 -24 -24 -6 -40 -8C-52 -10 -50 -26 -38 -24M44 -26C50 -10 36 2 26 -6', 3.4 / scale),
  );
