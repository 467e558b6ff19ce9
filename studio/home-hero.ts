import { WIDTH } from './engine/svg.ts';
import type { Picture } from './jobs/picture.ts';

/** The picture beside the home page's title, which asks for a few seconds. */
const homeHero: Picture = {
  name: 'home hero',
  group: 'home-hero',
  file: 'home-hero.webp',
  spec: {
    composition: 'giant',
    stage: 'panel',
    sky: 'dusk',
    sun: [480, 270, 190],
    cast: [
      { i: 'own:sitar', x: 776, y: 240, s: 420, rot: 22 },
      { i: 'no:stopwatch', x: 480, y: 290, s: 500 },
      { i: 'no:globe-showing-asia-australia', x: 176, y: 376, s: 270 },
      { i: 'no:rocket', x: 196, y: 132, s: 220 },
    ],
    corners: { at: 'cd', hues: ['rani', 'marigold', 'leaf'], size: 0.7 },
    fringe: ['rani', 'marigold', 'peacock'],
  },
  category: 'general-knowledge',
  seed: 'home hero',
  width: WIDTH,
};

/** The same picture in the sizes that the page offers: phones take the smaller one. */
export const homeHeroes: readonly Picture[] = [
  homeHero,
  { ...homeHero, name: 'home hero for phones', file: 'home-hero-640.webp', width: 640 },
];
