import { createContext, useContext } from 'react';
import type { Theme } from '../state/theme';
import { USUAL_CHOICES, type StartChoices } from './start-choices';
import type { LostReader } from './lost-reader';

/** What the page began with. */
export interface Start {
  /** The reader's choice of theme, or null. */
  theme: Theme | null;
  /** What else was chosen of how pages look. */
  choices: StartChoices;
  /** What an error page knows of its reader. */
  lost: LostReader | null;
  /** The status of a route that failed on the server, by its id. */
  failed: Readonly<Record<string, number>> | null;
}

const StartContext = createContext<Start>({
  theme: null,
  choices: USUAL_CHOICES,
  lost: null,
  failed: null,
});

export const StartProvided = StartContext.Provider;

/** What the page began with. */
export function useStart(): Start {
  return useContext(StartContext);
}
