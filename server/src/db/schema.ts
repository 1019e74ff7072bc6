import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The outcomes of a line, by outcome id. Odds are thousandths; `p` is the feed's probability. */
export type StoredOutcomes = Record<string, { odds: number | null; active: boolean; p?: number }>;

/** Where play stands: only what the feed has said. */
export interface StoredStatistics {
  clock: {
    match_time: string | null;
    stoppage_time: string | null;
    remaining_time: string | null;
    stopped: boolean;
  } | null;
  total_score: { home: number; away: number } | null;
  period_score: { home: number; away: number; number: number; period_key: string }[];
  red_cards: { home: number; away: number } | null;
  /** Points of the game under way, in sports that have games: 50 is advantage. */
  game_score?: { home: number; away: number };
  /** Who serves: 1 is home, 2 is away. */
  current_server?: number;
}

/** Results of a line, by outcome id, in the words of SPEC §3. */
export type StoredResults = Record<string, string>;

/** What is left of a winner's payout after a dead heat, by outcome id, in ten-thousandths: 5000 is a half. */
export type StoredDeadHeats = Record<string, number>;

interface Sports {
  id: GeneratedAlways<number>;
  urn: string;
  key: string;
  name: string;
  priority: number;
  type: string;
  provider: string;
}

interface Categories {
  id: GeneratedAlways<number>;
  urn: string;
  sport_id: number;
  name: string;
  country_code: string | null;
  priority: number;
}

interface Tournaments {
  id: GeneratedAlways<number>;
  urn: string;
  category_id: number;
  name: string;
  priority: number;
}

interface Competitors {
  id: GeneratedAlways<number>;
  urn: string;
  name: string;
  abbreviation: string;
}

interface Matches {
  id: GeneratedAlways<number>;
  urn: string;
  provider: string;
  tournament_id: number;
  home_id: number;
  away_id: number;
  stadium: string | null;
  city: string | null;
  start_time: Date;
  status: Generated<number>;
  /** The feed's own code of the stage of play, such as 6 for the first half of soccer. */
  stage_code: number | null;
  statistics: JSONColumnType<StoredStatistics>;
  available_markets: Generated<number>;
  /** Grows with every change of the match or its markets. */
  version: Generated<bigint>;
}

interface Markets {
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
  version: bigint;
}

/** Bets on a line that are void: all of them, or those placed from one moment to another, both inclusive. */
interface MarketCancels {
  match_id: number;
  market_id: number;
  specifier: string;
  placed_from: Date | null;
  placed_to: Date | null;
}

interface Producers {
  id: number;
  provider: string;
  status: string;
  last_alive_at: Date | null;
  /** Feed time of the last line taken in, for going on after a restart. */
  last_message_at: Date | null;
  /** The last id given to a request for recovery. */
  recovery_request_id: Generated<number>;
  /** Feed time at which recovery was asked for and is not yet complete. */
  recovery_requested_at: Date | null;
}

interface FeedRuns {
  source: string;
  seed: string;
  speed: number;
  epoch: Date;
  resumed_to: Date | null;
}

interface Outbox {
  id: GeneratedAlways<bigint>;
  channel: string;
  event_name: string;
  message: JSONColumnType<object>;
  /** A suspension is sent at once. */
  urgent: Generated<boolean>;
  created_at: Generated<Date>;
}

interface SettlementQueue {
  id: GeneratedAlways<bigint>;
  match_id: number;
  market_id: number;
  specifier: string;
  created_at: Generated<Date>;
  /** Not looked at before; in the future only after something went wrong. */
  due_at: Generated<Date>;
}

interface Players {
  id: GeneratedAlways<number>;
  email: string;
  password_hash: string;
  nickname: string | null;
  first_name: string | null;
  last_name: string | null;
  language: string;
  currency: string;
  country_code: string | null;
  created_at: Generated<Date>;
}

interface Sessions {
  token_hash: Buffer;
  player_id: number;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  user_agent: string | null;
}

interface PlayerAccounts {
  player_id: number;
  currency: string;
  active: boolean;
}

interface LedgerAccounts {
  id: string;
  currency: string;
  may_overdraw: boolean;
  /** Kept by `ledger_post` in the statement that writes the entries; checked by the reconciling job. */
  balance: Generated<bigint>;
}

interface LedgerPostings {
  id: string;
  digest: string;
  created_at: Generated<Date>;
}

interface LedgerEntries {
  posting_id: string;
  ordinal: number;
  from_account: string;
  to_account: string;
  amount: bigint;
}

interface Deposits {
  id: string;
  player_id: number;
  currency: string;
  amount: bigint;
  provider: string;
  provider_ref: string | null;
  state: Generated<string>;
  return_url: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface SandboxPayments {
  id: string;
  merchant_ref: string;
  currency: string;
  amount: bigint;
  state: Generated<string>;
  webhook_url: string;
  return_url: string;
  created_at: Generated<Date>;
}

interface Placements {
  player_id: number;
  id: string;
  /** Of the body, so that the same id with another body is refused. */
  digest: string;
  created_at: Generated<Date>;
}

interface Bets {
  id: GeneratedAlways<number>;
  player_id: number;
  placement_id: string;
  ordinal: number;
  type: string;
  status: string;
  result: Generated<string>;
  currency: string;
  stake: bigint;
  /** The possible win while open; what was paid once settled. */
  win_amount: bigint;
  odds: number;
  /** How often it has been settled; names the posting. */
  settlements: Generated<number>;
  created_at: Generated<Date>;
  settled_at: Date | null;
}

interface BetSelections {
  id: GeneratedAlways<number>;
  bet_id: number;
  ordinal: number;
  match_id: number;
  market_id: number;
  specifier: string;
  outcome_id: string;
  odds: number;
  result: Generated<string>;
  /** What is left of a win after a dead heat, in ten-thousandths; null where nothing is shared. */
  dead_heat: Generated<number | null>;
}

/** Every table, as Kysely sees it. The migrations are the authority. */
export interface Database {
  sports: Sports;
  categories: Categories;
  tournaments: Tournaments;
  competitors: Competitors;
  matches: Matches;
  markets: Markets;
  market_cancels: MarketCancels;
  producers: Producers;
  feed_runs: FeedRuns;
  outbox: Outbox;
  settlement_queue: SettlementQueue;
  players: Players;
  sessions: Sessions;
  player_accounts: PlayerAccounts;
  ledger_accounts: LedgerAccounts;
  ledger_postings: LedgerPostings;
  ledger_entries: LedgerEntries;
  deposits: Deposits;
  sandbox_payments: SandboxPayments;
  placements: Placements;
  bets: Bets;
  bet_selections: BetSelections;
}
