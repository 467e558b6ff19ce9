import type { Composition } from './composition.ts';

export const stillLife: Composition = {
  use: 'a hero and its company overlapping on a table: food, customs, money, music',
  cast: [2, 6],
  slots: [
    { x: 760, dy: -16, s: 290, rot: 4 },
    { x: 430, dy: 0, s: 400 },
    { x: 640, dy: 22, s: 190 },
    { x: 190, dy: 4, s: 200 },
    { x: 300, dy: 26, s: 140 },
    { x: 860, dy: 24, s: 150 },
  ],
};

export const workbench: Composition = {
  use: 'an apparatus in the lamp’s light with tools beside it: science, technology, crafts',
  cast: [2, 5],
  slots: [
    { x: 220, dy: -20, s: 300 },
    { x: 770, dy: -24, s: 260 },
    { x: 490, dy: 12, s: 460 },
    { x: 810, dy: 26, s: 210 },
    { x: 110, dy: 24, s: 170 },
  ],
};

export const plinth: Composition = {
  use: 'one treasure lifted up, a token at its foot: trophies, jewels, inventions, single ideas',
  cast: [1, 3],
  slots: [
    { x: 480, s: 330 },
    { x: 280, dy: 62, s: 150 },
    { x: 690, dy: 62, s: 150 },
  ],
};

export const spotlight: Composition = {
  use: 'heroes in the cone of a spot: film, music, drama, prizes',
  cast: [1, 4],
  slots: [
    { x: 640, dy: -12, s: 240 },
    { x: 420, dy: 0, s: 340, rot: -4 },
    { x: 570, dy: 12, s: 180 },
    { x: 270, dy: 8, s: 170 },
  ],
};

export const arena: Composition = {
  use: 'gear as large as a person before the crowd: every sport',
  cast: [1, 4],
  slots: [
    { x: 470, dy: 6, s: 460 },
    { x: 740, dy: 0, s: 190 },
    { x: 220, dy: 0, s: 200 },
    { x: 850, dy: -30, s: 140 },
  ],
};

export const study: Composition = {
  use: 'a still life of the mind before books: writers, composers, thinkers',
  cast: [2, 5],
  slots: [
    { x: 700, dy: -24, s: 330, rot: 3 },
    { x: 260, dy: -6, s: 390 },
    { x: 480, dy: 16, s: 250 },
    { x: 830, dy: 22, s: 190 },
    { x: 120, dy: 22, s: 170 },
  ],
};

export const portrait: Composition = {
  use: 'who? a bust without a face and two attributes that fit more than one option',
  cast: [1, 3],
  stages: ['portrait'],
  slots: [
    { x: 190, s: 270 },
    { x: 770, s: 270 },
    { x: 480, dy: 0, s: 150 },
  ],
};

export const exhibition: Composition = {
  use: 'a framed picture and what its painter used: art, museums',
  cast: [0, 3],
  stages: ['gallery'],
  slots: [
    { x: 170, s: 230, rot: -4 },
    { x: 850, s: 270 },
    { x: 480, dy: 4, s: 170 },
  ],
};
