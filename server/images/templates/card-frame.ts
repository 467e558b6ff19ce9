import type { Canvas } from '../engine/canvas.ts';
import { INK, MARIGOLD, PAPER, PEACOCK, RANI } from '../engine/paint-box.ts';
import { circle, group, path, rect, stroke } from '../engine/svg.ts';

const BAND = 30;
/** About the width of a scallop; their number is rounded so that they fill the edge. */
const SCALLOP = 58;

/** A flower of petals round an eye. */
export function rosette(
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
function scallops(length: number, place: (t: number) => readonly [x: number, y: number]): string {
  const count = Math.round(length / SCALLOP);
  const r = 27;
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
  const { width, height } = canvas;
  const inner = { x: BAND, y: BAND, w: width - 2 * BAND, h: height - 2 * BAND };
  const shadow = group(
    { filter: canvas.blur(9), opacity: 0.5 },
    rect(inner.x, inner.y, inner.w, inner.h, 'none', { stroke: '#000', 'stroke-width': 30 }),
  );
  const band = `M0 0H${width}V${height}H0ZM${BAND} ${BAND}V${height - BAND}H${width - BAND}V${BAND}Z`;
  canvas.add(
    shadow,
    scallops(inner.w, (t) => [BAND + t * inner.w, BAND]),
    scallops(inner.w, (t) => [BAND + t * inner.w, height - BAND]),
    scallops(inner.h, (t) => [BAND, BAND + t * inner.h]),
    scallops(inner.h, (t) => [width - BAND, BAND + t * inner.h]),
    path(band, RANI),
    stroke(`M15 15H${width - 15}V${height - 15}H15Z`, MARIGOLD, 6),
    stroke(`M${BAND} ${BAND}H${width - BAND}V${height - BAND}H${BAND}Z`, INK, 4),
  );
  for (const x of [42, width - 42]) {
    for (const y of [42, height - 42]) {
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
