import { mix } from '../ink/color.ts';
import { tone } from '../ink/ramps.ts';
import { line, n1, plain, shape, times } from '../shapes/shapes.ts';

export interface Water {
  /** Where the sun's road lies; without it there is none. */
  readonly sunX?: number | undefined;
  readonly glow?: string;
  readonly waves?: boolean;
  readonly bottom?: number;
}

const road = (x: number, y: number, glow: string): string =>
  times(9, (i) => {
    const half = 130 - Math.abs(i - 1) * 9 + (i % 2) * 34;
    return `<rect x="${n1(x - half + (i % 3) * 18)}" y="${n1(y + 8 + i * i * 2.2 + i * 6)}" width="${half * 2 - 30}" height="${n1(5 + i * 1.3)}" rx="6" fill="${glow}"/>`;
  });

const ripples = (y: number, hue: string): string =>
  times(3, (j) => {
    const top = y + 70 + j * 58 + j * j * 8;
    const r = 24 + j * 9;
    let d = '';
    for (let x = -r * (j % 2 ? 2 : 1); x < 980; x += r * 2)
      d += `M${n1(x)} ${top}a${r} ${n1(r * 0.62)} 0 0 0 ${r * 2} 0`;
    return line(d, 4, tone(hue, 1)) + line(d, 3, tone(hue, 3), 'transform="translate(0 -7)"');
  });

/** Water from y down: bands, scalloped waves, the sun's road. */
export const water = (
  y: number,
  hue: string,
  { sunX, glow = '#ffe08e', waves = true, bottom = 560 }: Water = {},
): string =>
  shape(`M-10 ${y}H970V${bottom}H-10Z`, tone(hue, 3), 4) +
  plain(`M-10 ${y + 46}H970V${bottom}H-10Z`, tone(hue, 2)) +
  plain(`M-10 ${y + 124}H970V${bottom}H-10Z`, mix(tone(hue, 2), tone(hue, 1), 0.55)) +
  (sunX === undefined ? '' : road(sunX, y, glow)) +
  (waves ? ripples(y, hue) : '');
