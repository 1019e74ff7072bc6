import * as z from 'zod/mini';
import {
  category,
  market,
  match,
  pagination,
  sport,
  streamPosition,
  tournament,
} from '../catalogue';
import { defineCall, SPORTSBOOK_V2 } from './call';
import * as filters from './filters';
import { pageLimit, pageNumber, wholeNumber } from './whole-number';

const paged = { page: z.optional(pageNumber), limit: z.optional(pageLimit) };

/** What narrows any list of the catalogue; those about matches keep what has at least one such match. */
const narrowed = {
  id: z.optional(filters.keys),
  type: z.optional(filters.eventTypes),
  sport_id: z.optional(filters.numbers),
  /** `top-sports` stands for all top sports (SPEC §3 "Sport"). */
  sport_key: z.optional(filters.keys),
  sport_type: z.optional(filters.sportTypes),
  category_id: z.optional(filters.numbers),
  tournament_id: z.optional(filters.numbers),
  match_status: z.optional(filters.statuses),
  ...filters.startWindow,
  /** Whether it takes bets now. */
  bettable: z.optional(filters.flag),
  has_video: z.optional(filters.flag),
};

/** Lists with a name of their own (SPEC §2 "Special list keys") that the server draws up. */
export const SPECIAL_LISTS = ['top', 'outrights', 'betbuilder'] as const;

/** SPEC §7 `/matches`: filters may be lists, joined by commas. */
export const listMatches = defineCall({
  name: 'listMatches',
  summary: 'Matches with their main markets, by sport, league and status',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/matches`,
  access: 'anyone',
  query: z
    .object({
      ...narrowed,
      /** Only what the player has marked: the match or its league. 401 for a visitor. */
      favourite: z.optional(filters.flag),
      special: z.optional(z.enum(SPECIAL_LISTS)),
      /** At most so many of each sport. */
      max_per_sport: z.optional(pageLimit),
      sort_by: z.optional(filters.sortBy(filters.SORT_KEYS)),
      ...paged,
    })
    .check(filters.inTimeOrder),
  reply: z.object({
    data: z.array(match),
    pagination,
    stream: streamPosition,
  }),
});

/** SPEC §7 `/matches/{id}`; 404 when there is none. */
export const getMatch = defineCall({
  name: 'getMatch',
  summary: 'One match with its main markets',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/matches/:id`,
  access: 'anyone',
  params: z.object({ id: wholeNumber }),
  reply: z.object({ data: match }),
});

/** SPEC §7 `/matches/{id}/markets`: every line that is shown, with the position of the match's stream. */
export const listMarkets = defineCall({
  name: 'listMarkets',
  summary: 'The markets of a match',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/matches/:id/markets`,
  access: 'anyone',
  params: z.object({ id: wholeNumber }),
  query: z.object({
    /** Tabs of the match screen, by the keys that `/settings` lists. */
    group_key: z.optional(filters.keys),
    market_id: z.optional(filters.numbers),
    ...paged,
  }),
  reply: z.object({
    data: z.array(market),
    pagination,
    stream: streamPosition,
    /** Of the match: a line that is not among them all and no newer has gone. */
    version: z.int(),
    /** Whether the match is over and none of its lines waits for a result; left out otherwise. */
    is_settled: z.optional(z.boolean()),
  }),
});

/** So many matches and markets can be asked for at once. */
const MOST_LINES = { matches: 50, markets: 20 };

/**
 * The lines of some markets of several matches, as pages show them that put matches beside each other, with the position
 * of each match's stream. A match that there is none of has no lines.
 */
export const listLines = defineCall({
  name: 'listLines',
  summary: 'Lines of several matches at once',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/lines`,
  access: 'anyone',
  query: z.object({
    match_id: filters.someNumbers(MOST_LINES.matches),
    market_id: filters.someNumbers(MOST_LINES.markets),
  }),
  reply: z.object({
    data: z.array(market),
    streams: z.array(z.object({ match_id: z.int(), stream: streamPosition })),
  }),
});

/** SPEC §7 `/sports`. */
export const listSports = defineCall({
  name: 'listSports',
  summary: 'Sports with how many matches they have',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/sports`,
  access: 'anyone',
  query: z
    .object({
      ...narrowed,
      sort_by: z.optional(filters.sortBy(['sport_id', 'sport_priority'])),
      ...paged,
    })
    .check(filters.inTimeOrder),
  reply: z.object({ data: z.array(sport), pagination }),
});

/** SPEC §7 `/categories`. */
export const listCategories = defineCall({
  name: 'listCategories',
  summary: 'Categories, such as countries, with how many matches they have',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/categories`,
  access: 'anyone',
  query: z
    .object({
      ...narrowed,
      sort_by: z.optional(
        filters.sortBy(['sport_id', 'sport_priority', 'category_id', 'category_priority']),
      ),
      ...paged,
    })
    .check(filters.inTimeOrder),
  reply: z.object({ data: z.array(category), pagination }),
});

/** SPEC §7 `/categories/{id}`; 404 when there is none. */
export const getCategory = defineCall({
  name: 'getCategory',
  summary: 'One category',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/categories/:id`,
  access: 'anyone',
  params: z.object({ id: wholeNumber }),
  reply: z.object({ data: category }),
});

/** SPEC §7 `/tournaments`. */
export const listTournaments = defineCall({
  name: 'listTournaments',
  summary: 'Leagues with how many matches they have',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/tournaments`,
  access: 'anyone',
  query: z
    .object({ ...narrowed, sort_by: z.optional(filters.sortBy(filters.SORT_KEYS)), ...paged })
    .check(filters.inTimeOrder),
  reply: z.object({ data: z.array(tournament), pagination }),
});

/** SPEC §7 `/tournaments/{id}`; 404 when there is none. */
export const getTournament = defineCall({
  name: 'getTournament',
  summary: 'One league',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/tournaments/:id`,
  access: 'anyone',
  params: z.object({ id: wholeNumber }),
  reply: z.object({ data: tournament }),
});
