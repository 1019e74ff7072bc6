import { PAYOUT_STATUSES } from '@touchline/domain/bonus/jackpot-hit';
import { POOL_STATES } from '@touchline/domain/bonus/pool-state';
import * as z from 'zod/mini';
import { amount, currencyCode } from './money';

/** A jackpot with its pools, in subunits of its currency (SPEC §3 "Jackpot pool"). */
export const jackpot = z.object({
  id: z.int(),
  name: z.string(),
  /** All it ever got: what is in its pools and what its hits have paid. */
  amount,
  pool_amount: amount,
  hits_amount: amount,
  currency: currencyCode,
  levels: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      pool_amount: amount,
      state: z.enum(POOL_STATES),
    }),
  ),
});

/** A hit of one level; the player is known by a hash alone (SPEC §3 "Jackpot hit"). */
export const jackpotHit = z.object({
  id: z.int(),
  jackpot_id: z.int(),
  amount,
  amount_eur: amount,
  level: z.object({ code: z.string(), name: z.string() }),
  status: z.enum(PAYOUT_STATUSES),
  user_hash: z.string(),
  seen: z.boolean(),
});
