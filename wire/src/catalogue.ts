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
  next_bet_stop: z.nullable(z.string()),
  custom_bet_groups: z.array(z.string()),
  /** Grows with every change of the match; older news is ignored. */
  version: z.int(),
});

const sportType = z.enum(SPORT_TYPES);

export const sport = z.object({
  id: z.int(),
  urn_id: z.string(),
  key: z.string(),
  name: z.string(),
  priority: z.int(),
  type: sportType,
  provider: z.string(),
  /** Matches now in play and yet to begin. */
  live_count: z.int(),
  prematch_count: z.int(),
});

export const category = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  country_code: z.nullable(z.string()),
  priority: z.int(),
});

export const tournament = z.object({
  id: z.int(),
  urn_id: z.string(),
  slug: z.string(),
  name: z.string(),
  priority: z.int(),
  sport: z.object({ id: z.int(), key: z.string(), name: z.string(), type: sportType }),
  category,
  live_count: z.int(),
  prematch_count: z.int(),
});

export const competitor = z.object({
  id: z.int(),
  urn_id: z.string(),
  name: z.string(),
  abbreviation: z.string(),
  logo: z.nullable(z.string()),
});

const pair = z.object({ home: z.int(), away: z.int() });

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
  period_score: z.array(
    z.object({ home: z.int(), away: z.int(), number: z.int(), period_key: z.string() }),
  ),
  red_cards: z.nullable(pair),
  /** Points of the game under way, in sports that have games: 50 is advantage. */
  game_score: z.optional(pair),
  /** Who serves: 1 is home, 2 is away. */
  current_server: z.optional(z.int()),
});

export const match = z.object({
  id: z.int(),
  urn_id: z.string(),
  slug: z.string(),
  type: z.enum(EVENT_TYPES),
  tournament: z.omit(tournament, { live_count: true, prematch_count: true }),
  competitors: z.object({ home: competitor, away: competitor }),
  stadium: z.nullable(z.string()),
  city: z.nullable(z.string()),
  status: matchStatus,
  /** The stage of play, such as `first_half` or `halftime`; null before it begins. */
  stage: z.nullable(z.string()),
  start_time: z.string(),
  statistics,
  available_markets: z.int(),
  main_market: z.nullable(market),
  provider: z.string(),
  has_video: z.boolean(),
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
export type Tournament = z.output<typeof tournament>;
export type Match = z.output<typeof match>;
export type Statistics = z.output<typeof statistics>;
export type StreamPosition = z.output<typeof streamPosition>;
/** The same as the server writes them: odds are plain thousandths. */
export type MarketReply = z.input<typeof market>;
export type MatchReply = z.input<typeof match>;
