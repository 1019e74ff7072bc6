import { LIMIT_STATUSES, LIMIT_TYPES } from '@touchline/domain/limits/limit';
import type { Period } from '@touchline/domain/limits/usage';
import * as z from 'zod/mini';
import { amount } from './money';

/** What limits count by; the windows roll. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const satisfies readonly Period[];

/**
 * A limit of a player (SPEC §3 "Limits"): of money in subunits of the player's currency, of bets by
 * their number, of time in seconds, and of an exclusion until a moment, null being for ever.
 */
export const limit = z.object({
  id: z.string(),
  type: z.enum(LIMIT_TYPES),
  status: z.enum(LIMIT_STATUSES),
  period: z.nullable(z.enum(LIMIT_PERIODS)),
  amount: z.nullable(amount),
  count: z.nullable(z.int()),
  seconds: z.nullable(z.int()),
  until: z.nullable(z.string()),
  /** From when a change that waits may take effect, once it is confirmed. */
  due: z.optional(z.nullable(z.string())),
  /**
   * What is used of it now: subunits, bets or seconds; null where it is not in force, or is an exclusion. Told by the
   * list alone.
   */
  used: z.optional(z.nullable(z.int())),
});

export type LimitReply = z.input<typeof limit>;
/** A limit as it is read. */
export type LimitRead = z.output<typeof limit>;
