import { circuit, city, rays, space, studio } from './abstract.ts';
import type { Backdrop } from './backdrop.ts';
import { cinema, lab, neon, palace, stage } from './halls.ts';
import { day, desert, forest, meadow, mountains, night, savanna, sunset } from './nature.ts';
import { gallery, library, parchment } from './rooms.ts';
import { cricket, hardwood, stadium, tennis } from './sports.ts';
import { arctic, ocean, underwater } from './water.ts';

export const backdrops = {
  studio,
  rays,
  savanna,
  mountains,
  forest,
  desert,
  ocean,
  underwater,
  arctic,
  night,
  space,
  city,
  stadium,
  cricket,
  hardwood,
  tennis,
  stage,
  cinema,
  gallery,
  library,
  lab,
  circuit,
  parchment,
  palace,
  neon,
  sunset,
  day,
  meadow,
} as const satisfies Record<string, Backdrop>;

export type BackdropName = keyof typeof backdrops;

export const backdropNames = Object.keys(backdrops) as [BackdropName, ...BackdropName[]];
