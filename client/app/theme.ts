import { create } from 'zustand';
import { safeStorage } from '../lib/storage.ts';

export type Theme = 'light' | 'dark';

const key = 'sawaal:theme';
const storage = safeStorage(() => localStorage);
const system = matchMedia('(prefers-color-scheme: dark)');

interface ThemeState {
  theme: Theme;
  toggle: () => void;
}

/** The theme on show. `theme.js` has set it on the page before the first paint. */
export const useTheme = create<ThemeState>((set, get) => ({
  theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  toggle: () => {
    const theme = get().theme === 'dark' ? 'light' : 'dark';
    storage.setItem(key, theme);
    set({ theme });
  },
}));

/** The ground of the header, which the browser's own bar continues. */
const barColours = { light: '#ffb71b', dark: '#2a1b4a' } as const;

function paint({ theme }: ThemeState): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[theme]);
}

paint(useTheme.getState());
useTheme.subscribe(paint);

// The system's choice is followed until the visitor makes one.
system.addEventListener('change', ({ matches }) => {
  if (!storage.getItem(key)) useTheme.setState({ theme: matches ? 'dark' : 'light' });
});
