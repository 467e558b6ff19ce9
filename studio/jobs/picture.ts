import { sha256 } from '../engine/cache.ts';

/** Raise it when a change of the generator should redraw every picture. */
const GENERATOR_VERSION = 3;

/** One picture the site needs, not yet parsed: a wrong spec is this picture's mistake alone. */
export interface Picture {
  /** How messages name it, such as `world-history question 3`. */
  readonly name: string;
  /** The quiz it belongs to, `cards`, `home-hero` or `social-card`. */
  readonly group: string;
  /** Below the folder of images, such as `quiz/WH3.webp`. */
  readonly file: string;
  readonly spec: unknown;
  readonly category: string;
  readonly seed: string;
  readonly width: number;
}

/** Changes when the picture would look different. */
export const specHash = ({ spec, category, seed, width }: Picture): string =>
  sha256(JSON.stringify([GENERATOR_VERSION, spec, category, seed, width])).slice(0, 16);
