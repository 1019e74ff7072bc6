import { POOL_STATES } from '@touchline/domain/bonus/pool-state';
import * as z from 'zod/mini';
import { amount } from './money';

/** One pool, as it is told whenever it changes. */
export const changedLevel = z.object({
  code: z.string(),
  pool_amount: amount,
  state: z.enum(POOL_STATES),
});

/** The amounts of pools together, in subunits of their currency (SPEC §3 "Jackpot pool"). */
export const poolAmounts = {
  /** All they ever got: what is in them and what was won from them. */
  amount,
  pool_amount: amount,
  hits_amount: amount,
};
