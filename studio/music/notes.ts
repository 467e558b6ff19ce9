import { z } from 'zod';

/** Glyphs of the Bravura font by their SMuFL code points. */
export const glyphs = {
  treble: '\uE050',
  bass: '\uE062',
  alto: '\uE05C',
  whole: '\uE0A2',
  half: '\uE0A3',
  black: '\uE0A4',
  sharp: '\uE262',
  flat: '\uE260',
  natural: '\uE261',
  flagUp: '\uE240',
  flagDown: '\uE241',
  common: '\uE08A',
} as const;

export const restGlyphs = { w: '\uE4E3', h: '\uE4E4', q: '\uE4E5', e: '\uE4E6' } as const;
export const dynamicGlyphs = { p: '\uE520', m: '\uE521', f: '\uE522' } as const;

export const clefs = ['treble', 'bass', 'alto'] as const;
export type Clef = (typeof clefs)[number];

const pitch = z.string().regex(/^[A-G]\d$/, 'expected a note like B4');

export const noteSchema = z
  .strictObject({
    /** One pitch, or the pitches of a chord. */
    n: z.union([pitch, z.array(pitch).min(1)]).optional(),
    /** Whole, half, quarter or eighth. */
    d: z.enum(['w', 'h', 'q', 'e']).default('q'),
    rest: z.boolean().optional(),
    dot: z.boolean().optional(),
    acc: z.enum(['sharp', 'flat', 'natural']).optional(),
    /** Highlighted: the note the question is about. */
    hl: z.boolean().optional(),
    /** A question mark over the staff. */
    q: z.boolean().optional(),
  })
  .refine((note) => (note.n === undefined) === (note.rest === true), 'a note has a pitch, or is a rest');
export type Note = z.infer<typeof noteSchema>;

/** The middle of the staff's lowest line, counted in steps of the scale from C0. */
const bottomLine: Record<Clef, number> = { treble: 30, bass: 18, alto: 24 };

/** How many steps a pitch lies above the lowest line of the staff. */
export const staffStep = (name: string, clef: Clef): number =>
  'CDEFGAB'.indexOf(name.charAt(0)) + 7 * Number(name.charAt(1)) - bottomLine[clef];

export const pitches = ({ n }: Note): string[] => (n === undefined ? [] : [n].flat());

/** Where the accidentals of a key signature stand, in their order. */
export function keySignature(key: number, clef: Clef): number[] {
  const sharps = { treble: [8, 5, 9, 6, 3, 7, 4], bass: [6, 3, 7, 4, 1, 5, 2], alto: [7, 4, 8, 5, 2, 6, 3] };
  const flats = { treble: [4, 7, 3, 6, 2, 5, 1], bass: [2, 5, 1, 4, 0, 3, -1], alto: [3, 6, 2, 5, 1, 4, 0] };
  return key > 0 ? sharps[clef].slice(0, key) : flats[clef].slice(0, -key);
}
