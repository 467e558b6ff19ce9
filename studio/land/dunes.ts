import { createRng } from '../engine/rng.ts';
import { mix } from '../ink/color.ts';
import { CREAM, tone } from '../ink/ramps.ts';
import { beadLine, n1, plain, shape } from '../shapes/shapes.ts';

/** Three waves of sand; `sand` names three inks from far to near. */
export function dunes(y: number, seed: string, sand: readonly [string, string, string]): string {
  const rng = createRng(`${seed} dunes`);
  const colors = sand.map((name) => tone(name));
  return [0, 58, 120]
    .map((drop, i) => {
      const color = colors[i] ?? '';
      const shade = colors[i + 1] ?? mix(color, tone('marigold', 0), 0.35);
      const x = rng.between(260, 700);
      const top = y + drop;
      return (
        shape(
          `M-20 ${n1(top + rng.between(10, 44))}C${n1(x * 0.4)} ${top + 20} ${n1(x * 0.7)} ${top - 36} ${n1(x)} ${top - 30}C${n1(x + 90)} ${top - 10} ${n1(x + 200)} ${top + 34} 980 ${n1(top + rng.between(0, 30))}V600H-20Z`,
          color,
          4.5,
        ) +
        beadLine(
          `M-20 ${top + 62}C${n1(x * 0.4)} ${top + 46} ${n1(x * 0.6)} ${top + 4} ${n1(x - 40)} ${top + 4}`,
          mix(color, CREAM, 0.5),
          6,
          20,
        ) +
        plain(
          `M${n1(x)} ${top - 27}C${n1(x - 40)} ${top + 10} ${n1(x + 60)} ${top + 40} ${n1(x - 70)} ${top + 130}L980 ${top + 150}V${top + 26}C${n1(x + 210)} ${top + 40} ${n1(x + 90)} ${top - 6} ${n1(x)} ${top - 27}Z`,
          shade,
        )
      );
    })
    .join('');
}
