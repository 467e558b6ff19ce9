import { tone } from '../ink/ramps.ts';
import { plain, shape } from '../shapes/shapes.ts';

/** A road from the horizon to the eye, between verges. */
export const road = (verge = 'leaf2'): string =>
  shape('M-10 412H970V560H-10Z', tone(verge), 5) +
  shape('M400 412H560L860 560H100Z', tone('grey', 1), 5) +
  plain('M474 420H486L490 452H470ZM468 468H492L498 512H462ZM458 530H502L506 560H454Z', tone('marigold', 3));
