import type { Match } from '@touchline/wire/catalogue';
import { createContext, useContext } from 'react';
import { BUILDER_MARK, matchPath } from './paths';

/** Whether the rows below lead to the bet builders of their matches, as those of the list `betbuilder` do. */
export const OpensBuilder = createContext(false);

/** Where a row leads: to its match, and there to the bet builder in lists of what has one. */
export function useRowPath(match: Pick<Match, 'slug' | 'tournament'>): string {
  return matchPath(match) + (useContext(OpensBuilder) ? BUILDER_MARK : '');
}
