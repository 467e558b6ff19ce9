import { useSound } from '../../stores/sound-store.ts';

interface Note {
  /** In hertz. */
  readonly pitch: number;
  /** In seconds from now. */
  readonly at: number;
  readonly seconds: number;
}

const sounds = {
  tick: [{ pitch: 880, at: 0, seconds: 0.05 }],
  right: [
    { pitch: 659, at: 0, seconds: 0.12 },
    { pitch: 988, at: 0.1, seconds: 0.22 },
  ],
  wrong: [
    { pitch: 233, at: 0, seconds: 0.16 },
    { pitch: 175, at: 0.14, seconds: 0.26 },
  ],
  finish: [523, 659, 784, 1047].map((pitch, place) => ({ pitch, at: place * 0.12, seconds: 0.24 })),
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof sounds;

const LOUDNESS = 0.12;
let context: AudioContext | undefined;

function strike(audio: AudioContext, { pitch, at, seconds }: Note): void {
  const from = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, from + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + seconds);
}

/** Plays a sound, if the player has asked for sound; the audio device is opened by the first one. */
export function playSound(sound: Sound): void {
  if (!useSound.getState().on) return;
  context ??= new AudioContext();
  for (const note of sounds[sound]) strike(context, note);
}
