import { createContext, useContext } from 'react';
import type { Theme } from '../features/shell/theme';

/** What the page began with. */
export interface Start {
  /** The reader's choice of theme, or null. */
  theme: Theme | null;
}

const StartContext = createContext<Start>({ theme: null });

export const StartChoices = StartContext.Provider;

/** What the page began with. */
export function useStart(): Start {
  return useContext(StartContext);
}
