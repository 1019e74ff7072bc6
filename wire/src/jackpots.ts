import { BET_TYPES } from '@touchline/domain/bets/bet-kind';
import { PAYOUT_STATUSES } from '@touchline/domain/bonus/jackpot-hit';
import * as z from 'zod/mini';
import { amount, currencyCode, oddsValue } from './money';
import { changedLevel, poolAmounts } from './pools';

/** What is published of a seed before any draw with it: the SHA-256 of its bytes, in hex (DESIGN §4.12). */
const commitment = { number: z.int(), hash: z.string(), committed_at: z.string() };

/** A jackpot with its pools, in subunits of its currency (SPEC §3 "Jackpot pool"). */
export const jackpot = z.object({
  id: z.int(),
  name: z.string(),
  /** As they are written for players, in the caller's locale. */
  terms: z.string(),
  ...poolAmounts,
  currency: currencyCode,
  starts_at: z.string(),
  ends_at: z.nullable(z.string()),
  levels: z.array(
    z.object({
      ...changedLevel.shape,
      name: z.string(),
      /** What the pool begins with, again after each hit. */
      start_amount: amount,
      /** The next stake makes the pool drop once it holds this; null never. */
      must_drop_at: z.nullable(amount),
      /** What the pool gets of each stake, in millionths. */
      share: z.int(),
      /** One hit in so much stake, on average. */
      hit_every: amount,
    }),
  ),
  /** What the draws are committed to now; null once it has ended. */
  seed: z.nullable(z.object(commitment)),
  /** Which bets feed it; an empty list is all. */
  bet_types: z.array(z.enum(BET_TYPES)),
  match_status: z.enum(['prematch', 'live', 'both']),
  min_odds: z.nullable(oddsValue),
  max_odds: z.nullable(oddsValue),
  selection_count_from: z.nullable(z.int()),
  selection_count_to: z.nullable(z.int()),
});

/** A hit of one level; the player is known by a hash alone (SPEC §3 "Jackpot hit"). */
export const jackpotHit = z.object({
  id: z.int(),
  jackpot_id: z.int(),
  /** In subunits of the jackpot's currency. */
  amount,
  currency: currencyCode,
  amount_eur: amount,
  level: z.object({ code: z.string(), name: z.string() }),
  status: z.enum(PAYOUT_STATUSES),
  /** The same for all hits of a player on one jackpot, and nobody else's. */
  user_hash: z.string(),
  /** Whether there is no need to show it to the caller: it is somebody else's, or was marked as seen. */
  seen: z.boolean(),
  hit_at: z.string(),
});

/**
 * All that it takes to check a hit (DESIGN §4.12). The seed's SHA-256 is its hash; HMAC-SHA256 with the seed as key of
 * the text `bet_id:level_code` is the digest. Read as a fraction of one, the digest of a hit that was drawn lies below
 * `stake / hit_every`; a pool that had to drop holds `must_drop_at` or more.
 */
export const jackpotProof = z.object({
  hit_id: z.int(),
  jackpot_id: z.int(),
  bet_id: z.int(),
  level_code: z.string(),
  cause: z.enum(['drawn', 'must_drop']),
  seed: z.object({ ...commitment, revealed_at: z.string(), value: z.string() }),
  /** The stake in subunits of the jackpot's currency. */
  stake: amount,
  /** What the pool held with this bet's contribution. */
  pool: amount,
  must_drop_at: z.nullable(amount),
  hit_every: amount,
});

export type JackpotReply = z.input<typeof jackpot>;
export type JackpotHitReply = z.input<typeof jackpotHit>;
export type JackpotProof = z.output<typeof jackpotProof>;
export type JackpotProofReply = z.input<typeof jackpotProof>;
