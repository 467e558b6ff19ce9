export interface Tone {
  /** In hertz. */
  readonly pitch: number;
  /** In seconds from now. */
  readonly at: number;
  readonly seconds: number;
  readonly wave?: OscillatorType;
}

const LOUDNESS = 0.12;
let context: AudioContext | undefined;

function strike(audio: AudioContext, { pitch, at, seconds, wave = 'triangle' }: Tone): void {
  const from = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: wave, frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, from + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + seconds);
}

/** Plays some tones, whatever the player's setting is; the audio device is opened by the first ones. */
export function strikeTones(tones: readonly Tone[]): void {
  context ??= new AudioContext();
  for (const tone of tones) strike(context, tone);
}

/** Tones one after the other, for a small fanfare. */
export function melody(pitches: readonly number[], step = 0.1, seconds = 0.2): Tone[] {
  return pitches.map((pitch, place) => ({ pitch, at: place * step, seconds }));
}
