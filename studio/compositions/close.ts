import type { Composition } from './composition.ts';

export const giant: Composition = {
  use: 'one thing larger than the picture, two or three small ones round it: animals, instruments, machines',
  cast: [1, 4],
  slots: [
    { x: 500, y: 285, s: 600, rot: -8 },
    { x: 150, y: 150, s: 150 },
    { x: 830, y: 420, s: 160 },
    { x: 820, y: 130, s: 120 },
  ],
};

export const closeUp: Composition = {
  use: 'a hero cut by the lower edge, like a bust: robots, masks, faces of animals',
  cast: [1, 3],
  slots: [
    { x: 480, dy: 70, s: 540 },
    { x: 160, dy: 20, s: 220 },
    { x: 810, dy: 20, s: 220 },
  ],
};

export const emblem: Composition = {
  use: 'two things crossed like a coat of arms: experiments, battles, crafts',
  cast: [2, 3],
  slots: [
    { x: 590, y: 260, s: 390, rot: -10 },
    { x: 390, y: 260, s: 390, rot: 10 },
    { x: 480, y: 330, s: 220 },
  ],
};

export const orbit: Composition = {
  use: 'small things round a great round one: the globe, an atom, a planet',
  cast: [1, 5],
  slots: [
    { x: 740, y: 150, s: 280 },
    { x: 190, y: 130, s: 180 },
    { x: 800, y: 430, s: 180 },
    { x: 160, y: 430, s: 170 },
    { x: 480, y: 90, s: 130 },
  ],
};

export const lettering: Composition = {
  use: 'sign painter’s numbers, letters or signs with something beside them: scores, years, notation (needs text)',
  cast: [0, 3],
  slots: [
    { x: 760, y: 330, s: 280 },
    { x: 200, y: 330, s: 260 },
    { x: 480, y: 130, s: 160 },
  ],
};

export const rain: Composition = {
  use: 'many of small size scattered over the whole picture: coins, leaves, sweets, notes',
  cast: [4, 9],
  slots: [
    { x: 150, y: 130, s: 190, rot: -16 },
    { x: 420, y: 100, s: 160, rot: 10 },
    { x: 700, y: 130, s: 190, rot: 18 },
    { x: 860, y: 300, s: 170, rot: -12 },
    { x: 120, y: 400, s: 180, rot: 14 },
    { x: 330, y: 430, s: 160, rot: -8 },
    { x: 780, y: 450, s: 160, rot: 8 },
    { x: 600, y: 440, s: 150, rot: 20 },
    { x: 490, y: 270, s: 300, rot: 4 },
  ],
};
