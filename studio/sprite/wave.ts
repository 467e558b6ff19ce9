import type { Layer } from './layer.ts';

const HEIGHT = 0.035;
const FOLD = 0.16;

/** Bends a drawing as wind bends a cloth: still at the pole, free at the end, darker where it turns away. */
export function waveLayer({ w, h, px }: Layer): Layer {
  const out = new Uint8ClampedArray(px.length);
  for (let x = 0; x < w; x++) {
    const u = x / w;
    const loose = Math.min(1, Math.max(0, u - 0.08) * 2.2);
    const shift = HEIGHT * h * loose * Math.sin(u * 9.4);
    const light = 1 - FOLD * loose * (0.5 - 0.5 * Math.cos(u * 9.4 + 0.9));
    const whole = Math.floor(shift);
    const part = shift - whole;
    for (let y = 0; y < h; y++) {
      const from = y - whole;
      if (from < 1 || from >= h) continue;
      const [near, far, to] = [(from * w + x) * 4, ((from - 1) * w + x) * 4, (y * w + x) * 4];
      for (let c = 0; c < 4; c++) {
        const value = (px[near + c] ?? 0) * (1 - part) + (px[far + c] ?? 0) * part;
        out[to + c] = c < 3 ? value * light : value;
      }
    }
  }
  return { w, h, px: out };
}
