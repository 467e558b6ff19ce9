export interface Pitch {
  readonly letter: string;
  /** Sharps count up, flats down. */
  readonly accidental: number;
  readonly octave: number;
}

const letters = 'CDEFGAB';
const semitones = [0, 2, 4, 5, 7, 9, 11];
const sharpOrder = 'FCGDAEB';
const fifths = 'Cb Gb Db Ab Eb Bb F C G D A E B F# C#'.split(' ');
const flatSide = 7;

const signs: Record<string, number> = {
  '': 0,
  '#': 1,
  '♯': 1,
  sharp: 1,
  b: -1,
  '♭': -1,
  flat: -1,
  natural: 0,
  '♮': 0,
};

/** Reads `C4`, `F#4`, `Bb`, `E flat`; an octave that is not named is the fourth. */
export const readPitch = (text: string): Pitch | undefined => {
  const found = /^([A-G])\s*(#|♯|b|♭|♮|sharp|flat|natural)?\s*(\d)?$/i.exec(text.trim());
  const letter = found?.[1]?.toUpperCase();
  if (!found || letter === undefined) return undefined;
  return { letter, accidental: signs[(found[2] ?? '').toLowerCase()] ?? 0, octave: Number(found[3] ?? 4) };
};

/** The accidental that a key signature (sharps up, flats down) gives a letter. */
export const keyAccidental = (key: number, letter: string): number => {
  if (key > 0) return sharpOrder.slice(0, key).includes(letter) ? 1 : 0;
  return key < 0 && sharpOrder.slice(key).includes(letter) ? -1 : 0;
};

export type Mode = 'major' | 'minor';

/** `3, 'major'` is A major. */
export const keyName = (key: number, mode: Mode): string | undefined => {
  const tonic = mode === 'major' ? fifths[key + flatSide] : minorTonics[key + flatSide];
  return tonic === undefined ? undefined : `${tonic} ${mode}`;
};

const minorTonics = 'Ab Eb Bb F C G D A E B F# C# G# D# A#'.split(' ');

/** The signature of `A major`, `E flat minor`: sharps above zero, flats below. */
export const keyOf = (name: string): number | undefined => {
  const found = /^(.+?)\s+(major|minor)$/i.exec(name.trim());
  const tonic = readPitch(found?.[1] ?? '');
  if (!tonic) return undefined;
  const written = tonic.letter + (tonic.accidental > 0 ? '#' : tonic.accidental < 0 ? 'b' : '');
  const at = (found?.[2]?.toLowerCase() === 'major' ? fifths : minorTonics).indexOf(written);
  return at < 0 ? undefined : at - flatSide;
};

const step = ({ letter, octave }: Pitch): number => letters.indexOf(letter) + 7 * octave;
const height = ({ letter, accidental, octave }: Pitch): number =>
  (semitones[letters.indexOf(letter)] ?? 0) + accidental + 12 * octave;

const intervals = 'unison second third fourth fifth sixth seventh octave'.split(' ');
const perfect = new Set([0, 3, 4, 7]);

const qualityOf = (steps: number, difference: number): string | undefined =>
  perfect.has(steps)
    ? { '-1': 'diminished', 0: 'perfect', 1: 'augmented' }[difference]
    : { '-2': 'diminished', '-1': 'minor', 0: 'major', 1: 'augmented' }[difference];

const naturalWidth = (steps: number): number => (steps === 7 ? 12 : (semitones[steps] ?? Number.NaN));

/** `C4, G4` is a perfect fifth; undefined beyond an octave. */
export const intervalBetween = (a: Pitch, b: Pitch): string | undefined => {
  const [low, high] = height(a) <= height(b) ? [a, b] : [b, a];
  const steps = step(high) - step(low);
  const name = intervals[steps];
  const quality = qualityOf(steps, height(high) - height(low) - naturalWidth(steps));
  return name === undefined || quality === undefined ? undefined : `${quality} ${name}`;
};

/** The semitones of `perfect fifth`. */
export const widthOf = (interval: string): number | undefined => {
  const [quality, name] = interval.toLowerCase().split(' ');
  const steps = intervals.indexOf(name ?? '');
  const difference = [-2, -1, 0, 1].find((one) => qualityOf(steps, one) === quality);
  return steps < 0 || difference === undefined ? undefined : naturalWidth(steps) + difference;
};
