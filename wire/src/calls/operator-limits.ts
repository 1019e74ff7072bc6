import { STAKE_TYPES } from '@touchline/domain/bets/bet-limits';
import { currencyOf } from '@touchline/domain/currency';
import * as z from 'zod/mini';
import { amount } from '../money';
import { defineCall, OPERATOR_API } from './call';
import { wholeNumberFrom } from './whole-number';

const number = z.int().check(z.minimum(1), z.maximum(999_999_999));
const subunits = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** Where a limit holds; null, or left out, is everywhere. */
const holdsFor = {
  /** The feed's number of a market, such as 45 for the correct score. */
  market_id: z.nullish(number),
  /** A league. */
  tournament_id: z.nullish(number),
  player_id: z.nullish(number),
  currency: z.nullish(
    z
      .string()
      .check(z.refine((code) => currencyOf(code) !== undefined, { error: 'is no currency' })),
  ),
  /** Systems and custom bets have limits of their own (SPEC §5); `default` is all others. */
  stake_type: z.nullish(z.enum(STAKE_TYPES)),
};

/** A stake limit as it is kept. */
export const stakeLimit = z.object({
  id: z.int(),
  market_id: z.nullable(z.int()),
  tournament_id: z.nullable(z.int()),
  player_id: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  stake_type: z.nullable(z.enum(STAKE_TYPES)),
  /** In subunits of whichever currency a bet is in; null does not bound it. */
  max_stake: z.nullable(z.int()),
  max_payout: z.nullable(z.int()),
});

/** Limits beside the site's (SPEC §5). */
export const listLimits = defineCall({
  name: 'listLimits',
  summary: 'Stake limits of markets, leagues and players',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/limits`,
  access: 'operator',
  query: z.object({
    player_id: z.optional(wholeNumberFrom(1, 999_999_999)),
    tournament_id: z.optional(wholeNumberFrom(1, 999_999_999)),
    market_id: z.optional(wholeNumberFrom(1, 999_999_999)),
  }),
  reply: z.object({ data: z.array(stakeLimit) }),
});

type Sent = {
  market_id?: number | null | undefined;
  tournament_id?: number | null | undefined;
  player_id?: number | null | undefined;
  max_stake?: number | null | undefined;
  max_payout?: number | null | undefined;
};

const isSaid = (value: number | null | undefined) => typeof value === 'number';

/** Sets the one limit that holds there; 404 when there is no such league or player. */
export const setLimit = defineCall({
  name: 'setLimit',
  summary: 'Set the limit of a market, a league, a player, or of what is all of these',
  origin: 'operator',
  method: 'PUT',
  path: `${OPERATOR_API}/limits`,
  access: 'operator',
  body: z
    .object({ ...holdsFor, max_stake: z.nullish(subunits), max_payout: z.nullish(subunits) })
    .check(
      z.refine<Sent>((sent) => isSaid(sent.market_id ?? sent.tournament_id ?? sent.player_id), {
        path: ['market_id'],
        error: 'names no market, league or player',
      }),
      z.refine<Sent>((sent) => isSaid(sent.max_stake ?? sent.max_payout), {
        path: ['max_stake'],
        error: 'bounds neither the stake nor the payout',
      }),
    ),
  reply: z.object({ data: stakeLimit }),
});

/** 404 when there is no such limit. */
export const removeLimit = defineCall({
  name: 'removeLimit',
  summary: 'Remove a stake limit',
  origin: 'operator',
  method: 'DELETE',
  path: `${OPERATOR_API}/limits/:id`,
  access: 'operator',
  params: z.object({ id: wholeNumberFrom(1, 999_999_999) }),
  reply: z.object({}),
});

/** What all open bets on an event can cost at most, by the currency of the bets; 404 without such an event. */
export const getExposure = defineCall({
  name: 'getExposure',
  summary: 'What an event can cost the house, and the most it may',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/matches/:id/exposure`,
  access: 'operator',
  params: z.object({ id: wholeNumberFrom(1, 999_999_999) }),
  reply: z.object({
    data: z.array(z.object({ currency: z.string(), liability: amount, cap: z.nullable(amount) })),
  }),
});

export type StakeLimitReply = z.input<typeof stakeLimit>;
