import { createRng } from '../engine/rng.ts';
import { CREAM } from '../ink/ramps.ts';
import { cloud } from '../ornament/cloud.ts';
import { times } from '../shapes/shapes.ts';

/** Clouds spread over the sky. */
export function clouds(seed: string, count = 3, fill = CREAM, top = 70): string {
  const rng = createRng(`${seed} clouds`);
  return times(count, (i) =>
    cloud(
      ((i + 0.5) * 960) / count + rng.between(-90, 90),
      top + rng.between(-20, 70),
      Math.round(rng.between(0.55, 1) * 100) / 100,
      fill,
      '#e7dfe4',
    ),
  );
}
