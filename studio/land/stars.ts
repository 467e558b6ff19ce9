import { createRng } from '../engine/rng.ts';
import { CREAM, tone } from '../ink/ramps.ts';
import { n1, plain, times } from '../shapes/shapes.ts';

/** Points and four-pointed sparks, none below `bottom`. */
export function stars(seed: string, count = 40, bottom = 330): string {
  const rng = createRng(`${seed} stars`);
  return times(count, () => {
    const [x, y, size] = [n1(rng.next() * 960), n1(rng.next() * bottom), rng.between(2, 9)];
    if (size <= 6) return `<circle cx="${x}" cy="${y}" r="${n1(size * 0.4 + 0.6)}" fill="${CREAM}"/>`;
    const k = size * 1.7;
    return plain(
      `M${x} ${n1(y - k)}Q${x} ${y} ${n1(x + k)} ${y}Q${x} ${y} ${x} ${n1(y + k)}Q${x} ${y} ${n1(x - k)} ${y}Q${x} ${y} ${x} ${n1(y - k)}Z`,
      rng.next() < 0.6 ? CREAM : tone('marigold3'),
    );
  });
}
