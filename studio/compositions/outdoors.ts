import type { Composition } from './composition.ts';

/** One hero on the ground, the sun behind it, perhaps something small far or near. */
export const vista: Composition = {
  use: 'a hero on its ground, the sun behind: animals, places, plants, journeys',
  cast: [1, 4],
  slots: [
    { x: 560, s: 400 },
    { x: 230, dy: -26, s: 190 },
    { x: 830, dy: 14, s: 180 },
    { x: 380, dy: 20, s: 130 },
  ],
};

export const crop: Composition = {
  use: 'a hero so large that the frame cuts it, over a place: vehicles, records, flights',
  cast: [1, 3],
  slots: [
    { x: 420, y: 220, s: 620, rot: -10 },
    { x: 800, y: 400, dy: 0, s: 200 },
    { x: 130, y: 420, dy: 0, s: 180 },
  ],
};

export const lowCamera: Composition = {
  use: 'seen from the ground: the hero towers and fills the width',
  cast: [1, 3],
  slots: [
    { x: 520, dy: 46, s: 640, rot: -3 },
    { x: 140, dy: 10, s: 200 },
    { x: 850, dy: 10, s: 170 },
  ],
};

export const caravan: Composition = {
  use: 'the same kind in a row that shrinks towards the sun: peoples, trade, travels, migrations',
  cast: [3, 5],
  slots: [
    { x: 700, dy: -66, s: 120 },
    { x: 560, dy: -54, s: 150 },
    { x: 400, dy: -32, s: 200 },
    { x: 190, dy: 10, s: 300 },
    { x: 830, dy: 20, s: 170 },
  ],
};

export const parade: Composition = {
  use: 'four or five different things in two rows: families of instruments, tools, animals',
  cast: [3, 6],
  slots: [
    { x: 320, dy: -62, s: 250 },
    { x: 650, dy: -62, s: 240 },
    { x: 160, dy: -14, s: 260 },
    { x: 810, dy: -18, s: 260 },
    { x: 480, dy: 20, s: 380 },
    { x: 480, dy: -90, s: 180 },
  ],
};

export const pair: Composition = {
  use: 'two heroes face to face: rivals, partners, cause and effect',
  cast: [2, 4],
  slots: [
    { x: 270, s: 360 },
    { x: 700, s: 360, flip: true },
    { x: 480, dy: 24, s: 150 },
    { x: 480, dy: -90, s: 130 },
  ],
};

export const silhouette: Composition = {
  use: 'dark shapes before a huge sun: extinct animals, legends, history',
  cast: [1, 4],
  stages: ['savanna', 'desert', 'city', 'hills', 'sea', 'peaks', 'lake', 'ice', 'board'],
  slots: [
    { x: 540, dy: -24, s: 430 },
    { x: 270, dy: -40, s: 160 },
    { x: 790, dy: -30, s: 190 },
    { x: 140, dy: -20, s: 120 },
  ],
  actor: { flat: 'violet0', shade: false },
};

export const scenery: Composition = {
  use: 'a place alone, at most with something small: works of nature, great waves, landmarks',
  cast: [0, 3],
  slots: [
    { x: 740, dy: -30, s: 170 },
    { x: 230, dy: -20, s: 150 },
    { x: 480, dy: 0, s: 130 },
  ],
};

export const breach: Composition = {
  use: 'light through a broken wall, one thing in the gap: revolutions, freedom, turning points',
  cast: [1, 2],
  slots: [
    { x: 478, dy: -60, s: 290 },
    { x: 478, dy: 30, s: 130 },
  ],
};

export const hideout: Composition = {
  use: 'a hero half hidden behind leaves close to the eye: shy animals, explorers, secrets (give it leaves)',
  cast: [1, 3],
  slots: [
    { x: 430, dy: 40, s: 480 },
    { x: 760, dy: -40, s: 150 },
    { x: 640, dy: -70, s: 120 },
  ],
};
