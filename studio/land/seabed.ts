import { createRng, type Rng } from '../engine/rng.ts';
import { tone } from '../ink/ramps.ts';
import { disc, each, n1, shape, times } from '../shapes/shapes.ts';
import { ridge } from './ridge.ts';

function weed(rng: Rng, x: number, h: number): string {
  const color = tone(rng.pick(['leaf2', 'leaf3', 'rani2', 'vermilion2', 'violet2']));
  let [up, down] = [`M${n1(x - 13)} 540`, ''];
  for (let k = 0; k < 4; k++) {
    const [sway, wide] = [k % 2 ? 24 : -24, 13 - k * 3];
    const [middle, top] = [n1(524 - (h * (k + 0.5)) / 4), n1(524 - (h * (k + 1)) / 4)];
    up += `Q${n1(x - wide + sway)} ${middle} ${n1(x - wide + 2)} ${top}`;
    down = `Q${n1(x + wide + sway)} ${middle} ${n1(x + wide)} ${k ? n1(524 - (h * k) / 4) : 540}${down}`;
  }
  return shape(`${up}L${n1(x + 2)} ${n1(518 - h)}${down}Z`, color, 4);
}

/** Shafts of light, the floor of the sea, weeds on both sides and bubbles. */
export function seabed(seed: string): string {
  const rng = createRng(`${seed} seabed`);
  return (
    each(
      [150, 380, 640, 860],
      (x) =>
        `<path d="M${x - 30} -10L${x - 150} 560H${x - 20}L${x + 30} -10Z" fill="#ffffff" fill-opacity="0.13"/>`,
    ) +
    ridge(440, 22, `${seed}r`, tone('peacock', 1)) +
    ridge(478, 16, `${seed}s`, tone('marigold', 3), { width: 5, swells: 4, dark: tone('marigold', 2) }) +
    times(13, (i) => weed(rng, i < 7 ? rng.between(-10, 230) : rng.between(730, 970), rng.between(90, 230))) +
    times(16, () => disc(rng.next() * 960, rng.next() * 380, rng.between(4, 13), 'rgba(255,255,255,.35)', 0))
  );
}
