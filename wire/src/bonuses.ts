import { BET_BONUS_TYPES, FREEBET_TYPES } from '@touchline/domain/bonus/bet-bonus';
import { BET_TYPES } from '@touchline/domain/bets/bet-kind';
import { BONUS_STATUSES, bonusStatus } from '@touchline/domain/bonus/bonus-status';
import { CHEST_SIZES } from '@touchline/domain/bonus/chest';
import { POOL_STATES } from '@touchline/domain/bonus/pool-state';
import { SPORT_TYPES } from '@touchline/domain/event';
import * as z from 'zod/mini';
import { amount, currencyCode, oddsValue } from './money';

/** A status of an issued bonus by its name; `over` and words nobody knows are read as the domain says. */
const status = z.pipe(z.string(), z.transform(bonusStatus));

const named = z.nullable(z.object({ id: z.int(), name: z.string() }));

/** The parts of an event a bonus asks for; null leaves a part open (SPEC §3 "Event condition"). */
export const eventCondition = z.object({
  sport: named,
  category: named,
  tournament: named,
  event: named,
  sport_type: z.nullable(z.enum(SPORT_TYPES)),
});

/** What a player is told of a bonus: its status as the dates now make it (SPEC §4 "Bonus lifecycle"). */
export const USER_STATUSES = [...BONUS_STATUSES, 'upcoming'] as const;

/** What all issued bonuses have (SPEC §3 "Bonus (common)"). Moments are ISO text. */
const common = {
  id: z.int(),
  /** What the operator calls it in the caller's locale. */
  name: z.string(),
  /** As it is kept; what the dates make of it is `user_status`. */
  status,
  /** The same by the name that SPEC §3 has for it where a page keeps bonuses, `userBonusStatus`. */
  user_bonus_status: status,
  user_status: z.enum(USER_STATUSES),
  /** Whether it may be used now. */
  is_active: z.boolean(),
  seen: z.boolean(),
  issued_at: z.string(),
  activated_at: z.nullable(z.string()),
  valid_from: z.nullable(z.string()),
  expired_at: z.nullable(z.string()),
  banners: z.object({ desktop: z.nullable(z.string()), mobile: z.nullable(z.string()) }),
  trigger_key: z.nullable(z.string()),
  uses_count: z.nullable(z.int()),
  used_count: z.int(),
  country_codes: z.array(z.string()),
  only_verified: z.boolean(),
  event_conditions: z.array(eventCondition),
  /** Which bets it is for; none is all. */
  bet_types: z.array(z.enum(BET_TYPES)),
  match_status: z.enum(['prematch', 'live', 'both']),
  min_odds: z.nullable(oddsValue),
  max_odds: z.nullable(oddsValue),
  selection_count_from: z.nullable(z.int()),
  selection_count_to: z.nullable(z.int()),
};

/** How far a player has come with bets that earn points, in subunits (SPEC §3 "lootbox"). */
const farming = z.object({
  avg_stake: amount,
  bets_count: z.int(),
  points: amount,
  available_points: amount,
  potential_points: amount,
  potential_freebet_amount: amount,
  initial_pool: amount,
  /** Points that earn the prize once; none where they earn nothing on the way. */
  points_needed: amount,
});

const farmed = {
  ...common,
  farming,
  farm_once_per_event: z.boolean(),
  farmed_event_ids: z.array(z.int()),
};

/** A step of a comboboost. */
const boostRange = z.object({
  min_count: z.int(),
  max_count: z.nullable(z.int()),
  bonus_odds: oddsValue,
});

/** A bonus that can be chosen for a bet, by its type (SPEC §3 "Bonus kinds"). */
export const bonus = z.discriminatedUnion('type', [
  z.object({
    ...common,
    type: z.literal('comboboost'),
    min_odds: oddsValue,
    ranges: z.array(boostRange),
    /** Until when it may be used; null without an end. */
    valid_to: z.nullable(z.string()),
  }),
  z.object({
    ...common,
    type: z.enum(FREEBET_TYPES),
    /** What it stakes, in subunits; zero leaves the stake to the player. */
    amount,
    currency: currencyCode,
  }),
  z.object({ ...farmed, type: z.literal('hunting') }),
  z.object({
    ...farmed,
    type: z.literal('tournament'),
    /** Names the tournament to all who are in it; `id` is the player's own part in it. */
    tournament_id: z.int(),
    pool: amount,
    pool_state: z.enum(POOL_STATES),
    currency: currencyCode,
    /** What each place gets of the pool, in proportion; the first is for the winner. */
    shares: z.array(z.int()),
    prize_as: z.enum(['freebet', 'money']),
  }),
  z.object({
    ...farmed,
    type: z.literal('lootbox'),
    show_in_promotion: z.boolean(),
    /** The freebets of the opened chest of which one may be multiplied, by `boost` in thousandths. */
    freebets_to_boost: z.array(z.int()),
    boost: z.nullable(oddsValue),
    chest: z.object({
      freebets_count: z.int(),
      size: z.enum(CHEST_SIZES),
      /** Null while it is closed. */
      outcome: z.nullable(z.enum(['win', 'loss'])),
    }),
  }),
]);

const byNumber = { id: z.int(), type: z.enum(BET_BONUS_TYPES) };

/** A bonus as a bet on the slip may be given it (SPEC §3 "Slip bet"); what is not of its type is left out. */
export const offeredBonus = z.object({
  ...byNumber,
  name: z.string(),
  expired_at: z.nullable(z.string()),
  /** Of a freebet: what it stakes, in subunits of the bet's currency; zero leaves the stake to the player. */
  freebet_stake: z.optional(amount),
  /** Of a comboboost. */
  min_odds: z.optional(oddsValue),
  ranges: z.optional(z.array(boostRange)),
  /** Of one that earns points, where events count once: those on this bet that another one was placed on before. */
  farmed_event_ids: z.optional(z.array(z.int())),
});

/** Why a bonus of the player's may not be used on a bet, by the codes of the domain's `NotUsable`. */
export const notUsable = z.object({
  ...byNumber,
  name: z.string(),
  code: z.string(),
  /** Places of selections on the bet, from 0. */
  selections: z.optional(z.array(z.int())),
  missing: z.optional(z.int()),
  most: z.optional(z.int()),
  bonus_odds: z.optional(oddsValue),
  currency: z.optional(currencyCode),
  status: z.optional(z.enum(USER_STATUSES)),
});

/** The bonus that is expected to add most to a bet, with the reason. Amounts are subunits of the bet's currency. */
export const bestBonus = z.object({
  ...byNumber,
  gain: amount,
  why: z.object({
    code: z.enum(['win_multiplied', 'points_earned', 'stake_given', 'stake_returned']),
    bonus_odds: z.optional(oddsValue),
    points: z.optional(amount),
    stake: z.optional(amount),
  }),
});

/** Freebets after making bets, and how far a player has come (SPEC §3 "Amb-freebet progress"). */
export const ambProgress = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(FREEBET_TYPES),
  progress_count: z.int(),
  possible_progress_count: z.int(),
  ranges: z.array(
    z.object({
      number_of_bets: z.int(),
      number_of_freebets: z.int(),
      issued_bonus_amount: amount,
    }),
  ),
  stake_currency: currencyCode,
  min_stake: amount,
  issue_to: z.nullable(z.string()),
});

/** Why a bet on the slip does not count for an amb freebet, by the codes of the domain's `whyNotCounted`. */
export const notCounted = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  /** Places of selections on the bet, from 0. */
  selections: z.optional(z.array(z.int())),
  missing: z.optional(z.int()),
  most: z.optional(z.int()),
  /** The least stake, in subunits of the freebet's currency. */
  least: z.optional(amount),
});

/** An amb freebet that a bet on the slip counts for, and what the bets after it lead to; null when all is reached. */
export const counting = z.object({
  id: z.int(),
  name: z.string(),
  next: z.nullable(
    z.object({
      bets_missing: z.int(),
      number_of_freebets: z.int(),
      issued_bonus_amount: amount,
      currency: currencyCode,
    }),
  ),
});

/** A line of a tournament's leaderboard (SPEC §3 "Leaderboard row"). */
export const leaderboardRow = z.object({
  position: z.int(),
  current_user: z.boolean(),
  farmed_amount: amount,
  currency_code: currencyCode,
  farmed_freebets_count: z.int(),
  /** What the place gets of the pool as things stand, or got, in subunits of the tournament's currency. */
  prize: amount,
});

export type BonusReply = z.input<typeof bonus>;
export type OfferedBonusReply = z.input<typeof offeredBonus>;
export type NotUsableReply = z.input<typeof notUsable>;
export type BestBonusReply = z.input<typeof bestBonus>;
export type AmbReply = z.input<typeof ambProgress>;
export type NotCountedReply = z.input<typeof notCounted>;
export type CountingReply = z.input<typeof counting>;
export type LeaderboardReply = z.input<typeof leaderboardRow>;
