import { BET_TYPE_WORDS, shownBetType } from '@touchline/domain/bets/bet-kind';
import { BET_STATUSES } from '@touchline/domain/bets/bet-status';
import type { CashOutRefusal } from '@touchline/domain/bets/cash-out-offer';
import { BET_BONUS_TYPES } from '@touchline/domain/bonus/bet-bonus';
import { LEG_RESULTS, LEG_STATUSES } from '@touchline/domain/settlement/leg-result';
import * as z from 'zod/mini';
import { matchStatus } from './catalogue';
import { systemType } from './system-type';
import { amount, currencyCode, money, oddsValue, stakeAmount } from './money';

/** What a bet is; doubles, trebles and accumulators are read as the combos that they are shown as (SPEC §3 "Bet"). */
const betType = z.pipe(z.enum(BET_TYPE_WORDS), z.transform(shownBetType));

/** How a bet ended: a leg's results, and `cashed_out`. */
export const BET_RESULTS = [...LEG_RESULTS, 'cashed_out'] as const;

/** Ids and specifiers of the feed are plain ASCII, and so are names of browsers. */
const feedText = (longest: number) =>
  z.string().check(z.maxLength(longest), z.regex(/^[\x20-\x7e]*$/));

/** A selection as it is sent for placing (SPEC §3 "Placement payload"). */
export const selectionSent = z.object({
  match_id: z.int().check(z.positive()),
  market_id: z.int().check(z.positive()),
  specifier: feedText(200),
  outcome_id: feedText(100).check(z.minLength(1)),
  odds: oddsValue,
});

export const betSent = z.object({
  type: betType,
  stake: z.object({ value: stakeAmount, currency: currencyCode }),
  selections: z.array(selectionSent).check(z.minLength(1), z.maxLength(50)),
  /** Which system a system bet is. */
  system_id: z.optional(z.int().check(z.positive())),
  /** The price the player has seen for all selections of a custom bet together. */
  custom_odds: z.optional(oddsValue),
  /** The bonus it is to be used with; `odds` are its bonus odds where it has some. */
  bonus: z.optional(
    z.object({
      id: z.int().check(z.positive()),
      type: z.enum(BET_BONUS_TYPES),
      odds: z.optional(oddsValue),
    }),
  ),
});

/** A custom bet is agreed to at the price that the player has seen (SPEC §3 "Placement payload"). */
export const namesCustomOdds = z.refine<{ type: string; custom_odds?: unknown }>(
  ({ type, custom_odds: price }) => type !== 'custom_bet' || price !== undefined,
  { path: ['custom_odds'], error: 'a custom bet names the odds that were seen' },
);

/** How a placement was made (SPEC §7 POST /bets): in which browser, at one press, and what its bets are. */
export const placementMeta = z.object({
  device_id: feedText(100).check(z.minLength(1)),
  quick: z.boolean(),
  type: betType,
});

/** A placement says of its bets what they are. */
const saysItsType = z.refine<{ meta: { type: string }; bets: readonly { type: string }[] }>(
  ({ meta, bets }) => bets.every(({ type }) => type === meta.type),
  { path: ['meta', 'type'], error: 'is not what the bets are' },
);

/** POST /bets (SPEC §7): `meta.placement_id` makes a repeat harmless (DESIGN §4.5). */
export const placementSent = z
  .object({
    meta: z.extend(placementMeta, { placement_id: z.uuid() }),
    /** How a changed price is met; left out, as the player has set it. */
    auto_accept_odds_change: z.optional(z.enum(['none', 'higher', 'any'])),
    bets: z.array(betSent.check(namesCustomOdds)).check(z.minLength(1), z.maxLength(50)),
  })
  .check(saysItsType);

/** A selection of a placed bet (SPEC §3 "Selection"). */
export const selection = z.object({
  id: z.int(),
  /** Where it stands, whatever its bet does. */
  status: z.enum(LEG_STATUSES),
  /** How this leg ended. */
  result: z.enum(LEG_RESULTS),
  /** Why it is void, where an operator has said so. */
  void_reason: z.optional(z.string()),
  /** What a dead heat leaves of its win, in ten-thousandths; left out where nothing is shared. */
  dead_heat: z.optional(z.int()),
  match: z.object({
    id: z.int(),
    urn_id: z.string(),
    slug: z.string(),
    sport_key: z.string(),
    status: matchStatus,
    start_time: z.string(),
    /** Empty for what is won outright, as is `away`. */
    home: z.string(),
    away: z.string(),
    /** Of what is won outright; null for a match, which is named by its sides. */
    name: z.nullable(z.string()),
    tournament: z.string(),
    score: z.nullable(z.object({ home: z.int(), away: z.int() })),
    /** The score after regular time, where the match went on; `by` is what decided it. */
    regular_score: z.optional(
      z.object({ home: z.int(), away: z.int(), by: z.enum(['overtime', 'penalties']) }),
    ),
  }),
  market: z.object({ id: z.int(), name: z.string() }),
  specifier: z.string(),
  outcome: z.object({ id: z.string(), name: z.string() }),
  /** Whom the outcome has to beat, of a line between two of those who take part. */
  against: z.optional(z.object({ id: z.string(), name: z.string() })),
  odds: oddsValue,
});

/** Why a bet cannot be cashed out now. */
export const CASH_OUT_REASONS = [
  'in_delay',
  'lost',
  'settled',
  'freebet',
  'suspended',
  'no_probability',
  'below_least',
] as const satisfies readonly CashOutRefusal[];

/** What cashing out all that is left of an open bet pays: a value, a reason why there is none, or neither until it is known. */
export const cashOutOffer = {
  /** In subunits of the bet's currency. */
  to_cashout: z.nullable(amount),
  cashout_reason: z.nullable(z.enum(CASH_OUT_REASONS)),
  /** When that was worked out, ISO 8601. */
  cashout_at: z.nullable(z.string()),
};

/** A placed bet (SPEC §3 "Bet"). */
export const bet = z.object({
  id: z.int(),
  ref: z.string(),
  type: betType,
  status: z.enum(BET_STATUSES),
  result: z.enum(BET_RESULTS),
  stake: money,
  /** What it pays: all that it can still return while open, what was paid once settled; cash-outs of parts are in it. */
  win_amount: money,
  /** As it was placed, with bonus odds. */
  odds: oddsValue,
  /**
   * What was not cashed out: its stake, the odds of what can still be won or was (without void legs and bonus odds; null
   * below 1.00), and what that returns.
   */
  remaining: z.object({
    stake: money,
    odds: z.nullable(oddsValue),
    win: money,
    /** The part of `win` that the bonus gives: what a boost adds, what no risk gives back; left out where that is nothing. */
    from_bonus: z.optional(money),
    /** What a boost multiplies by as the legs stand; left out where it adds nothing. */
    boost: z.optional(oddsValue),
  }),
  /** Which system it is; null for any other bet. */
  system: z.nullable(systemType),
  selections: z.array(selection),
  created_at: z.string(),
  settled_at: z.nullable(z.string()),
  ...cashOutOffer,
  /** The part of the stake that was cashed out so far, and what was paid for it; null while nothing was. */
  cashed_out: z.nullable(z.object({ stake: money, paid: money })),
  /** What is cashed out by itself once the offer for all that is left reaches `value`: `share` hundredths of it. */
  auto_cashout: z.optional(z.object({ value: amount, share: z.int() })),
  is_vip: z.boolean(),
  /** Whether it has fed a jackpot, and was drawn for. */
  used_in_jackpot: z.optional(z.boolean()),
  /** What it was placed with, and the bonus odds of a comboboost; left out without one. */
  bonus: z.optional(
    z.object({ id: z.int(), type: z.enum(BET_BONUS_TYPES), odds: z.optional(oddsValue) }),
  ),
});

export type Bet = z.output<typeof bet>;
export type BetReply = z.input<typeof bet>;
export type BetSelection = z.output<typeof selection>;
export type PlacementSent = z.input<typeof placementSent>;
export type Placement = z.output<typeof placementSent>;
