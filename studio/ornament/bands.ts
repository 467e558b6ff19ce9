import { CREAM, tone } from '../ink/ramps.ts';
import { disc, n1, shape, times } from '../shapes/shapes.ts';

const pick = (hues: readonly string[], i: number): string => hues[i % hues.length] ?? 'rani';

/** A row of hanging scallops with drops. */
export function scallops(y: number, r: number, hues: readonly string[], width = 960): string {
  const count = Math.ceil(width / (r * 2)) + 1;
  const left = (width - count * r * 2) / 2;
  const lobe = (k: number, fill: string, line: number) =>
    shape(`M${-r * k} -6V0A${r * k} ${r * k} 0 0 0 ${r * k} 0V-6Z`, fill, line);
  return times(
    count,
    (i) =>
      `<g transform="translate(${n1(left + r + i * r * 2)} ${y})">${lobe(1, tone(pick(hues, i), 2), 4)}${lobe(0.55, CREAM, 3)}${disc(0, r + 7, 5, tone('marigold', 2), 3)}</g>`,
  );
}

/** A band of alternating diamonds and dots; `ground` and `hues` are inks. */
export function diamonds(y: number, h: number, ground: string, hues: readonly string[], width = 960): string {
  const step = h * 1.7;
  const [a, b, middle] = [step * 0.36, h * 0.34, y + h / 2];
  const diamond = (i: number) => {
    const x = step / 2 + i * step;
    return (
      shape(
        `M${n1(x - a)} ${middle}L${n1(x)} ${n1(middle - b)}L${n1(x + a)} ${middle}L${n1(x)} ${n1(middle + b)}Z`,
        tone(pick(hues, i)),
        3,
      ) +
      disc(x, middle, h * 0.09, CREAM, 0) +
      disc(x + step / 2, middle, h * 0.08, tone('marigold'), 2)
    );
  };
  return (
    shape(`M-10 ${y}H${width + 10}V${y + h}H-10Z`, tone(ground), 4) +
    times(Math.ceil((width + 10) / step), diamond)
  );
}
