import { INK, tone } from '../ink/ramps.ts';
import { disc, line } from '../shapes/shapes.ts';
import { words } from '../shapes/words.ts';
import {
  type Clef,
  dynamicGlyphs,
  glyphs,
  keySignature,
  type Note,
  pitches,
  restGlyphs,
  staffStep,
} from './notes.ts';

export interface Music {
  readonly clef: Clef;
  /** Sharps (positive) or flats (negative). */
  readonly key: number;
  readonly time?: string | undefined;
  readonly notes: readonly Note[];
  readonly dynamics?: string | undefined;
}

/** The distance between two lines; Bravura is drawn at four of them. */
const SPACE = 30;
const BOTTOM = 330;
const LEFT = 110;
const RIGHT = 850;
const ASKED = tone('rani', 2);

const yAt = (step: number) => BOTTOM - (step * SPACE) / 2;

const glyph = (symbol: string, x: number, step: number, fill = INK) =>
  words(x, yAt(step), symbol, { font: 'Bravura', size: SPACE * 4, fill, anchor: 'start' });

function drawLines(): string {
  const rules = Array.from({ length: 5 }, (_, i) => `M${LEFT} ${BOTTOM - i * SPACE}H${RIGHT}`).join('');
  const bar = (x: number, width: number) => line(`M${x} ${BOTTOM}V${BOTTOM - 4 * SPACE}`, width);
  return line(rules, 4) + bar(LEFT, 5) + bar(RIGHT - 16, 5) + bar(RIGHT - 4, 12);
}

/** Clef, key and time signature; the x after them comes with the drawing. */
function drawSignatures({ clef, key, time }: Music): { drawing: string; x: number } {
  let x = LEFT + 16;
  let drawing = glyph(glyphs[clef], x, { treble: 2, bass: 6, alto: 4 }[clef]);
  x += SPACE * 3.4;
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
  if (time !== undefined) x += SPACE * 2.3;
  return { drawing, x };
}

function drawHead(note: Note, step: number, x: number, width: number, ink: string): string {
  const symbol = note.d === 'w' ? glyphs.whole : note.d === 'h' ? glyphs.half : glyphs.black;
  const ledger = (at: number) => line(`M${x - SPACE * 0.4} ${yAt(at)}h${width + SPACE * 0.8}`, 4);
  let drawing = '';
  for (let at = -2; at >= step; at -= 2) drawing += ledger(at);
  for (let at = 10; at <= step; at += 2) drawing += ledger(at);
  if (note.hl) drawing += disc(x + width / 2, yAt(step), SPACE * 0.95, tone('rani', 4), 4);
  drawing += glyph(symbol, x, step, ink);
  // A dot never sits on a line.
  if (note.dot) drawing += disc(x + width + SPACE * 0.55, yAt(step % 2 ? step : step + 1), 6, ink, 0);
  if (note.acc) drawing += glyph(glyphs[note.acc], x - SPACE * 1.15, step, ink);
  return drawing;
}

function drawStem(note: Note, low: number, high: number, x: number, width: number, ink: string): string {
  if (note.d === 'w') return '';
  const up = (low + high) / 2 < 4;
  const stemX = up ? x + width - 1.8 : x + 1.8;
  const start = up ? yAt(low) - 4 : yAt(high) + 4;
  const end = up ? yAt(high) - SPACE * 3.5 : yAt(low) + SPACE * 3.5;
  const flag = words(stemX - 1.8, end, up ? glyphs.flagUp : glyphs.flagDown, {
    font: 'Bravura',
    size: SPACE * 4,
    fill: ink,
    anchor: 'start',
  });
  return line(`M${stemX} ${start}V${end}`, 4.4, ink) + (note.d === 'e' ? flag : '');
}

function drawNote(note: Note, clef: Clef, x: number): string {
  const width = note.d === 'w' ? SPACE * 1.69 : SPACE * 1.18;
  const ink = note.hl ? ASKED : INK;
  const mark = note.q ? words(x + width / 2, BOTTOM - 4 * SPACE - 40, '?', { size: 64, fill: ASKED }) : '';
  if (note.rest) return glyph(restGlyphs[note.d], x, note.d === 'w' ? 6 : 4, ink) + mark;
  const steps = pitches(note)
    .map((name) => staffStep(name, clef))
    .sort((a, b) => a - b);
  const heads = steps.map((step) => drawHead(note, step, x, width, ink));
  return heads.join('') + drawStem(note, steps[0] ?? 0, steps.at(-1) ?? 0, x, width, ink) + mark;
}

/** A line of music across the page. */
export function engrave(music: Music): string {
  const { drawing, x } = drawSignatures(music);
  const step = (RIGHT - 40 - x) / Math.max(1, music.notes.length);
  const notes = music.notes.map((note, i) => drawNote(note, music.clef, x + step * (i + 0.5) - SPACE * 0.6));
  const letters = [...(music.dynamics ?? '')].map(
    (letter) => dynamicGlyphs[letter as keyof typeof dynamicGlyphs],
  );
  return drawLines() + drawing + notes.join('') + glyph(letters.join(''), LEFT + 120, -5);
}
