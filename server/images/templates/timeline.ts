import { z } from 'zod';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { drawIcon } from '../engine/icons.ts';
import { circle, path, stroke, text, WIDTH, wrap } from '../engine/svg.ts';
import { iconName } from './fields.ts';

const eventSchema = z.strictObject({
  year: z.string().max(9),
  icon: iconName,
  label: z.string().max(40).optional(),
});

export const timelineSchema = z
  .strictObject({
    t: z.literal('timeline'),
    title: z.string().max(34).optional(),
    events: z.array(eventSchema).min(2).max(5),
    /** The event whose year is asked: it shows a question mark. */
    mark: z.int().min(0).optional(),
  })
  .refine((spec) => spec.mark === undefined || spec.mark < spec.events.length, {
    error: 'mark is not one of the events',
    path: ['mark'],
  });
type TimelineSpec = z.infer<typeof timelineSchema>;

const INK = '#6b431a';
const LINE = 322;

function drawEvent(canvas: Canvas, event: TimelineSpec['events'][number], x: number, asked: boolean): string {
  const r = asked ? 72 : 56;
  const y = LINE - 92;
  const disc = asked ? ['#fff3cf', '#ffc94d'] : ['#fffaf0', '#e9d3a2'];
  const year = asked
    ? text(x, LINE + 76, '?', { size: 60, weight: 800, fill: '#c0392b' })
    : text(x, LINE + 62, event.year, { font: 'Playfair Display', size: 40, fill: '#4a2b0d' });
  const label = wrap(event.label ?? '', 15).map((line, i) =>
    text(x, LINE + (asked ? 112 : 96) + i * 25, line, { size: 20, weight: 600, fill: '#5d3a14' }),
  );
  return [
    stroke(`M${x} ${LINE - 20}V${LINE - 40}`, INK, 4),
    circle(x + 3, y + 5, r, '#3a1f06', { opacity: 0.3 }),
    circle(x, y, r, canvas.radial(disc), { stroke: asked ? '#c0392b' : INK, 'stroke-width': asked ? 7 : 4 }),
    drawIcon(canvas, event.icon, x, y, r * 1.22, { color: '#4a2b0d' }),
    circle(x, LINE, asked ? 20 : 14, asked ? '#c0392b' : INK, { stroke: '#fff2cf', 'stroke-width': 4 }),
    year,
    ...label,
  ].join('');
}

/** Events along a line on parchment. */
export function drawTimeline(canvas: Canvas, { title, events, mark }: TimelineSpec): void {
  canvas.add(backdrops.parchment(canvas, {}));
  if (title !== undefined) {
    canvas.add(
      text(480, 112, title, { font: 'Playfair Display', size: 50, fill: '#4a2b0d' }),
      stroke('M330 134H440M520 134H630', INK, 3),
      path('M480 124l12 10l-12 10l-12 -10z', INK),
    );
  }
  canvas.add(
    stroke(`M70 ${LINE}H${WIDTH - 70}`, INK, 9, { 'stroke-linecap': 'round' }),
    stroke(`M70 ${LINE - 2}H${WIDTH - 70}`, '#d9a860', 2.5, { 'stroke-linecap': 'round' }),
  );
  const margin = 160;
  const step = (WIDTH - 2 * margin) / (events.length - 1);
  events.forEach((event, i) => {
    canvas.add(drawEvent(canvas, event, margin + i * step, i === mark));
  });
  canvas.vignette(0.25);
}
