import type { MatchCard } from '@touchline/wire/match-card';
import { createContext, useContext } from 'react';

/** The rows of a list. */
export interface Rows {
  matches: readonly MatchCard[];
  columns: number;
  /** Whether they lead to the bet builders of their matches. */
  opensBuilder: boolean;
}

/** The server's: takes the rows of a list and answers the number of the place where they are put in later. */
export type TakeRows = (rows: Rows) => number;

/** What stands in a page for rows that are put in later. */
export const ROWS_PLACE = 'touchline-rows';

const RowPlacesContext = createContext<TakeRows | null>(null);

export const RowPlacesProvider = RowPlacesContext.Provider;

/** Null in the browser, where rows are rendered where they stand. */
export function useRowPlaces(): TakeRows | null {
  return useContext(RowPlacesContext);
}
