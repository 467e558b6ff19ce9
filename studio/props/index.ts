import type { Drawing } from '../sprite/drawing.ts';
import { animals } from './animals.ts';
import { costumes } from './costumes.ts';
import { figures } from './figures.ts';
import { instruments } from './instruments.ts';
import { landmarks } from './landmarks.ts';
import { landmarksOfAsia } from './landmarks-asia.ts';
import { landmarksOfEurope } from './landmarks-europe.ts';
import { machines } from './machines.ts';
import { science } from './science.ts';
import { sports } from './sports.ts';
import { treasures } from './treasures.ts';
import { vehicles } from './vehicles.ts';
import { writing } from './writing.ts';

/** Our own drawings, for what no icon set has. */
export const props: Readonly<Record<string, Drawing>> = {
  ...animals,
  ...costumes,
  ...figures,
  ...instruments,
  ...landmarks,
  ...landmarksOfAsia,
  ...landmarksOfEurope,
  ...machines,
  ...science,
  ...sports,
  ...treasures,
  ...vehicles,
  ...writing,
};
