import { closeUp, emblem, giant, lettering, orbit, rain } from './close.ts';
import type { Composition } from './composition.ts';
import { atlas, fromAbove, showing, stickers, thenAndNow } from './flat.ts';
import { arena, exhibition, plinth, portrait, spotlight, stillLife, study, workbench } from './indoors.ts';
import {
  breach,
  caravan,
  crop,
  hideout,
  lowCamera,
  pair,
  parade,
  scenery,
  silhouette,
  vista,
} from './outdoors.ts';

/** Every way to arrange a picture. */
export const compositions = {
  arena,
  atlas,
  breach,
  caravan,
  'close-up': closeUp,
  crop,
  emblem,
  exhibition,
  'from-above': fromAbove,
  giant,
  hideout,
  lettering,
  'low-camera': lowCamera,
  orbit,
  pair,
  parade,
  plinth,
  portrait,
  rain,
  scenery,
  showing,
  silhouette,
  spotlight,
  stickers,
  'still-life': stillLife,
  study,
  'then-and-now': thenAndNow,
  vista,
  workbench,
} as const satisfies Record<string, Composition>;

export type CompositionName = keyof typeof compositions;
export const compositionNames = Object.keys(compositions) as [CompositionName, ...CompositionName[]];
