import { z } from 'zod';
import type { BankQuestion } from '../../bank-schema.ts';
import { numberIn } from '../numbers.ts';
import type { CheckResult } from './check.ts';
import { checkKind } from './check.ts';
import type { Pitch } from './music-theory.ts';
import { intervalBetween, keyName, keyOf, readPitch, widthOf } from './music-theory.ts';
import { readStaff, soundingPitches } from './staff.ts';

const samePitch = (a: Pitch, b: Pitch | undefined): boolean =>
  a.letter === b?.letter && a.accidental === b.accidental;

const signOf = (accidental: number): string => (accidental > 0 ? '♯' : accidental < 0 ? '♭' : '');

/** The answer is the note that the staff highlights. */
export const note = checkKind(z.strictObject({ kind: z.literal('note') }), (_entry, { image }) => {
  const staff = readStaff(image);
  if (typeof staff === 'string') return { fault: staff };
  const highlighted = staff.notes.filter(({ hl }) => hl).flatMap((one) => soundingPitches(staff, one));
  const [pitch] = highlighted;
  if (!pitch || highlighted.length > 1) return { fault: 'the staff highlights no single note' };
  return {
    accepts: (option) => samePitch(pitch, readPitch(option)),
    evidence: `the highlighted note is ${pitch.letter}${signOf(pitch.accidental)}`,
  };
});

const countOfAccidentals = (name: string): CheckResult => {
  const key = keyOf(name);
  if (key === undefined) return { fault: `there is no key ${name}` };
  const sign = key > 0 ? 'sharp' : 'flat';
  return {
    accepts: (option) =>
      numberIn(option) === Math.abs(key) &&
      (!/sharp|flat/i.test(option) || option.includes(sign) || key === 0),
    evidence: `${name} has ${Math.abs(key)} ${sign}s`,
  };
};

/** The answer is the key of the drawn signature or, with `key`, the count of its sharps or flats. */
export const keySignature = checkKind(
  z.strictObject({
    kind: z.literal('keySignature'),
    key: z.string().optional(),
    mode: z.enum(['major', 'minor']).default('major'),
  }),
  ({ key: name, mode }, { image }) => {
    if (name !== undefined) return countOfAccidentals(name);
    const staff = readStaff(image);
    if (typeof staff === 'string') return { fault: staff };
    const accepts = (option: string) =>
      keyOf(/\b(major|minor)$/i.test(option) ? option : `${option} ${mode}`) === staff.key;
    return { accepts, evidence: `the signature is ${keyName(staff.key, mode) ?? staff.key}` };
  },
);

const drawnPitches = ({ image }: BankQuestion): readonly Pitch[] => {
  const staff = readStaff(image);
  return typeof staff === 'string' ? [] : staff.notes.flatMap((one) => soundingPitches(staff, one));
};

const otherNames: Record<string, readonly string[]> = {
  'augmented fourth': ['tritone'],
  'diminished fifth': ['tritone'],
  'perfect octave': ['octave'],
  'perfect unison': ['unison'],
  'minor second': ['semitone', 'half step'],
  'major second': ['whole tone', 'whole step'],
};

const plainInterval = (option: string): string =>
  option
    .toLowerCase()
    .replace(
      /\b(\d)(nd|rd|th)\b/,
      (_, digit) => 'second third fourth fifth sixth seventh octave'.split(' ')[digit - 2] ?? '',
    )
    .trim();

/** The answer is the interval between two notes, drawn or named or, with `name`, its semitones. */
export const interval = checkKind(
  z.strictObject({
    kind: z.literal('interval'),
    from: z.string().optional(),
    to: z.string().optional(),
    name: z.string().optional(),
  }),
  ({ from, to, name }, question) => {
    if (name !== undefined) {
      const width = widthOf(name);
      if (width === undefined) return { fault: `there is no interval ${name}` };
      return { accepts: (option) => numberIn(option) === width, evidence: `${name}: ${width} semitones` };
    }
    const named = [from, to].flatMap((pitch) => readPitch(pitch ?? '') ?? []);
    const [low, high, more] = named.length > 0 ? named : drawnPitches(question);
    if (!low || !high || more) return { fault: 'an interval needs exactly two notes' };
    const found = intervalBetween(low, high);
    if (found === undefined) return { fault: 'the notes form no interval within an octave' };
    const names = [found, ...(otherNames[found] ?? [])];
    return { accepts: (option) => names.includes(plainInterval(option)), evidence: found };
  },
);
