import { create } from 'zustand';
import { browserStorage } from './storage.ts';

export type Theme = 'light' | 'dark';

const key = 'sawaal:theme';

interface ThemeState {
  theme: Theme;
  toggle: () => void;
}

/** The theme on show. It begins as servers draw it; what the page's first script has chosen follows at once. */
export const useTheme = create<ThemeState>((set, get) => ({
  theme: 'light',
  toggle: () => {
    const theme = get().theme === 'dark' ? 'light' : 'dark';
    browserStorage.setItem(key, theme);
    set({ theme });
  },
}));

/** The ground of the header, which the browser's own bar continues. */
const barColours = { light: '#ffb71b', dark: '#2a1b4a' } as const;

function paint({ theme }: ThemeState): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[theme]);
}

function followBrowser(): void {
  useTheme.setState({ theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light' });
  paint(useTheme.getState());
  useTheme.subscribe(paint);
  // The system's choice is followed until the visitor makes one.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (!browserStorage.getItem(key)) useTheme.setState({ theme: matches ? 'dark' : 'light' });
  });
}

if (typeof document !== 'undefined') followBrowser();
