import * as z from 'zod/mini';
import { category, match, sport, tournament } from '../catalogue';
import { defineCall, SPORTSBOOK_V2 } from './call';
import * as filters from './filters';

/** Of each place that has any: how many matches, and how many of them are in play. */
const counted = z.array(z.object({ id: z.int(), count: z.int(), live: z.int() }));

/** SPEC §7 POST `/counters`: how many matches there are, all of them and by what they belong to. */
export const countMatches = defineCall({
  name: 'countMatches',
  summary: 'How many matches are in play, and how many each sport, category and league has',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/counters`,
  access: 'anyone',
  body: z
    .object({
      sport_id: z.optional(filters.numbers),
      category_id: z.optional(filters.numbers),
      tournament_id: z.optional(filters.numbers),
      /** Unless said, those in play and those to come. */
      match_status: z.optional(filters.statuses),
      has_video: z.optional(filters.flag),
      sport_type: z.optional(filters.sportTypes),
      type: z.optional(filters.eventTypes),
      ...filters.startWindow,
    })
    .check(filters.inTimeOrder),
  reply: z.object({
    data: z.object({
      /** Those in play, whatever `match_status` asks for. */
      live: z.int(),
      sports: counted,
      categories: counted,
      tournaments: counted,
    }),
  }),
});

/** The length of a search text, in characters (SPEC §5, §9). */
export const SEARCH_LENGTH = { least: 3, most: 50 } as const;

const searchText = z.string().check(
  z.trim(),
  z.regex(/^\P{Cc}*$/u, 'signs that control'),
  z.refine(
    (text) => {
      const { length } = Array.from(text);
      return length >= SEARCH_LENGTH.least && length <= SEARCH_LENGTH.most;
    },
    { error: '3 to 50 characters' },
  ),
);

/** SPEC §7 `/search`: the best first, letters mistaken or not. */
export const search = defineCall({
  name: 'search',
  summary:
    'Matches, players, leagues, countries and sports by the names of teams, events and their own',
  origin: 'sportsbook',
  method: 'GET',
  path: `${SPORTSBOOK_V2}/search`,
  access: 'anyone',
  query: z.object({
    q: searchText,
    sport_type: z.optional(filters.sportTypes),
    /** Unless said, those in play and those to come. */
    match_status: z.optional(filters.statuses),
    /** Looks at the names of teams and events alone, not at those of leagues and categories. */
    only_events_name: z.optional(filters.flag),
  }),
  reply: z.object({
    data: z.object({
      matches: z.array(match),
      /** Who stands in a line or the line-ups of a match, or in the squad of a side; with the match that is theirs next. */
      players: z.array(z.object({ urn_id: z.string(), name: z.string(), match })),
      /** Whether or not something is on there, unless `match_status` is asked for. */
      tournaments: z.array(tournament),
      /** Whether or not something is on there. */
      categories: z.array(category),
      sports: z.array(sport),
    }),
  }),
});
