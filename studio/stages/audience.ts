import { createRng } from '../engine/rng.ts';
import { INK } from '../ink/ramps.ts';
import { n1, plain, times } from '../shapes/shapes.ts';

/** The backs of heads along the lower edge. */
export function audience(seed: string): string {
  const rng = createRng(`${seed} audience`);
  return times(13, (i) => {
    const x = i * 80;
    const [left, right] = [n1(480 + rng.between(-6, 8)), n1(480 + rng.between(-6, 8))];
    return plain(
      `M${x - 56} 580V556C${x - 50} 520 ${x - 20} 522 ${x - 16} 514C${x - 40} ${left} ${x + 40} ${right} ${x + 16} 514C${x + 20} 522 ${x + 50} 520 ${x + 56} 556V580Z`,
      i % 2 ? INK : '#2b1a4d',
    );
  });
}
