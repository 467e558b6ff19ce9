import { abstract } from './abstract.ts';
import { cubist } from './cubist.ts';
import { dots } from './dots.ts';
import { drip } from './drip.ts';
import { gilded } from './gilded.ts';
import { grid } from './grid.ts';
import { lilies } from './lilies.ts';
import { miniature } from './miniature.ts';
import type { PaintingStyle } from './painting-style.ts';
import { pop } from './pop.ts';
import { portrait } from './portrait.ts';
import { surreal } from './surreal.ts';
import { swirl } from './swirl.ts';
import { wave } from './wave.ts';

const all = {
  abstract,
  cubist,
  dots,
  drip,
  gilded,
  grid,
  lilies,
  miniature,
  pop,
  portrait,
  surreal,
  swirl,
  wave,
} as const;

export type StyleName = keyof typeof all;

export const styles: Readonly<Record<StyleName, PaintingStyle>> = all;

export const styleNames = Object.keys(all) as [StyleName, ...StyleName[]];
