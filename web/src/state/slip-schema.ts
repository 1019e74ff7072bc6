import { BET_STATUSES } from '@touchline/domain/bets/bet-status';
import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { FULL_COVER_NAMES } from '@touchline/domain/bets/system-types';
import { POINT_BONUS_TYPES } from '@touchline/domain/bonus/bet-bonus';
import { EVENT_TYPES, SPORT_TYPES } from '@touchline/domain/event';
import { minor, ZERO } from '@touchline/domain/money';
import { oddsValue } from '@touchline/wire/money';
import { matchStatus } from '@touchline/wire/catalogue';
import * as z from 'zod/mini';

/** An amount in subunits, kept as digits. */
export const amountDigits = z.pipe(
  z.string().check(z.regex(/^\d{1,30}$/)),
  z.transform((digits: string) => minor(BigInt(digits))),
);

const key = z.string() as unknown as z.ZodMiniType<OutcomeKey, string>;

/** A selection of a slip. */
export const selection = z.object({
  key,
  matchId: z.int(),
  matchUrnId: z.string(),
  matchSlug: z.string(),
  matchStatus,
  type: z.enum(EVENT_TYPES),
  provider: z.string(),
  sportId: z.int(),
  sportKey: z.string(),
  sportType: z.enum(SPORT_TYPES),
  categoryId: z.int(),
  categoryName: z.string(),
  tournamentId: z.int(),
  home: z.string(),
  away: z.string(),
  tournament: z.string(),
  marketId: z.int(),
  marketName: z.string(),
  marketGroup: z.nullable(z.string()),
  specifier: z.string(),
  outcomeId: z.string(),
  outcomeName: z.string(),
  odds: oddsValue,
  acceptedOdds: oddsValue,
  initialOdds: oddsValue,
  isSuspended: z.boolean(),
  isChanged: z.boolean(),
  isNotAvailable: z.boolean(),
});

const system = z.object({
  id: z.int(),
  totalCount: z.int(),
  winCounts: z.array(z.int()).check(z.minLength(1)),
  name: z.nullable(z.enum(FULL_COVER_NAMES)),
});

/** What a bet is. */
export const betKind = z.discriminatedUnion('type', [
  z.object({ type: z.literal('single') }),
  z.object({ type: z.literal('combo') }),
  z.object({ type: z.literal('system'), system }),
  z.object({
    type: z.literal('custom_bet'),
    odds: z.nullable(oddsValue),
    acceptedOdds: z.nullable(oddsValue),
    isChanged: z.boolean(),
  }),
]);

const range = z.object({
  minCount: z.int(),
  maxCount: z.nullable(z.int()),
  bonusOdds: oddsValue,
});

const bonus = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('comboboost'),
    id: z.int(),
    minOdds: oddsValue,
    ranges: z.array(range),
  }),
  z.object({
    type: z.enum(['freebet', 'freebet_all_win', 'freebet_only_win']),
    id: z.int(),
    freebetStake: amountDigits.check(z.refine((stake) => stake > ZERO)),
  }),
  z.object({ type: z.literal('freebet_no_risk'), id: z.int(), freebetStake: amountDigits }),
  z.object({ type: z.enum(POINT_BONUS_TYPES), id: z.int() }),
]);

/** What is staked, and who decided that. */
export const betStake = z.discriminatedUnion('source', [
  z.object({ source: z.literal('stake'), amount: amountDigits }),
  z.object({ source: z.literal('sharing'), amount: amountDigits }),
  z.object({ source: z.literal('potentialWin'), amount: amountDigits, win: amountDigits }),
]);

/** A bet of a slip. */
export const slipBet = z
  .object({
    kind: betKind,
    stake: betStake,
    selections: z.array(selection).check(z.minLength(1)),
    bonus: z.nullable(bonus),
    availableBonuses: z.array(bonus),
    refused: z.nullable(
      z.object({
        code: z.int(),
        message: z.string(),
        selections: z.array(key),
        limit: z.nullable(amountDigits),
        customOdds: z._default(z.nullable(oddsValue), null),
      }),
    ),
    taken: z.nullable(
      z.object({
        betId: z.int(),
        status: z.enum(BET_STATUSES),
        isVip: z.boolean(),
        stake: amountDigits,
        win: amountDigits,
        odds: z.array(oddsValue),
        customOdds: z.nullable(oddsValue),
      }),
    ),
  })
  .check(
    z.refine(
      ({ kind, selections }) =>
        kind.type !== 'system' || kind.system.totalCount === selections.length,
    ),
  );

/** How far a ticket has come. */
export const ticketState = z.enum(['INITIAL', 'ODDS_CHANGED', 'PROCESSING', 'SUCCESS', 'ERROR']);
