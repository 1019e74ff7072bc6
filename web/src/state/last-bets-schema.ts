import { BET_TYPES } from '@touchline/domain/bets/bet-kind';
import { currencyCode, oddsValue } from '@touchline/wire/money';
import * as z from 'zod/mini';
import { amountDigits } from './slip-schema';

/** Bets as this browser keeps them to be read without a connection: amounts are digits. */
export const storedLastBets = z.object({
  playerId: z.int(),
  /** When they were loaded, in ms since epoch. */
  at: z.int(),
  bets: z.array(
    z.object({
      id: z.int(),
      type: z.enum(BET_TYPES),
      odds: oddsValue,
      stake: amountDigits,
      win: amountDigits,
      currency: currencyCode,
      subunits: z.int(),
      selections: z.array(
        z.object({ event: z.string(), market: z.string(), outcome: z.string(), odds: oddsValue }),
      ),
    }),
  ),
});
