import type { BackdropName } from './index.ts';

/** Where the ground of a backdrop begins, and where a hero's feet look right on it. */
export interface Footing {
  readonly horizon: number;
  readonly feet: number;
}

/** Backdrops that are missing here have no ground: what is shown there hangs in the air. */
export const footings: Partial<Readonly<Record<BackdropName, Footing>>> = {
  studio: { horizon: 420, feet: 452 },
  savanna: { horizon: 436, feet: 486 },
  mountains: { horizon: 462, feet: 496 },
  forest: { horizon: 460, feet: 496 },
  desert: { horizon: 400, feet: 470 },
  arctic: { horizon: 466, feet: 500 },
  night: { horizon: 470, feet: 500 },
  city: { horizon: 480, feet: 506 },
  stadium: { horizon: 352, feet: 478 },
  cricket: { horizon: 352, feet: 470 },
  hardwood: { horizon: 340, feet: 462 },
  tennis: { horizon: 300, feet: 462 },
  stage: { horizon: 412, feet: 462 },
  gallery: { horizon: 430, feet: 486 },
  library: { horizon: 448, feet: 480 },
  lab: { horizon: 440, feet: 472 },
  palace: { horizon: 450, feet: 486 },
  meadow: { horizon: 400, feet: 480 },
};
