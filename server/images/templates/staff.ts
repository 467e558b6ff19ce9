import { z } from 'zod';
import { bokeh } from '../backdrops/sky.ts';
import type { Canvas } from '../engine/canvas.ts';
import { circle, d, group, HEIGHT, rect, stroke, text, WIDTH } from '../engine/svg.ts';
import {
  type Clef,
  clefs,
  dynamicGlyphs,
  glyphs,
  keySignature,
  type Note,
  noteSchema,
  pitches,
  restGlyphs,
  staffStep,
} from './staff-notes.ts';

export const staffSchema = z.strictObject({
  t: z.literal('staff'),
  clef: z.enum(clefs).default('treble'),
  /** Sharps (positive) or flats (negative). */
  key: z.int().min(-7).max(7).default(0),
  time: z
    .string()
    .regex(/^(C|\d{1,2}\/\d{1,2})$/, 'expected a time signature like 3/4')
    .optional(),
  notes: z.array(noteSchema).max(10).default([]),
  dynamics: z
    .string()
    .regex(/^[pmf]+$/)
    .optional(),
});
type StaffSpec = z.infer<typeof staffSchema>;

/** The distance between two lines; Bravura is drawn at four of them. */
const SPACE = 26;
const BOTTOM = 318;
const LEFT = 120;
const RIGHT = 840;
const INK = '#1d1230';
const ASKED = '#e0218a';

const yAt = (step: number) => BOTTOM - (step * SPACE) / 2;

const glyph = (symbol: string, x: number, step: number, fill = INK) =>
  text(x, yAt(step), symbol, { font: 'Bravura', weight: 400, size: SPACE * 4, fill, anchor: 'start' });

function drawPage(canvas: Canvas): string {
  const { main, deep, light } = canvas.palette;
  const ornament = (symbol: string, x: number, y: number, size: number, opacity: number) =>
    text(x, y, symbol, { font: 'Bravura', weight: 400, size, opacity, anchor: 'start' });
  return [
    rect(0, 0, WIDTH, HEIGHT, canvas.linear([main, deep], 0, 0, 1, 1)),
    canvas.glow(480, 240, 520, light, 0.7),
    bokeh(canvas, 26, ['#fff', '#ff9de2', light], { alpha: 0.22 }),
    ornament('\uE1D5', 90, 80, 70, 0.18),
    ornament('\uE1D7', 880, 90, 70, 0.2),
    ornament('\uE262', 40, 500, 70, 0.14),
    group({ filter: canvas.blur(18), opacity: 0.5 }, rect(76, 112, 820, 340, '#12002e', { rx: 26 })),
    rect(70, 96, 820, 340, canvas.linear(['#fffdf6', '#f6ead2']), { rx: 24 }),
    rect(82, 108, 796, 316, 'none', { rx: 16, stroke: '#cfae78', 'stroke-width': 2, opacity: 0.8 }),
  ].join('');
}

function drawLines(): string {
  let lines = '';
  for (let i = 0; i < 5; i++) lines += stroke(`M${LEFT} ${BOTTOM - i * SPACE}H${RIGHT}`, INK, 3);
  const barLine = (x: number, width: number) => stroke(`M${x} ${BOTTOM}V${BOTTOM - 4 * SPACE}`, INK, width);
  return lines + barLine(LEFT, 4) + barLine(RIGHT - 14, 4) + barLine(RIGHT - 4, 10);
}

/** Clef, key and time signature; the x after them comes with the drawing. */
function drawSignatures({ clef, key, time }: StaffSpec): { drawing: string; x: number } {
  let x = LEFT + 16;
  let drawing = glyph(glyphs[clef], x, { treble: 2, bass: 6, alto: 4 }[clef]);
  x += SPACE * 3.6;
  const accidentals = keySignature(key, clef);
  for (const step of accidentals) {
    drawing += glyph(key > 0 ? glyphs.sharp : glyphs.flat, x, step);
    x += SPACE * (key > 0 ? 1.05 : 0.95);
  }
  if (accidentals.length > 0) x += SPACE * 0.6;
  if (time === 'C') drawing += glyph(glyphs.common, x, 4);
  else if (time !== undefined) {
    const [beats = '', unit = ''] = time.split('/');
    const digits = (number: string) =>
      [...number].map((digit) => String.fromCodePoint(0xe080 + Number(digit))).join('');
    drawing += glyph(digits(beats), x, 6) + glyph(digits(unit), x, 2);
  }
  if (time !== undefined) x += SPACE * 2.4;
  return { drawing, x };
}

function drawHead(canvas: Canvas, note: Note, step: number, x: number, width: number, ink: string): string {
  const symbol = note.d === 'w' ? glyphs.whole : note.d === 'h' ? glyphs.half : glyphs.black;
  let drawing = '';
  const ledger = (line: number) =>
    stroke(d`M${x - SPACE * 0.4} ${yAt(line)}h${width + SPACE * 0.8}`, INK, 3.4);
  for (let line = -2; line >= step; line -= 2) drawing += ledger(line);
  for (let line = 10; line <= step; line += 2) drawing += ledger(line);
  if (note.hl) drawing += canvas.glow(x + width / 2, yAt(step), 46, '#ff4fb0', 0.7);
  drawing += glyph(symbol, x, step, ink);
  // A dot never sits on a line.
  if (note.dot) drawing += circle(x + width + SPACE * 0.55, yAt(step % 2 ? step : step + 1), 5.2, ink);
  if (note.acc) drawing += glyph(glyphs[note.acc], x - SPACE * 1.15, step, ink);
  return drawing;
}

function drawStem(note: Note, low: number, high: number, x: number, width: number, ink: string): string {
  if (note.d === 'w') return '';
  const up = (low + high) / 2 < 4;
  const stemX = up ? x + width - 1.6 : x + 1.6;
  const start = up ? yAt(low) - 4 : yAt(high) + 4;
  const end = up ? yAt(high) - SPACE * 3.5 : yAt(low) + SPACE * 3.5;
  const flag = text(stemX - 1.6, end, up ? glyphs.flagUp : glyphs.flagDown, {
    font: 'Bravura',
    weight: 400,
    size: SPACE * 4,
    fill: ink,
    anchor: 'start',
  });
  return stroke(d`M${stemX} ${start}V${end}`, ink, 3.4) + (note.d === 'e' ? flag : '');
}

function drawNote(canvas: Canvas, note: Note, clef: Clef, x: number): string {
  const width = note.d === 'w' ? SPACE * 1.69 : SPACE * 1.18;
  const ink = note.hl ? ASKED : INK;
  const mark = note.q
    ? text(x + width / 2, BOTTOM - 4 * SPACE - 50, '?', { size: 56, weight: 800, fill: ASKED })
    : '';
  if (note.rest) return glyph(restGlyphs[note.d], x, note.d === 'w' ? 6 : 4, ink) + mark;
  const steps = pitches(note)
    .map((name) => staffStep(name, clef))
    .sort((a, b) => a - b);
  const heads = steps.map((step) => drawHead(canvas, note, step, x, width, ink));
  return heads.join('') + drawStem(note, steps[0] ?? 0, steps.at(-1) ?? 0, x, width, ink) + mark;
}

/** A line of music. */
export function drawStaff(canvas: Canvas, spec: StaffSpec): void {
  const { drawing, x } = drawSignatures(spec);
  canvas.add(drawPage(canvas), drawLines(), drawing);
  const step = (RIGHT - 40 - x) / Math.max(1, spec.notes.length);
  spec.notes.forEach((note, i) => {
    canvas.add(drawNote(canvas, note, spec.clef, x + step * (i + 0.5) - SPACE * 0.6));
  });
  if (spec.dynamics !== undefined) {
    const letters = [...spec.dynamics].map((letter) => dynamicGlyphs[letter as keyof typeof dynamicGlyphs]);
    canvas.add(glyph(letters.join(''), LEFT + 120, -6));
  }
  canvas.vignette(0.3);
}
