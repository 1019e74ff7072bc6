import type { BetBonus, BoostRange, FreebetType } from '@touchline/domain/bonus/bet-bonus';
import type { BetType } from '@touchline/domain/bets/bet-kind';
import type { BonusStatus } from '@touchline/domain/bonus/bonus-status';
import type { EventCondition } from '@touchline/domain/bonus/event-condition';
import type { PoolState } from '@touchline/domain/bonus/pool-state';
import type { Odds } from '@touchline/domain/money';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** What a campaign asks of players and bets (`BonusTerms`), as it is kept. */
export interface StoredTerms {
  countryCodes: string[];
  onlyVerified: boolean;
  eventConditions: EventCondition[];
  betTypes: BetType[];
  matchStatus: 'prematch' | 'live' | 'both';
  minOdds: Odds | null;
  maxOdds: Odds | null;
  selectionCountFrom: number | null;
  selectionCountTo: number | null;
}

/** Who gets a bonus, and when. */
export type StoredTrigger =
  /** Every player, once. */
  | { key: 'once' }
  /** Players of a group (SPEC §3 "User", statuses), once. */
  | { key: 'group'; group: string }
  /** Who opens an account while the campaign runs. */
  | { key: 'registration' }
  /** Who deposits at least so much at once while it runs, in subunits by currency. */
  | { key: 'deposit'; least: Record<string, number> }
  /** On the player's birthday, once a year. */
  | { key: 'birthday' }
  /** Who enters the code. */
  | { key: 'code'; code: string }
  /** Who has so many bets that were won or lost and placed while it runs. */
  | { key: 'bets'; count: number };

/** What a campaign gives, by its kind. Amounts are subunits by currency. */
export type StoredOffer =
  | { type: FreebetType; amounts: Record<string, number> }
  | { type: 'comboboost'; minOdds: Odds; ranges: BoostRange[] }
  | ({ type: 'hunting' } & StoredFarming)
  | ({ type: 'tournament' } & StoredFarming & StoredPool)
  | ({ type: 'lootbox' } & StoredFarming & StoredChest)
  | ({ type: 'amb' } & StoredAmb);

/** How bets earn points, in subunits of the default currency, and points earn freebets. */
export interface StoredFarming {
  pointsNeeded: number;
  /** The freebets of one prize, in subunits by currency, and of which kind. */
  prize: Record<string, number[]>;
  prizeType: FreebetType;
  mostPrizes: number | null;
  maxPointsPerBet: number;
  pointsMinStake: number;
  pointsMaxOdds: Odds;
  oncePerEvent: boolean;
  /** How long a freebet that was earned lives. */
  prizeLivesHours: number | null;
}

/** What the places of a tournament share, in subunits of the pool's own currency. */
export interface StoredPool {
  pool: number;
  poolCurrency: string;
  /** What each place gets in proportion. */
  shares: number[];
  prizeAs: 'freebet' | 'money';
  /** How long its last bets are waited for behind its end. */
  waitHours: number;
}

interface StoredChest {
  /** What one of its freebets may be multiplied by; null where none may. */
  boost: Odds | null;
  showInPromotion: boolean;
}

/** Freebets after making bets. Amounts are subunits by currency. */
export interface StoredAmb {
  prizeType: FreebetType;
  ranges: { numberOfBets: number; numberOfFreebets: number; amounts: Record<string, number> }[];
  minStake: Record<string, number>;
  prizeLivesHours: number | null;
}

/** The words of a campaign in one locale. */
export interface StoredTexts {
  name: string;
  /** The terms as players read them. */
  terms: string;
}

interface BonusCampaigns {
  id: GeneratedAlways<number>;
  kind: string;
  status: 'active' | 'paused' | 'ended';
  trigger: JSONColumnType<StoredTrigger>;
  /** By locale; English is always one. */
  texts: JSONColumnType<Record<string, StoredTexts>>;
  banners: JSONColumnType<{ desktop: string | null; mobile: string | null }>;
  terms: JSONColumnType<StoredTerms>;
  offer: JSONColumnType<StoredOffer>;
  starts_at: Date;
  ends_at: Date | null;
  /** How long an issued bonus lives; null as long as the campaign. */
  lives_hours: number | null;
  needs_activation: boolean;
  uses_count: number | null;
  /** Whether bets with its freebets may be cashed out. */
  freebet_cash_out: Generated<boolean>;
  created_at: Date;
  created_by: string;
  /** Of a tournament: what its pool holds for the places, in which state it is, and when they were paid. */
  pool: Generated<bigint | null>;
  pool_state: Generated<PoolState | null>;
  pool_paid_at: Generated<Date | null>;
  /** What it may give in all, and has given, in subunits of the budget's currency; null where it has none of its own. */
  budget: Generated<bigint | null>;
  budget_currency: Generated<string | null>;
  spent: Generated<bigint>;
}

/** What all promotions have given on a day (UTC), in subunits of the currency of their ceiling. */
interface PromotionDays {
  day: string;
  currency: string;
  spent: bigint;
}

interface Bonuses {
  id: GeneratedAlways<number>;
  campaign_id: number;
  player_id: number;
  /** Names the fact it was issued for, within its campaign and player. */
  cause: string;
  /** Its campaign's, or that of a freebet which was earned. */
  type: StoredOffer['type'];
  status: BonusStatus;
  trigger_key: string | null;
  /** Of a freebet, with its amount. */
  currency: string | null;
  amount: bigint | null;
  uses_count: number | null;
  /** How many bets it was used on, but those that gave it back. */
  used_count: Generated<number>;
  valid_from: Date | null;
  valid_to: Date | null;
  /** When somebody has to look whether it has ended, and whether money is left on it; null when nobody has to. */
  end_at: Date | null;
  /** How often what was left on it went back; names the posting. */
  ends: Generated<number>;
  issued_at: Date;
  activated_at: Date | null;
  seen_at: Date | null;
  /** What its settled bets have earned, and how many prizes that has brought. */
  points: Generated<bigint>;
  prizes: Generated<number>;
  /** When somebody has to look whether it has earned another one; null when nobody has to. */
  farm_at: Date | null;
  /** Of a freebet: the bonus that has earned it. */
  earned_by: number | null;
  /** Of a lootbox: the freebet of its chest that was multiplied. */
  boosted_id: Generated<number | null>;
  /** When the player is to be told of it; null once that is done. */
  tell_at: Date | null;
}

/** What a bet earns for the bonus that it was placed with. */
interface BonusPoints {
  bet_id: number;
  bonus_id: number;
  /** What a subunit of its stake earns, as a fraction: numbers of any length, in digits. */
  times: string;
  over: string;
  /** A stake below it earns nothing, in subunits of the bet's currency. */
  min_stake: bigint;
  max_points: bigint;
  /** What it has earned. */
  points: Generated<bigint>;
  event_ids: number[];
}

/** A bet that counts for an amb freebet, whatever bonus it was placed with. */
interface BonusCounts {
  bet_id: number;
  bonus_id: number;
}

/** A place of a tournament as it was paid. */
interface TournamentResults {
  campaign_id: number;
  player_id: number;
  position: number;
  farmed: bigint;
  freebets: number;
  /** What it got of the pool, in the pool's currency. */
  prize: bigint;
}

/** What of a bonus is kept with its bet. */
export type StoredBetBonus = BetBonus;

export interface BonusTables {
  bonus_campaigns: BonusCampaigns;
  bonuses: Bonuses;
  bonus_points: BonusPoints;
  bonus_counts: BonusCounts;
  tournament_results: TournamentResults;
  promotion_days: PromotionDays;
}
