import { createContext, useContext } from 'react';
import type { Theme } from '../features/shell/theme';
import type { LostReader } from './lost-reader';

/** What the page began with. */
export interface Start {
  /** The reader's choice of theme, or null. */
  theme: Theme | null;
  /** What an error page knows of its reader. */
  lost: LostReader | null;
}

const StartContext = createContext<Start>({ theme: null, lost: null });

export const StartChoices = StartContext.Provider;

/** What the page began with. */
export function useStart(): Start {
  return useContext(StartContext);
}
