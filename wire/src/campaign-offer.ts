import { FREEBET_TYPES } from '@touchline/domain/bonus/bet-bonus';
import { currencyOf } from '@touchline/domain/currency';
import { odds } from '@touchline/domain/money';
import * as z from 'zod/mini';
import { oddsValue } from './money';

/** A currency that accounts are held in. */
export const currency = z
  .string()
  .check(z.refine((code) => currencyOf(code) !== undefined, { error: 'is no currency' }));
const isNamed = z.refine<object>((given) => Object.keys(given).length > 0, {
  error: 'names nothing',
});

/** An amount in subunits, above zero. */
export const subunits = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** An amount in subunits of a currency. */
export const budget = z.strictObject({ amount: subunits, currency });

/** A number above zero. */
export const number = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** A number above zero, or nothing. */
export const part = z._default(z.nullable(number), null);

/** How long something lives; null has no end of its own. */
export const hours = z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(87_600))), null);

/** Amounts in subunits by currency; a currency that is not in it gets nothing. */
export const leastAmounts = z.record(currency, subunits);

/** The same of at least one currency. */
const amounts = leastAmounts.check(isNamed);

/** A prize is money already when it is given: a freebet without risk would hold none. */
const prizeType = z._default(z.enum(['freebet', 'freebet_all_win', 'freebet_only_win']), 'freebet');

/** The freebets of one prize, in subunits by currency. */
const prize = z
  .record(currency, z.array(subunits).check(z.minLength(1), z.maxLength(20)))
  .check(isNamed);

/** What a freebet is multiplied by, in thousandths. */
const multiplier = z.pipe(
  z.int().check(z.minimum(1001), z.maximum(100_000)),
  z.transform((thousandths: number) => odds(thousandths)),
);

const range = z.strictObject({
  min_count: z.int().check(z.minimum(2), z.maximum(50)),
  max_count: z.nullable(z.int().check(z.minimum(2), z.maximum(50))),
  bonus_odds: oddsValue,
});

/** Ranges that rise without overlapping; only the last has no end. */
const rising = z.refine<{ min_count: number; max_count: number | null }[]>(
  (ranges) =>
    ranges.every(
      ({ min_count: from, max_count: to }, at) =>
        (to === null ? at === ranges.length - 1 : to >= from) &&
        (at === 0 || from > (ranges[at - 1]?.max_count ?? 50)),
    ),
  { error: 'overlap, or do not rise' },
);

/** How bets earn points, which are subunits of the site's default currency (DESIGN §4.11). */
const farming = {
  /** Left out or null, what `DEFAULT_POINT_LIMITS` gives in the default currency; as with the two below. */
  max_points_per_bet: z._default(z.nullable(subunits), null),
  /** A stake below it earns no points, in subunits of the default currency. */
  points_min_stake: z._default(z.nullable(subunits), null),
  /** Higher odds of a bet earn the points of these. */
  points_max_odds: z._default(z.nullable(oddsValue), null),
  once_per_event: z._default(z.boolean(), false),
};

/** The freebets that so many points of a tournament earn on the way. */
const freebetsOnTheWay = z.strictObject({
  points_needed: subunits,
  prize,
  most_prizes: part,
});

/** So many bets give so many freebets of an amount. */
const betsMade = z.strictObject({
  number_of_bets: z.int().check(z.minimum(1), z.maximum(10_000)),
  number_of_freebets: z.int().check(z.minimum(1), z.maximum(20)),
  amounts,
});

/** Each step takes more bets than the one before. */
const moreBets = z.refine<{ number_of_bets: number }[]>(
  (ranges) =>
    ranges.every(
      ({ number_of_bets: count }, at) => at === 0 || count > (ranges[at - 1]?.number_of_bets ?? 0),
    ),
  { error: 'do not rise' },
);

/** Freebets after making bets: every step names the currencies of the least stake. */
const amb = z
  .strictObject({
    kind: z.literal('amb'),
    type: z._default(z.enum(FREEBET_TYPES), 'freebet'),
    ranges: z.array(betsMade).check(z.minLength(1), z.maxLength(20), moreBets),
    /** The least stake that counts, in subunits by currency. */
    min_stake: amounts,
    prize_lives_hours: hours,
  })
  .check(
    z.refine(
      ({ ranges, min_stake: least }) =>
        ranges.every(({ amounts: given }) => Object.keys(least).every((code) => code in given)),
      { path: ['min_stake'], error: 'names a currency that a range gives nothing in' },
    ),
  );

/** What a campaign gives, by its kind. */
export const campaignOffer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('freebet'), type: z.enum(FREEBET_TYPES), amounts }),
  z.strictObject({
    kind: z.literal('comboboost'),
    min_odds: oddsValue,
    ranges: z.array(range).check(z.minLength(1), z.maxLength(20), rising),
  }),
  z.strictObject({
    kind: z.literal('hunting'),
    ...farming,
    points_needed: subunits,
    prize,
    prize_type: prizeType,
    prize_lives_hours: hours,
    most_prizes: part,
  }),
  z.strictObject({
    kind: z.literal('hunting_tournament'),
    ...farming,
    /** What the places share, in subunits of the pool's own currency. */
    pool: subunits,
    pool_currency: currency,
    /** What each place gets in proportion, the first first: 50, 30, 20. */
    shares: z
      .array(z.int().check(z.minimum(1), z.maximum(1_000_000)))
      .check(z.minLength(1), z.maxLength(1000)),
    /** Whether places are paid as freebets or as money. */
    prize_as: z._default(z.enum(['freebet', 'money']), 'freebet'),
    prize_type: prizeType,
    prize_lives_hours: hours,
    /** How long its last bets are waited for behind its end before places are paid. */
    wait_hours: z._default(z.int().check(z.minimum(0), z.maximum(720)), 72),
    freebets: z._default(z.nullable(freebetsOnTheWay), null),
  }),
  z.strictObject({
    kind: z.literal('lootbox'),
    ...farming,
    points_needed: subunits,
    /** The freebets in the chest. */
    prize,
    prize_type: prizeType,
    prize_lives_hours: hours,
    /** What one of them may be multiplied by, in thousandths; null where none may. */
    boost: z._default(z.nullable(multiplier), null),
    show_in_promotion: z._default(z.boolean(), true),
  }),
  amb,
]);
