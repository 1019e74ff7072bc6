import {
  MARKET_STATUS,
  MATCH_STATUS,
  type MarketStatus,
  type MatchStatus,
} from '@touchline/domain/bets/market-status';
import { EVENT_TYPES, SPORT_TYPES } from '@touchline/domain/event';
import * as z from 'zod/mini';
import { oddsValue } from './money';

const among = <T extends number>(values: readonly T[]) =>
  z
    .int()
    .check(
      z.refine((value) => (values as readonly number[]).includes(value)),
    ) as unknown as z.ZodMiniType<T, T>;

/** Market status: 1, 0, -1, -2, -3 or -4 (SPEC §3). */
export const marketStatus = among<MarketStatus>(Object.values(MARKET_STATUS));

/** Match status: 0 to 5 (SPEC §3). */
export const matchStatus = among<MatchStatus>(Object.values(MATCH_STATUS));

export const outcome = z.object({
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  /** Null while the outcome has no price. */
  odds: z.nullable(oddsValue),
});

export const market = z.object({
  match_id: z.int(),
  match_urn_id: z.string(),
  id: z.int(),
  name: z.string(),
  status: marketStatus,
  specifier: z.string(),
  outcomes: z.array(outcome),
  market_groups: z.array(z.string()),
  priority: z.int(),
  /** The line of its market whose outcomes are nearest to even. */
  most_balanced: z.boolean(),
  /** When the feed will close it next, ISO 8601. */
  next_bet_stop: z.nullable(z.string()),
  /** Groups within which outcomes of it combine into a custom bet; empty where they do not. */
  custom_bet_groups: z.array(z.string()),
  /** Grows with every change of the match; older news is ignored. */
  version: z.int(),
});

const sportType = z.enum(SPORT_TYPES);
const eventType = z.enum(EVENT_TYPES);

export const sport = z.object({
  id: z.int(),
  urn_id: z.string(),
  key: z.string(),
  name: z.string(),
  /** The lower, the earlier; of the reply's locale where that has one of its own. */
  priority: z.int(),
  type: sportType,
  provider: z.string(),
  /** Matches now in play and yet to begin. */
  live_count: z.int(),
  prematch_count: z.int(),
  /** As in its leagues of matches. */
  main_market_outcomes_count: z.int(),
});

/** As much of a sport as what belongs to it shows. */
const sportReference = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  type: sportType,
});

const categoryReference = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  country_code: z.nullable(z.string()),
  priority: z.int(),
});

export const category = z.extend(categoryReference, {
  urn_id: z.string(),
  sport: sportReference,
  live_count: z.int(),
  prematch_count: z.int(),
});

const tournamentReference = z.object({
  id: z.int(),
  urn_id: z.string(),
  slug: z.string(),
  name: z.string(),
  priority: z.int(),
  /** What is played in it: matches, or something that is won outright. */
  kind: eventType,
  sport: sportReference,
  category: categoryReference,
  /** How many outcomes the main and the secondary market of its matches have; 0 where that differs or there is none. */
  main_market_outcomes_count: z.int(),
  secondary_market_outcomes_count: z.int(),
});

export const tournament = z.extend(tournamentReference, {
  live_count: z.int(),
  prematch_count: z.int(),
  /** When the first match that is yet to begin does; null where none is planned. */
  next_start_time: z.nullable(z.string()),
});

export const competitor = z.object({
  id: z.int(),
  urn_id: z.string(),
  name: z.string(),
  abbreviation: z.string(),
  country_code: z.nullable(z.string()),
  logo: z.nullable(z.string()),
});

const pair = z.object({ home: z.int(), away: z.int() });

/** What a period is: one of those that are always played, or one that decides a draw. */
export const PERIOD_TYPES = ['regular_period', 'overtime', 'penalties'] as const;

const period = z.object({
  home: z.int(),
  away: z.int(),
  number: z.int(),
  period_key: z.string(),
  type: z.optional(z.enum(PERIOD_TYPES)),
});

/** Where play stands, in numbers: the same for every locale, so that one push frame serves all. */
export const statistics = z.object({
  clock: z.nullable(
    z.object({
      match_time: z.nullable(z.string()),
      stoppage_time: z.nullable(z.string()),
      remaining_time: z.nullable(z.string()),
      stopped: z.boolean(),
    }),
  ),
  total_score: z.nullable(pair),
  period_score: z.array(period),
  red_cards: z.nullable(pair),
  yellow_cards: z.optional(pair),
  corners: z.optional(pair),
  /** Points of the game under way, in sports that have games: 50 is advantage. */
  game_score: z.optional(pair),
  /** Who serves: 1 is home, 2 is away. */
  current_server: z.optional(z.int()),
  /** Whether the points are those of a tie-break. */
  tiebreak: z.optional(z.boolean()),
  /** How many periods are played unless it ends sooner or goes on longer. */
  max_period_number: z.optional(z.int()),
  /** What only some sports count: wickets and overs, kills and towers. */
  details: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

/** The same on a card, whose periods are named in the reply's locale. */
const namedStatistics = z.extend(statistics, {
  period_score: z.array(z.extend(period, { period_name: z.string(), type: z.enum(PERIOD_TYPES) })),
});

export const match = z.object({
  id: z.int(),
  urn_id: z.string(),
  slug: z.string(),
  type: eventType,
  tournament: tournamentReference,
  /** Null for what is won outright. */
  competitors: z.nullable(z.object({ home: competitor, away: competitor })),
  /** Of what is won outright: its name, and who takes part. */
  name: z.nullable(z.string()),
  participants: z.array(competitor),
  /** The event that this is a part of, such as the tour of a stage. */
  parent: z.nullable(
    z.object({ id: z.int(), urn_id: z.string(), slug: z.string(), name: z.string() }),
  ),
  stadium: z.nullable(z.string()),
  city: z.nullable(z.string()),
  status: matchStatus,
  /** The stage of play, such as `first_half` or `halftime`; null before it begins. */
  stage: z.nullable(z.string()),
  start_time: z.string(),
  end_date: z.nullable(z.string()),
  statistics: namedStatistics,
  available_markets: z.int(),
  main_market: z.nullable(market),
  secondary_market: z.nullable(market),
  /** Further lines that are worth a place on a card, the best first; main and secondary are not among them. */
  top_markets: z.array(market),
  provider: z.string(),
  is_provider_stats_available: z.boolean(),
  has_video: z.boolean(),
  /** Whether outcomes of it can be combined into one bet. */
  custom_bet: z.boolean(),
  version: z.int(),
});

/** Where a stream stood before a snapshot was read: subscribe since here and nothing is missed. */
export const streamPosition = z.object({
  channel: z.string(),
  epoch: z.string(),
  offset: z.int(),
});

export const pagination = z.object({
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  last_page: z.int(),
});

export type Outcome = z.output<typeof outcome>;
export type Market = z.output<typeof market>;
export type Sport = z.output<typeof sport>;
export type Category = z.output<typeof category>;
export type Tournament = z.output<typeof tournament>;
export type Competitor = z.output<typeof competitor>;
export type Match = z.output<typeof match>;
export type Statistics = z.output<typeof statistics>;
export type StreamPosition = z.output<typeof streamPosition>;
/** The same as the server writes them: odds are plain thousandths. */
export type MarketReply = z.input<typeof market>;
export type MatchReply = z.input<typeof match>;
