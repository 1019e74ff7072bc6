import * as z from 'zod/mini';
import { market, match, pagination, sport, streamPosition, tournament } from '../catalogue';
import { defineCall, SPORTSBOOK_V2 } from './call';
import { wholeNumber } from './whole-number';

/** A key or a list of them: nothing but letters, digits and marks that ids have. */
const keys = z.string().check(z.maxLength(4000), z.regex(/^[\w:.,-]*$/));

const listOf = z.pipe(
  keys,
  z.transform((text) => text.split(',').filter((part) => part !== '')),
);

/** SPEC §7 `/matches`: filters may be lists, joined by commas. */
export const listMatches = defineCall({
  name: 'listMatches',
  summary: 'Matches with their main market, by sport, league and status',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/matches`,
  access: 'anyone',
  query: z.object({
    id: z.optional(listOf),
    sport_key: z.optional(keys),
    tournament_id: z.optional(wholeNumber),
    category_id: z.optional(wholeNumber),
    match_status: z.optional(listOf),
    start_from: z.optional(z.iso.datetime()),
    start_to: z.optional(z.iso.datetime()),
    sort_by: z.optional(z.enum(['start_time:asc', 'start_time:desc', 'tournament_priority:asc'])),
    page: z.optional(wholeNumber),
    limit: z.optional(wholeNumber),
  }),
  reply: z.object({
    data: z.array(match),
    pagination,
    stream: streamPosition,
  }),
});

/** SPEC §7 `/matches/{id}`; 404 when there is none. */
export const getMatch = defineCall({
  name: 'getMatch',
  summary: 'One match with its main market',
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
    group_key: z.optional(keys),
    market_id: z.optional(wholeNumber),
    page: z.optional(wholeNumber),
    limit: z.optional(wholeNumber),
  }),
  reply: z.object({ data: z.array(market), pagination, stream: streamPosition }),
});

/** SPEC §7 `/sports`. */
export const listSports = defineCall({
  name: 'listSports',
  summary: 'Sports with how many matches they have',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/sports`,
  access: 'anyone',
  reply: z.object({ data: z.array(sport) }),
});

/** SPEC §7 `/tournaments`. */
export const listTournaments = defineCall({
  name: 'listTournaments',
  summary: 'Leagues with how many matches they have',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/tournaments`,
  access: 'anyone',
  query: z.object({ sport_key: z.optional(keys) }),
  reply: z.object({ data: z.array(tournament) }),
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
