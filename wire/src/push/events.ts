import { ISSUED_TYPES } from '@touchline/domain/bonus/bonus-kind';
import { BONUS_STATUSES } from '@touchline/domain/bonus/bonus-status';
import * as z from 'zod/mini';
import { bet, cashOutOffer } from '../bets';
import { marketStatus, match, matchStatus, statistics } from '../catalogue';
import { amount, currencyCode, oddsValue } from '../money';
import { notification } from '../notifications';
import { changedLevel, poolAmounts } from '../pools';

/** A changed line: ids and numbers only, so one frame serves every locale (DESIGN §4.19). */
export const marketChange = z.object({
  id: z.int(),
  specifier: z.string(),
  status: marketStatus,
  most_balanced: z.boolean(),
  /** When the feed will close it next, ISO 8601, or null; only where that changed. */
  next_bet_stop: z.optional(z.nullable(z.string())),
  /** Its names, or those of its outcomes, are others than before: only where they are, so read them again. */
  renamed: z.optional(z.boolean()),
  outcomes: z.array(z.object({ id: z.string(), active: z.boolean(), odds: z.nullable(oddsValue) })),
});

/** Every event on a channel (SPEC §7 "Realtime"): a name, and a message shaped by it. */
export const pushEvent = z.discriminatedUnion('event_name', [
  z.object({
    event_name: z.literal('markets_changed'),
    message: z.object({
      match_id: z.int(),
      version: z.int(),
      /** How many lines the match now offers; only where it changed. */
      available_markets: z.optional(z.int()),
      markets: z.array(marketChange),
    }),
  }),
  z.object({
    event_name: z.literal('match_status_changed'),
    message: z.object({
      match_id: z.int(),
      version: z.int(),
      status: matchStatus,
      stage: z.nullable(z.string()),
      statistics,
    }),
  }),
  /** A match that is new, or whose names or start have changed: the whole card. */
  z.object({ event_name: z.literal('match_changed'), message: z.object({ match }) }),
  z.object({
    event_name: z.literal('provider_status_changed'),
    message: z.object({ provider: z.string(), status: z.enum(['active', 'down']) }),
  }),
  /** The stream of changes runs, although nothing may have changed. */
  z.object({ event_name: z.literal('heartbeat'), message: z.object({}) }),
  z.object({
    event_name: z.literal('balance_changed'),
    message: z.object({ currency: currencyCode, subunits: z.int(), balance: amount }),
  }),
  z.object({ event_name: z.literal('bet_changed'), message: z.object({ bet }) }),
  /** What cashing out an open bet pays has changed, or why it does not. */
  z.object({
    event_name: z.literal('bet_cashout_changed'),
    message: z.object({ bet_id: z.int(), ...cashOutOffer }),
  }),
  /** A bonus the player has got; what it is stands in the lists of bonuses (SPEC §4 "Events"). Of a jackpot, a hit. */
  z.object({
    event_name: z.literal('bonus_issued'),
    message: z.object({
      bonus: z.object({
        id: z.int(),
        type: z.enum([...ISSUED_TYPES, 'jackpot']),
        status: z.enum(BONUS_STATUSES),
      }),
    }),
  }),
  /** What pools hold has changed, those of a jackpot or of a tournament, all of them; or their states. */
  z.object({
    event_name: z.literal('tournament_pool_changed'),
    message: z.object({
      type: z.enum(['jackpot', 'tournament']),
      id: z.int(),
      currency: currencyCode,
      ...poolAmounts,
      levels: z.array(changedLevel),
    }),
  }),
  z.object({ event_name: z.literal('notification'), message: z.object({ notification }) }),
  z.object({
    event_name: z.literal('unread_counters_changed'),
    /** How many notifications are unread. */
    message: z.object({ unread: z.int() }),
  }),
]);

export type PushEvent = z.output<typeof pushEvent>;
/** An event as the server writes it. */
export type PushEventSent = z.input<typeof pushEvent>;
export type MarketChange = z.output<typeof marketChange>;
