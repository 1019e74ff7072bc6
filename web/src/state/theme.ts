import { createContext, useContext } from 'react';
import { matchesMedia } from '../ui/browser';
import { themeCookie } from './cookies';

export type Theme = 'night' | 'day';

export interface ThemeChoice {
  /** What the reader chose; null follows the system. */
  theme: Theme | null;
  choose: (theme: Theme) => void;
}

const ThemeContext = createContext<ThemeChoice>({ theme: null, choose: () => undefined });

export const ThemeProvider = ThemeContext.Provider;

/** The theme and how to change it. */
export function useTheme(): ThemeChoice {
  return useContext(ThemeContext);
}

/** Remembers the choice where the server sees it, so that the next page is rendered in it. */
export function rememberTheme(theme: Theme): void {
  themeCookie.write(theme);
}

/** What the reader sees now. */
export function shownTheme(theme: Theme | null): Theme {
  return theme ?? (matchesMedia('(prefers-color-scheme: light)') ? 'day' : 'night');
}
