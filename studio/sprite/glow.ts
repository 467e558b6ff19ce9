import type { Drawing } from './drawing.ts';
import { fades, inkIcon, type Light } from './ink-icon.ts';
import { type Layer, raster } from './layer.ts';

/** Light falls in flat bands, as round the sun: from this alpha on, so much of it shows. */
const BANDS = [
  [0.55, 0.75],
  [0.3, 0.5],
  [0.08, 0.26],
] as const;

/** Less light round a thing than this is a highlight on it; more of it is the thing itself, as a comet's tail. */
const ROUND_IT = [0.025, 2] as const;

/** A tail ends where less than this alpha is left: the outline would fill what is fainter. */
const FAINT = 40;

const SAMPLE = 96;

const banded = (alpha: number): number => BANDS.find(([from]) => alpha >= from)?.[1] ?? 0;

/** By the drawing's body. */
const glowing = new Map<string, Glow>();

/** How much of a drawing is light outside its solid parts, for each part that is solid. */
function lightRound(drawing: Drawing): number {
  const actor = { i: 'sample', x: 0, y: 0, s: SAMPLE };
  const [whole, solid] = (['bare', 'none'] as const).map((light) =>
    raster(inkIcon(drawing, actor, SAMPLE, 0, light)),
  ) as [Layer, Layer];
  let [light, body] = [0, 0];
  for (let i = 3; i < whole.px.length; i += 4)
    if ((solid.px[i] ?? 0) > 40) body += 1;
    else if ((whole.px[i] ?? 0) > 20) light += 1;
  return body === 0 ? Number.POSITIVE_INFINITY : light / body;
}

/** What of a drawing gives light: something `round` it, as with a candle, or it `itself`, as with a comet. */
type Glow = 'round' | 'itself' | 'none';

function glowOf(drawing: Drawing): Glow {
  if (!fades(drawing)) return 'none';
  const known = glowing.get(drawing.body);
  if (known !== undefined) return known;
  const share = lightRound(drawing);
  const answer = share < ROUND_IT[0] ? 'none' : share < ROUND_IT[1] ? 'round' : 'itself';
  glowing.set(drawing.body, answer);
  return answer;
}

/** Premultiplied pixels, each faded by a factor of its own. */
function faded({ w, h, px }: Layer, factor: (pixel: number) => number): Layer {
  const out = new Uint8ClampedArray(px.length);
  for (let i = 0; i < px.length; i += 4) {
    const k = factor(i);
    if (k > 0) for (let c = i; c < i + 4; c++) out[c] = (px[c] ?? 0) * k;
  }
  return { w, h, px: out };
}

/** Parts what is solid from the light round it: an outline round a flame's glow would be a dark ring. */
function splitLight(whole: Layer, solid: Layer): InkLayers {
  const alpha = (i: number) => (whole.px[i + 3] ?? 0) / 255;
  return {
    art: faded(whole, (i) => Math.min(1, (solid.px[i + 3] ?? 0) / (alpha(i) * 255 || 1))),
    glow: faded(whole, (i) => banded(alpha(i)) / (alpha(i) || 1)),
  };
}

/** A drawing's body, which gets the outline, and the light round it, which gets none. */
interface InkLayers {
  readonly art: Layer;
  readonly glow: Layer | undefined;
}

/** The layers of a drawing; `draw` draws it with its light treated so. */
export function inkLayers(drawing: Drawing, draw: (light: Light) => Layer): InkLayers {
  const glow = glowOf(drawing);
  if (glow === 'round') return splitLight(draw('bare'), draw('none'));
  if (glow === 'none') return { art: draw('inked'), glow: undefined };
  const whole = draw('bare');
  return { art: faded(whole, (i) => ((whole.px[i + 3] ?? 0) < FAINT ? 0 : 1)), glow: undefined };
}
