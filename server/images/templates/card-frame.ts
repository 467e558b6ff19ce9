import type { Canvas } from '../engine/canvas.ts';
import { circle, group, HEIGHT, path, rect, stroke, WIDTH } from '../engine/svg.ts';

const INK = '#1c1033';
const MARIGOLD = '#ffb71b';
const PEACOCK = '#008b94';
const RANI = '#d81b7a';
const PAPER = '#fff8ea';

const BAND = 30;

/** A flower of petals round an eye. */
function rosette(
  x: number,
  y: number,
  r: number,
  petals: number,
  [outer, inner, eye]: readonly [string, string, string],
): string {
  let drawing = '';
  for (let i = 0; i < petals; i++) {
    const angle = (i / petals) * 2 * Math.PI;
    const [px, py] = [x + Math.cos(angle) * r * 0.68, y + Math.sin(angle) * r * 0.68];
    drawing += circle(px, py, r * 0.34, outer, { stroke: INK, 'stroke-width': r * 0.05 });
  }
  for (let i = 0; i < petals; i++) {
    const angle = ((i + 0.5) / petals) * 2 * Math.PI;
    drawing += circle(x + Math.cos(angle) * r * 0.4, y + Math.sin(angle) * r * 0.4, r * 0.2, inner);
  }
  return (
    drawing +
    circle(x, y, r * 0.38, inner, { stroke: INK, 'stroke-width': r * 0.05 }) +
    circle(x, y, r * 0.22, eye) +
    circle(x - r * 0.05, y - r * 0.05, r * 0.09, PAPER)
  );
}

/** Half circles along one edge, each with a peacock's eye. */
function scallops(count: number, place: (t: number) => readonly [x: number, y: number], r: number): string {
  let drawing = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = place((i + 0.5) / count);
    drawing += circle(x, y, r, i % 2 ? MARIGOLD : PAPER, { stroke: INK, 'stroke-width': 3 });
    drawing += circle(x, y, r * 0.62, i % 2 ? RANI : PEACOCK) + circle(x, y, r * 0.28, MARIGOLD);
  }
  return drawing;
}

/** The painted frame that makes every card one of the family. */
export function drawCardFrame(canvas: Canvas): void {
  const inner = { x: BAND, y: BAND, w: WIDTH - 2 * BAND, h: HEIGHT - 2 * BAND };
  const shadow = group(
    { filter: canvas.blur(9), opacity: 0.5 },
    rect(inner.x, inner.y, inner.w, inner.h, 'none', { stroke: '#000', 'stroke-width': 30 }),
  );
  const band = `M0 0H${WIDTH}V${HEIGHT}H0ZM${BAND} ${BAND}V${HEIGHT - BAND}H${WIDTH - BAND}V${BAND}Z`;
  canvas.add(
    shadow,
    scallops(16, (t) => [BAND + t * inner.w, BAND], 27),
    scallops(16, (t) => [BAND + t * inner.w, HEIGHT - BAND], 27),
    scallops(8, (t) => [BAND, BAND + t * inner.h], 27),
    scallops(8, (t) => [WIDTH - BAND, BAND + t * inner.h], 27),
    path(band, RANI),
    stroke(`M15 15H${WIDTH - 15}V${HEIGHT - 15}H15Z`, MARIGOLD, 6),
    stroke(`M${BAND} ${BAND}H${WIDTH - BAND}V${HEIGHT - BAND}H${BAND}Z`, INK, 4),
  );
  for (const x of [42, WIDTH - 42]) {
    for (const y of [42, HEIGHT - 42]) {
      canvas.add(rosette(x, y, 58, 8, [MARIGOLD, RANI, PEACOCK]));
    }
  }
}

/** The flower-shaped plate behind the hero, in the category's colours. */
export function drawPlate(canvas: Canvas, x: number, y: number, r: number): void {
  const { main, deep, light, accent } = canvas.palette;
  const ring = (count: number, radius: number, size: number, fill: string, turn: number) => {
    let drawing = '';
    for (let i = 0; i < count; i++) {
      const angle = ((i + turn) / count) * 2 * Math.PI;
      drawing += circle(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, size, fill, {
        stroke: INK,
        'stroke-width': 3,
      });
    }
    return drawing;
  };
  const field = canvas.radial(
    [
      [PAPER, 0],
      [light, 0.62],
      [main, 1],
    ],
    0.45,
    0.4,
    0.65,
  );
  canvas.add(
    group({ filter: canvas.blur(14), opacity: 0.5 }, circle(x, y + 14, r * 1.02, deep)),
    ring(16, r * 0.95, r * 0.19, accent, 0),
    circle(x, y, r * 0.9, INK),
    circle(x, y, r * 0.875, accent),
    circle(x, y, r * 0.83, field, { stroke: INK, 'stroke-width': 3 }),
  );
}
