import * as z from 'zod/mini';
import { category, match, sport, streamPosition, tournament } from '../catalogue';
import { defineCall, SPORTSBOOK_V2 } from './call';
import * as filters from './filters';
import { wholeNumber } from './whole-number';

/** What a player may mark (SPEC §3 "Favorite"): whatever of the catalogue has a page or a row of its own. */
export const FAVOURITE_TYPES = ['match', 'tournament', 'category', 'sport'] as const;

export type FavouriteType = (typeof FAVOURITE_TYPES)[number];

/** What narrows a player's favourites; places stay that have at least one such match. */
const query = z.object({
  match_status: z.optional(filters.statuses),
  /** Whether it takes bets now. */
  bettable: z.optional(filters.flag),
});

const marked = z.array(z.int());

/** SPEC §3 "Favorite": what is marked, by our numbers, the latest first; pages draw stars from it. */
export const listFavouriteIds = defineCall({
  name: 'listFavouriteIds',
  summary: 'The numbers of all that I have marked, by type',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/favourites`,
  access: 'player',
  reply: z.object({
    data: z.object({ match: marked, tournament: marked, category: marked, sport: marked }),
  }),
});

/** SPEC §7 `/favourites/{type}`: the marked matches themselves, the first to begin first. */
export const listFavouriteMatches = defineCall({
  name: 'listFavouriteMatches',
  summary: 'Matches that I have marked, with their main markets',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/favourites/match`,
  access: 'player',
  query,
  reply: z.object({ data: z.array(match), stream: streamPosition }),
});

/** SPEC §7 `/favourites/{type}`, in the order of priority. */
export const listFavouriteTournaments = defineCall({
  name: 'listFavouriteTournaments',
  summary: 'Leagues that I have marked',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/favourites/tournament`,
  access: 'player',
  query,
  reply: z.object({ data: z.array(tournament) }),
});

/** SPEC §7 `/favourites/{type}`, in the order of priority. */
export const listFavouriteCategories = defineCall({
  name: 'listFavouriteCategories',
  summary: 'Categories that I have marked',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/favourites/category`,
  access: 'player',
  query,
  reply: z.object({ data: z.array(category) }),
});

/** SPEC §7 `/favourites/{type}`, in the order of priority. */
export const listFavouriteSports = defineCall({
  name: 'listFavouriteSports',
  summary: 'Sports that I have marked',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/favourites/sport`,
  access: 'player',
  query,
  reply: z.object({ data: z.array(sport) }),
});

const params = z.object({ type: z.enum(FAVOURITE_TYPES), id: wholeNumber });

/**
 * SPEC §7 POST `/favourites/{type}/{id}`: marking twice is marking once; 404 when there is none. The latest 500 of a
 * type are kept.
 */
export const addFavourite = defineCall({
  name: 'addFavourite',
  summary: 'Mark a match, a league, a category or a sport',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/favourites/:type/:id`,
  access: 'player',
  params,
  reply: z.object({}),
});

/** SPEC §7 DELETE `/favourites/{type}/{id}`: what is not marked stays so. */
export const removeFavourite = defineCall({
  name: 'removeFavourite',
  summary: 'Take a mark away',
  origin: 'sportsbook',
  method: 'DELETE',
  path: `${SPORTSBOOK_V2}/favourites/:type/:id`,
  access: 'player',
  params,
  reply: z.object({}),
});
