import type { Layer } from './layer.ts';

const FAR = 1e20;
/** The squared distance where there is nothing of the shape. */
const NOWHERE = 1e10;

/** Room to work in, made once for all rows and columns. */
interface Scratch {
  readonly v: Uint16Array;
  readonly z: Float64Array;
  readonly t: Float64Array;
}

/** The exact Euclidean distance transform (Felzenszwalb and Huttenlocher) of n places, `stride` apart from `start` on. */
function transformRun(field: Float64Array, start: number, stride: number, n: number, scratch: Scratch): void {
  const { v, z, t } = scratch;
  for (let q = 0; q < n; q++) t[q] = field[start + q * stride] ?? 0;
  v[0] = 0;
  z[0] = -FAR;
  z[1] = FAR;
  for (let q = 1, k = 0; q < n; q++) {
    let s = 0;
    do {
      const r = v[k] ?? 0;
      s = ((t[q] ?? 0) - (t[r] ?? 0) + q * q - r * r) / (q - r) / 2;
    } while (s <= (z[k] ?? 0) && --k > -1);
    v[++k] = q;
    z[k] = s;
    z[k + 1] = FAR;
  }
  for (let q = 0, k = 0; q < n; q++) {
    while ((z[k + 1] ?? FAR) < q) k++;
    const r = v[k] ?? 0;
    field[start + q * stride] = (t[r] ?? 0) + (q - r) * (q - r);
  }
}

/** A whole row or column: what lies in the shape stays, and no place is nearer to anything beyond the shape next to it. */
function transformLine(
  field: Float64Array,
  start: number,
  stride: number,
  n: number,
  scratch: Scratch,
): void {
  let from = 0;
  for (let q = 0; q < n; q++) {
    if (field[start + q * stride] !== 0 && q < n - 1) continue;
    if (q - from > 1 || q === n - 1)
      transformRun(field, start + from * stride, stride, q - from + 1, scratch);
    from = q;
  }
}

/** Mean of three along one axis: takes the wobble out, so that the ink line is even. */
function smooth(field: Float64Array, step: number): void {
  const before = field.slice(0, step);
  for (let i = step; i < field.length - step; i++) {
    const place = i % step;
    const value = field[i] ?? 0;
    field[i] = ((before[place] ?? 0) + value + (field[i + step] ?? 0)) / 3;
    before[place] = value;
  }
}

/** How far each pixel lies from the shape (0 inside), its soft edge taken into account. */
export function distance({ w, h, px }: Layer): Float64Array {
  const field = new Float64Array(w * h).fill(NOWHERE);
  const isTouched = new Uint8Array(w);
  for (let i = 0; i < field.length; i++) {
    const value = px[i * 4 + 3] ?? 0;
    if (value === 0) continue;
    const alpha = value / 255;
    // A soft glow belongs to the shape.
    field[i] = alpha >= 0.2 ? 0 : (0.5 - alpha) ** 2;
    isTouched[i % w] = 1;
  }
  const n = Math.max(w, h);
  const scratch = { v: new Uint16Array(n), z: new Float64Array(n + 1), t: new Float64Array(n) };
  // A column without any of the shape stays as far away as it is.
  for (let x = 0; x < w; x++) if (isTouched[x]) transformLine(field, x, w, h, scratch);
  for (let y = 0; y < h; y++) transformLine(field, y * w, 1, w, scratch);
  for (let i = 0; i < field.length; i++) field[i] = Math.sqrt(field[i] ?? 0);
  smooth(field, 1);
  smooth(field, w);
  return field;
}
