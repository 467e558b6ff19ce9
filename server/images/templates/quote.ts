import { z } from 'zod';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { drawHero } from '../engine/icons.ts';
import { rect, text, wrap } from '../engine/svg.ts';
import { drawProp, props } from './fields.ts';

export const quoteSchema = z.strictObject({
  t: z.literal('quote'),
  text: z.string().min(1).max(110),
  style: z.enum(['movie', 'book', 'stage']).default('movie'),
  /** Objects beside the quotation instead of the usual ones. */
  props,
});
type QuoteSpec = z.infer<typeof quoteSchema>;

const SERIF = 'Playfair Display';

interface Lines {
  readonly lines: readonly string[];
  readonly size: number;
}

function layout(content: string): Lines {
  const lines = wrap(content, content.length > 70 ? 30 : 22);
  return { lines, size: lines.length > 3 ? 36 : lines.length > 2 ? 44 : 54 };
}

const firstBaseline = (middle: number, { lines, size }: Lines) =>
  middle - ((lines.length - 1) * size * 1.24) / 2 + size * 0.3;

function drawOnScreen(canvas: Canvas, quote: Lines): void {
  const options = { scr: ['#16121f', '#241a30', '#120c1a'], screen: '#ffcf8a' };
  canvas.add(backdrops.cinema(canvas, options));
  const mark = { font: SERIF, size: 130, fill: '#e8b04a', opacity: 0.85 };
  canvas.add(text(256, 172, '“', mark), text(704, 382, '”', mark));
  const y = firstBaseline(205, quote);
  quote.lines.forEach((line, i) => {
    const at = y + i * quote.size * 1.24;
    canvas.add(text(480, at, line, { font: SERIF, size: quote.size * 0.9, fill: '#fff4dc' }));
  });
}

function drawOnPage(canvas: Canvas, quote: Lines, style: QuoteSpec['style']): void {
  canvas.add(
    style === 'book' ? backdrops.library(canvas, {}) : backdrops.stage(canvas, { crowd: false }),
    rect(110, 70, 740, 340, canvas.linear(['#fff9ea', '#f1dfba']), { rx: 18 }),
    rect(124, 84, 712, 312, 'none', { rx: 12, stroke: '#b5843f', 'stroke-width': 2 }),
    text(175, 190, '“', { font: SERIF, size: 150, fill: '#b5843f', opacity: 0.55 }),
  );
  const y = firstBaseline(245, quote);
  quote.lines.forEach((line, i) => {
    const at = y + i * quote.size * 1.24;
    canvas.add(
      text(480, at, line, { font: SERIF, weight: 400, italic: true, size: quote.size, fill: '#3a2413' }),
    );
  });
}

/** A quotation: on a cinema screen, on a page in a library, or on a stage. */
export function drawQuote(canvas: Canvas, spec: QuoteSpec): void {
  const quote = layout(spec.text);
  if (spec.style === 'movie') drawOnScreen(canvas, quote);
  else drawOnPage(canvas, quote, spec.style);
  if (spec.props) canvas.add(...spec.props.map((prop) => drawProp(canvas, prop)));
  else if (spec.style === 'movie') {
    canvas.add(
      drawHero(canvas, 'fe:clapper-board', 140, 424, 170, { glow: '#ffcf8a', rot: -8 }),
      drawHero(canvas, 'fe:popcorn', 822, 420, 170, { glow: '#ff8a8a', rot: 6 }),
    );
  } else {
    canvas.add(
      drawHero(canvas, 'fe:feather', 800, 430, 140, { glow: '#ffe2a8' }),
      drawHero(canvas, 'fe:books', 165, 434, 150, { glow: '#ffe2a8' }),
    );
  }
  canvas.vignette(0.4);
}
