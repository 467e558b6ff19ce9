/** Colours of a category: `main`, its `deep` shadow, a warm `accent` and a `light` tint. */
export interface Palette {
  readonly main: string;
  readonly deep: string;
  readonly accent: string;
  readonly light: string;
}

export const palettes = {
  'general-knowledge': { main: '#5b5bf0', deep: '#241a63', accent: '#ffd166', light: '#8f7bff' },
  sports: { main: '#18b26b', deep: '#063b39', accent: '#ffe14d', light: '#58e08c' },
  'science-nature': { main: '#12a5a0', deep: '#06324a', accent: '#b8f26b', light: '#54e0d0' },
  history: { main: '#c9802f', deep: '#43200f', accent: '#ffdf9e', light: '#e8a94f' },
  geography: { main: '#2196e8', deep: '#0b2b66', accent: '#ffcf5c', light: '#6cc6ff' },
  entertainment: { main: '#e23b9c', deep: '#4a0f58', accent: '#ffe36e', light: '#ff7cc2' },
  music: { main: '#7b3ff2', deep: '#25104f', accent: '#ff9de2', light: '#b07bff' },
  'art-literature': { main: '#f06a5b', deep: '#5b1737', accent: '#ffe3b0', light: '#ff9a7a' },
  movies: { main: '#b3202e', deep: '#1d0a14', accent: '#ffd27a', light: '#ff5d5d' },
  technology: { main: '#1fb6ff', deep: '#07182f', accent: '#7dffcf', light: '#4f8cff' },
} as const satisfies Record<string, Palette>;

export type CategoryId = keyof typeof palettes;

export const isCategory = (id: string): id is CategoryId => Object.hasOwn(palettes, id);

/** The palette of a category; an unknown category is a mistake in the bank's path. */
export function paletteOf(category: string): Palette {
  if (!isCategory(category)) throw new Error(`unknown category "${category}"`);
  return palettes[category];
}
