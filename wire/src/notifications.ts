import { BONUS_TYPES } from '@touchline/domain/bonus/bonus-kind';
import * as z from 'zod/mini';

/** What notifications are about (SPEC §1); `payment` is one of this house, see docs/decisions/0073. */
export const NOTIFICATION_TYPES = [
  'bet',
  'maintenance',
  'bonus',
  'jackpot',
  'vip_bet',
  'payment',
] as const;

/** SPEC §3 "Notification". Texts are in the locale of whoever reads it. */
export const notification = z.object({
  id: z.int(),
  title: z.string(),
  body: z.string(),
  /** A few words that name what it is about, such as a bet by its ref. */
  caption: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  /**
   * What it leads to, by its kind and id; null where it leads nowhere. A bonus is named by its type; a hit by its jackpot.
   * Payments have no number, so they have no id.
   */
  object_type: z.nullable(z.enum(['bet', 'deposit', 'withdrawal', ...BONUS_TYPES])),
  object_id: z.nullable(z.int()),
  /** Whether a bet was settled: several of these that come at once are told as one in passing. Left out where not. */
  is_settled: z.optional(z.boolean()),
  read: z.boolean(),
  created_at: z.string(),
});

export type Notification = z.output<typeof notification>;
