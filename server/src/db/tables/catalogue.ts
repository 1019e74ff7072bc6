import type { EventType } from '@touchline/domain/event';
import type { MarketStatus } from '@touchline/domain/bets/market-status';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/**
 * The outcomes of a line, by outcome id. Odds are thousandths. `p` is the feed's fair probability: of what is not given
 * back, the part that wins; `r` is the part of a stake to be given back, on lines where that can happen. Halves count half.
 */
export type StoredOutcomes = Record<
  string,
  { odds: number | null; active: boolean; p?: number; r?: number }
>;

/** Where play stands: only what the feed has said. */
export interface StoredStatistics {
  clock: {
    match_time: string | null;
    stoppage_time: string | null;
    remaining_time: string | null;
    stopped: boolean;
  } | null;
  total_score: { home: number; away: number } | null;
  period_score: {
    home: number;
    away: number;
    number: number;
    period_key: string;
    type?: 'regular_period' | 'overtime' | 'penalties';
  }[];
  red_cards: { home: number; away: number } | null;
  yellow_cards?: { home: number; away: number };
  corners?: { home: number; away: number };
  /** Points of the game under way, in sports that have games: 50 is advantage. */
  game_score?: { home: number; away: number };
  /** Who serves: 1 is home, 2 is away. */
  current_server?: number;
  /** Whether the points are those of a tie-break. */
  tiebreak?: boolean;
  /** How many periods are played at most, where the feed says so. */
  max_period_number?: number;
  /** How those stand who take part in what is won outright, by their urns. It is read by its own call and not pushed. */
  field?: readonly StoredPlace[];
  /** What only some sports count, by the feed's names: wickets and overs, kills and towers. */
  details?: Record<string, string | number>;
}

/** Where somebody stands in what is won outright; null is what the feed has not said. */
export interface StoredPlace {
  urn: string;
  position: number | null;
  /** Ms. */
  time: number | null;
  /** Strokes to par, or points. */
  score: number | null;
}

/** Results of a line, by outcome id, in the words of SPEC §3. */
export type StoredResults = Record<string, string>;

/** What is left of a winner's payout after a dead heat, by outcome id, in ten-thousandths: 5000 is a half. */
export type StoredDeadHeats = Record<string, number>;

/** The best line of a market, as far as a card shows it, in a version of its match. */
export interface StoredCardLine {
  specifier: string;
  status: MarketStatus;
  favourite: boolean;
  outcomes: StoredOutcomes;
  next_bet_stop: string | null;
  version: number;
}

/** The best line of each market that stands on the card of a match, by the market's number; null where none is on offer. */
export type StoredCard = Record<string, StoredCardLine | null>;

export interface Sports {
  id: GeneratedAlways<number>;
  urn: string;
  key: string;
  name: string;
  priority: number;
  type: string;
  provider: string;
}

export interface Categories {
  id: GeneratedAlways<number>;
  urn: string;
  sport_id: number;
  name: string;
  country_code: string | null;
  priority: number;
}

export interface Tournaments {
  id: GeneratedAlways<number>;
  urn: string;
  category_id: number;
  name: string;
  priority: number;
  /** What is played in it: matches, or something that is won outright (SPEC §3 "League/tournament"). */
  kind: Generated<EventType>;
}

export interface Competitors {
  id: GeneratedAlways<number>;
  urn: string;
  name: string;
  abbreviation: string;
  country_code: string | null;
  /** The address of a picture; null where none is told. */
  logo: string | null;
}

export interface Matches {
  id: GeneratedAlways<number>;
  urn: string;
  provider: string;
  type: Generated<EventType>;
  tournament_id: number;
  sport_id: number;
  /** Null for what is won outright. */
  home_id: number | null;
  away_id: number | null;
  /** Of what is won outright; a match is named by its sides. */
  name: string | null;
  /** The event that this is a part of, such as the tour of a stage. */
  parent_id: number | null;
  /** Its urn by the provider, which may be told before that event is known. */
  parent_urn: string | null;
  end_date: Date | null;
  stadium: string | null;
  city: string | null;
  start_time: Date;
  status: Generated<number>;
  /** The feed's own code of the stage of play, such as 6 for the first half of soccer. */
  stage_code: number | null;
  statistics: JSONColumnType<StoredStatistics>;
  available_markets: Generated<number>;
  /** Whether any market is available. */
  takes_bets: GeneratedAlways<boolean>;
  has_video: Generated<boolean>;
  stream_url: string | null;
  /** Whether its provider prices outcomes of it together. */
  custom_bet: Generated<boolean>;
  /** Bets that were placed on it, as of the last count while it was open. */
  bets_count: Generated<number>;
  /** What stands on its card; null where nobody has drawn it up. */
  card: JSONColumnType<StoredCard> | null;
  /** Grows with every change of the match or its markets. */
  version: Generated<bigint>;
}

/** Who takes part in what is won outright. */
export interface MatchCompetitors {
  match_id: number;
  ordinal: number;
  competitor_id: number;
}

/** What the scoreboard showed happening, as the feed told it. */
export interface MatchTimeline {
  match_id: number;
  ordinal: number;
  at: Date;
  /** The match clock, `mm:ss`. */
  match_time: string | null;
  kind: string;
  /** 1 is home, 2 is away. */
  side: number | null;
  /** The score after it. */
  home: number | null;
  away: number | null;
}

export interface Markets {
  match_id: number;
  market_id: number;
  /** Canonical (see `canonicalSpecifier`). */
  specifier: string;
  status: number;
  /** The producer that priced it last; a bet needs it up. */
  product: number;
  /** Feed's rule of handover: priced by the live producer once, it stays there. */
  priced_live: Generated<boolean>;
  favourite: Generated<boolean>;
  outcomes: JSONColumnType<StoredOutcomes>;
  results: JSONColumnType<StoredResults> | null;
  dead_heats: JSONColumnType<StoredDeadHeats> | null;
  next_bet_stop: Date | null;
  /** By the feed: 1 can be cashed out, -1 cannot now, -2 not any more. */
  cashout: Generated<number>;
  version: bigint;
}

/** Bets on a line that are void: all of them, or those placed from one moment to another, both inclusive. */
export interface MarketCancels {
  match_id: number;
  market_id: number;
  specifier: string;
  placed_from: Date | null;
  placed_to: Date | null;
  /** The feed left its end open: then it ends when the message was made. */
  open_end: Generated<boolean>;
}

/** Names of sports, categories, leagues, competitors and players in other languages, by the provider's urn. */
export interface EntityNames {
  urn: string;
  locale: string;
  name: string;
}

/** Who stands in an outcome, a specifier or the line-ups of a match. */
export interface MatchAthletes {
  match_id: number;
  /** Their provider's, or one of our own for somebody who is in line-ups alone. */
  urn: string;
  /** Of somebody who has no urn of a provider; others are named by `entity_names`. */
  name: string | null;
}

/** Who plays for a team, as its profile says. */
export interface TeamAthletes {
  team_urn: string;
  urn: string;
}

/** Each word of the names of athletes; likeness to it is looked for with all other words. */
export interface AthleteWords {
  word: string;
  urn: string;
}

/** How a provider describes a market, or a variant of it, in one locale. */
export interface MarketDescriptions {
  provider: string;
  market_id: number;
  variant: Generated<string>;
  locale: string;
  description: JSONColumnType<object>;
  updated_at: Generated<Date>;
}

/** When a provider's list of descriptions in one locale was asked for last, and how long it was. */
export interface DescriptionLists {
  provider: string;
  kind: 'markets' | 'variants';
  locale: string;
  asked_at: Date;
  entries: number;
}

/** Where something stands among others in one locale; without a row its own priority counts. */
export interface Priorities {
  kind: 'sport' | 'category' | 'tournament';
  entity_id: number;
  locale: string;
  priority: number;
}
