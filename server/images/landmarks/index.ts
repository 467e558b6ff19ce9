import { colosseum, parthenon, pyramids } from './ancient.ts';
import { angkor, greatwall } from './asia.ts';
import { basil } from './basil.ts';
import { bigben } from './big-ben.ts';
import { eiffel } from './eiffel.ts';
import { brandenburg, neuschwanstein } from './europe.ts';
import { goldengate } from './golden-gate.ts';
import type { Landmark } from './landmark.ts';
import { machupicchu } from './machu-picchu.ts';
import { minarepakistan } from './minar-e-pakistan.ts';
import { badshahi, hagiasophia } from './mosques.ts';
import { opera } from './opera.ts';
import { petra } from './petra.ts';
import { pisa } from './pisa.ts';
import { christ, liberty, moai } from './statues.ts';
import { chichenitza, stonehenge } from './stones.ts';
import { taj } from './taj.ts';

const all = {
  angkor,
  badshahi,
  basil,
  bigben,
  brandenburg,
  chichenitza,
  christ,
  colosseum,
  eiffel,
  goldengate,
  greatwall,
  hagiasophia,
  liberty,
  machupicchu,
  minarepakistan,
  moai,
  neuschwanstein,
  opera,
  parthenon,
  petra,
  pisa,
  pyramids,
  stonehenge,
  taj,
} as const;

export type LandmarkName = keyof typeof all;

export const landmarks: Readonly<Record<LandmarkName, Landmark>> = all;

export const landmarkNames = Object.keys(all) as [LandmarkName, ...LandmarkName[]];
