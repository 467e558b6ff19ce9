import { z } from 'zod';
import type { ImageSpec } from '../rule.ts';
import type { Pitch } from './music-theory.ts';
import { keyAccidental, readPitch } from './music-theory.ts';

const noteSchema = z.looseObject({
  /** A pitch, or the pitches of a chord. */
  n: z.union([z.string(), z.array(z.string())]).optional(),
  d: z.enum(['w', 'h', 'q', 'e', 's']).default('q'),
  dot: z.boolean().optional(),
  rest: z.boolean().optional(),
  acc: z.enum(['sharp', 'flat', 'natural']).optional(),
  hl: z.boolean().optional(),
});

const staffSchema = z.looseObject({
  stage: z.literal('staff'),
  key: z.number().int().min(-7).max(7).default(0),
  time: z
    .string()
    .regex(/^(C|\d+\/\d+)$/)
    .optional(),
  notes: z.array(noteSchema).default([]),
});

export type Staff = z.infer<typeof staffSchema>;
export type StaffNote = z.infer<typeof noteSchema>;

const quarters = { w: 4, h: 2, q: 1, e: 0.5, s: 0.25 };

/** The staff of a picture, or what is wrong with it. */
export const readStaff = (image: ImageSpec): Staff | string => {
  const parsed = staffSchema.safeParse(image);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return `staff: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'cannot be read'}`;
};

export const barBeats = ({ notes }: Staff): number =>
  notes.reduce((sum, { d, dot }) => sum + quarters[d] * (dot ? 1.5 : 1), 0);

/** The quarter notes of a bar in this time. */
export const beatsOfTime = (time: string): number => {
  const [count = 4, unit = 4] = time === 'C' ? [] : time.split('/').map(Number);
  return (count * 4) / unit;
};

/** The pitches of a note as they sound, key signature and accidental applied. */
export const soundingPitches = ({ key }: Staff, { n = [], acc }: StaffNote): readonly Pitch[] =>
  [n].flat().flatMap((name) => {
    const written = readPitch(name);
    if (!written) return [];
    const own = { sharp: 1, flat: -1, natural: 0 };
    const accidental =
      acc === undefined ? written.accidental || keyAccidental(key, written.letter) : own[acc];
    return [{ ...written, accidental }];
  });
