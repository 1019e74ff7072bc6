import * as z from 'zod/mini';

/** What is worth knowing of a site although nobody may have decided on it: kept for a time, and counted. */
export const EVENT_KINDS = [
  'sign_in_failed',
  // Not looked at: too many failures, or the account is locked.
  'sign_in_limited',
  'origin_refused',
  // What an operator's call carried was not the operator's token.
  'bearer_refused',
  // A limit of the player's own, or their exclusion, stood against something.
  'limit_met',
  'exclusion_began',
  // Paid when something stood against it: sent back, and not credited.
  'deposit_returned',
  'large_win',
  'large_withdrawal',
  'settings_changed',
  'budget_raised',
  'line_held',
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** What an event is about: ids and words of ours, never an address, a name or a text of anybody's. */
export const eventAbout = z.object({
  bet_id: z.optional(z.int()),
  withdrawal_id: z.optional(z.string()),
  deposit_id: z.optional(z.string()),
  /** Of a game, as its provider names it. */
  transaction_id: z.optional(z.string()),
  campaign_id: z.optional(z.int()),
  /** A match as its provider names it, and a line of it. */
  match_urn: z.optional(z.string()),
  market_id: z.optional(z.int()),
  specifier: z.optional(z.string()),
  /** The first 16 hexadecimal digits of an origin's SHA-256. */
  origin: z.optional(z.string()),
  /** The type of a limit of the player's own. */
  limit: z.optional(z.string()),
  /** The call that was refused. */
  call: z.optional(z.string()),
  /** Why, in a word. */
  reason: z.optional(z.string()),
  /** The version of the settings that holds from then on. */
  version: z.optional(z.int()),
});

export interface SignificantEvent {
  kind: EventKind;
  /** Left out where no account is known. */
  playerId?: number | null;
  about?: z.output<typeof eventAbout>;
}
