import { addFavourite, listFavouriteIds, removeFavourite } from '@touchline/wire/calls/favourites';
import { useStore } from 'zustand';
import { call } from '../../api/browser-api';
import { session } from '../../state/session';
import { keepAskedStar, takeAskedStar } from './asked-star';
import { type Favorite, favoriteMarks, type FavoriteState } from './favorite-marks';

/** What the reader of this page has marked: one set for all stars and lists. */
export const favorites = favoriteMarks({
  load: async () => (await call(listFavouriteIds)).data,
  add: (params) => call(addFavourite, { params }),
  remove: (params) => call(removeFavourite, { params }),
});

/** Reads a part of it; renders again when that part changes. */
export function useFavorites<T>(select: (state: FavoriteState) => T): T {
  return useStore(favorites.store, select);
}

/** The player whose marks are shown; null for a visitor, undefined until the session is known. */
let reader: number | null | undefined;
/** Stars pressed before the session was known. */
const waiting: Favorite[] = [];

/** Reads what a player has marked, and marks what they pressed before they signed in; null is a visitor. */
export async function followFavorites(playerId: number | null): Promise<void> {
  reader = playerId;
  const following = favorites.follow(playerId);
  for (const favorite of waiting.splice(0)) pressStar(favorite);
  await following;
  const { isLoaded, marks } = favorites.store.getState();
  if (!isLoaded) return;
  const asked = takeAskedStar(Date.now());
  if (asked && !marks[asked.type].has(asked.id)) await favorites.toggle(asked);
}

/**
 * Marks it or takes the mark away; a visitor is asked to sign in, and then it is marked. Waits until it is known who
 * reads.
 */
export function pressStar(favorite: Favorite): void {
  if (reader === undefined) waiting.push(favorite);
  else if (reader !== null) void favorites.toggle(favorite);
  else {
    keepAskedStar(favorite, Date.now());
    session.ask('sign_in');
  }
}
