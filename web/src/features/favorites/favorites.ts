import { addFavourite, listFavouriteIds, removeFavourite } from '@touchline/wire/calls/favourites';
import { useStore } from 'zustand';
import { call } from '../../api/browser-api';
import { session, sessionStore } from '../../state/session';
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

/** Marks it or takes the mark away; a visitor is asked to sign in. Waits until it is known who reads. */
export function pressStar(favorite: Favorite): void {
  const { status } = sessionStore.getState();
  if (status === 'logged-in') void favorites.toggle(favorite);
  else if (status === 'not-logged-in') session.ask('sign_in');
  else {
    const stop = sessionStore.subscribe((state) => {
      if (state.status !== 'logged-in' && state.status !== 'not-logged-in') return;
      stop();
      pressStar(favorite);
    });
  }
}
