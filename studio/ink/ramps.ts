/** The line of every drawing, and the paper. */
export const INK = '#1c1033';
export const CREAM = '#fff8ea';

/** The ink cupboard: every colour of every picture comes from these ramps, from deep to pale. */
export const ramps = {
  marigold: ['#8f3f06', '#dd7d05', '#ffb71b', '#ffd566', '#ffedb8'],
  vermilion: ['#6b1a10', '#b1301a', '#ec5427', '#ff8a5c', '#ffcdb0'],
  rani: ['#5c0a3c', '#a10f5c', '#d81b7a', '#f4689f', '#ffc2d4'],
  violet: ['#2a1458', '#46259a', '#6d3fd0', '#a17ff0', '#d9c9ff'],
  sky: ['#14245e', '#1d459f', '#2f6fde', '#6fa8f5', '#c3e0fb'],
  peacock: ['#033b46', '#00626d', '#008b94', '#3fc1bd', '#b4ebe0'],
  leaf: ['#0d3b25', '#155f2e', '#23853f', '#63b84b', '#c4e58f'],
  earth: ['#3a1a17', '#6b3420', '#a8592f', '#d58f55', '#f0c896'],
  grey: ['#2b1f47', '#564a73', '#8d82a3', '#bdb3c6', '#e7dfe4'],
} as const;

export type Hue = keyof typeof ramps;
export const hues = Object.keys(ramps) as [Hue, ...Hue[]];

const isHue = (name: string): name is Hue => Object.hasOwn(ramps, name);

/** `tone('rani', 3)`, `tone('rani3')`, `tone('ink')`, `tone('cream')`; a colour with # stays as it is. */
export function tone(name: string, step?: number): string {
  if (name.startsWith('#')) return name;
  if (name === 'ink') return INK;
  if (name === 'cream') return CREAM;
  const digit = /\d$/.exec(name)?.[0];
  const hue = name.replace(/\d$/, '');
  const ink = isHue(hue) ? ramps[hue][step ?? Number(digit ?? 2)] : undefined;
  if (ink === undefined) throw new Error(`no ink "${name}"`);
  return ink;
}
