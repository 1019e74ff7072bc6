import * as z from 'zod/mini';
import { betSent, namesCustomOdds } from '../bets';
import { currencyCode, money } from '../money';
import { defineCall, SPORTSBOOK_V2 } from './call';

/** A bet whose stake is still open. */
export const betWithoutStake = z
  .extend(z.omit(betSent, { stake: true }), {
    currency: currencyCode,
    /** As for placing. */
    auto_accept_odds_change: z.optional(z.enum(['none', 'higher', 'any'])),
  })
  .check(namesCustomOdds);

/** SPEC §7 POST /bets/max-stake. What would keep the bet from being taken at any stake is a 422 as of placing it. */
export const maxStake = defineCall({
  name: 'maxStake',
  summary: 'The smallest and the largest stake that a bet would be taken at now',
  origin: 'sportsbook',
  method: 'POST',
  path: `${SPORTSBOOK_V2}/bets/max-stake`,
  access: 'player',
  body: betWithoutStake,
  /** The most is zero where not even the least is taken. */
  reply: z.object({ data: z.object({ min_stake: money, max_stake: money }) }),
});

export type BetWithoutStake = z.output<typeof betWithoutStake>;
