import type { Light } from '../sprite/light.ts';
import type { Composition } from './composition.ts';

/** Things that lie: a hard shadow beside them. */
const lying: Partial<Light> = { drop: [9, 13], shadow: '#1c1033', strength: 0.5 };

export const fromAbove: Composition = {
  use: 'things lying on a desk or map, seen from above: documents, discoveries, geography',
  cast: [1, 6],
  slots: [
    { x: 400, y: 280, s: 390, rot: -8 },
    { x: 630, y: 280, s: 340 },
    { x: 130, y: 150, s: 230, rot: -16 },
    { x: 850, y: 430, s: 200, rot: 8 },
    { x: 850, y: 120, s: 170, rot: 12 },
    { x: 130, y: 430, s: 170, rot: 6 },
  ],
  light: lying,
};

export const stickers: Composition = {
  use: 'cut-outs with a cream rim on patterned cloth: sets, materials, colours, trades',
  cast: [2, 6],
  stages: ['cloth', 'desk', 'panel', 'versus'],
  slots: [
    { x: 180, y: 170, s: 270, rot: -12 },
    { x: 490, y: 275, s: 420 },
    { x: 800, y: 150, s: 250, rot: 14 },
    { x: 800, y: 405, s: 240, rot: 8 },
    { x: 175, y: 405, s: 220, rot: -12 },
    { x: 600, y: 440, s: 160 },
  ],
  light: { ...lying, rim: 8 },
};

export const thenAndNow: Composition = {
  use: 'two halves of a picture: then and now, two kinds, two sides',
  cast: [2, 4],
  stages: ['versus'],
  slots: [
    { x: 230, y: 280, s: 410, rot: -6 },
    { x: 735, y: 285, s: 440, rot: 8 },
    { x: 110, y: 440, s: 160 },
    { x: 860, y: 110, s: 150 },
  ],
  light: { ...lying, drop: [10, 14] },
};

export const atlas: Composition = {
  use: 'the map itself, at most with a token on it: capitals, borders, neighbours',
  cast: [0, 3],
  stages: ['map'],
  slots: [
    { x: 170, y: 420, s: 190 },
    { x: 800, y: 410, s: 190 },
    { x: 800, y: 130, s: 160 },
  ],
  light: lying,
};

export const showing: Composition = {
  use: 'the stage itself is shown or asked about: a flag, a staff, a program, a planet, a quotation',
  cast: [0, 4],
  slots: [
    { x: 130, y: 440, s: 190 },
    { x: 830, y: 440, s: 190 },
    { x: 830, y: 110, s: 150 },
    { x: 130, y: 110, s: 150 },
  ],
};
