import type { BetBonus, BoostRange, FreebetType } from '@touchline/domain/bonus/bet-bonus';
import type { BetType } from '@touchline/domain/bets/bet-kind';
import type { BonusStatus } from '@touchline/domain/bonus/bonus-status';
import type { EventCondition } from '@touchline/domain/bonus/event-condition';
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
  /** Who has so many settled bets that were placed while it runs. */
  | { key: 'bets'; count: number };

/** What a campaign gives, by its kind. Amounts are subunits by currency. */
export type StoredOffer =
  | { type: FreebetType; amounts: Record<string, number> }
  | { type: 'comboboost'; minOdds: Odds; ranges: BoostRange[] }
  | ({ type: 'hunting' } & StoredFarming);

/** How bets earn points, in subunits of the default currency, and points earn freebets. */
export interface StoredFarming {
  pointsNeeded: number;
  /** The freebets of one prize, in subunits by currency, and of which kind. */
  prize: Record<string, number[]>;
  prizeType: FreebetType;
  mostPrizes: number | null;
  maxPointsPerBet: number | null;
  oncePerEvent: boolean;
  /** How long a freebet that was earned lives. */
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
  created_at: Date;
  created_by: string;
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
}

/** What a bet earns for the bonus that it was placed with. */
interface BonusPoints {
  bet_id: number;
  bonus_id: number;
  /** What it earns when it is won or lost. */
  possible: bigint;
  /** What it has earned. */
  points: Generated<bigint>;
  event_ids: number[];
}

/** What of a bonus is kept with its bet. */
export type StoredBetBonus = BetBonus;

export interface BonusTables {
  bonus_campaigns: BonusCampaigns;
  bonuses: Bonuses;
  bonus_points: BonusPoints;
}
