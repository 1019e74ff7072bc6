import { assert } from '../assert';
import { type Factor, minor, type Minor } from '../money';

/** What of a level decides a draw. */
export interface DrawnLevel {
  /** What the pool holds, the bet's contribution included. */
  pool: Minor;
  /** The pool must drop when it holds this; null for none. */
  ceiling: Minor | null;
  /** One hit in so much stake, on average; above zero. */
  hitEvery: Minor;
}

export type HitCause = 'drawn' | 'must_drop';

const DIGEST_BYTES = 32;
const DIGEST_BITS = BigInt(8 * DIGEST_BYTES);

/**
 * Whether a digest hits at a chance: read as a fraction of one, it lies below the chance. Exact, so the
 * same digest always says the same. A chance of one or more always hits, of none never (DESIGN §4.12).
 * Throws when the digest is not of 32 bytes.
 */
export function isHit(digest: Uint8Array, { times, over }: Factor): boolean {
  return numberOf(digest) * over < times << DIGEST_BITS;
}

/**
 * What was drawn, evenly from all of `every` and rounded down: it hits below the stake, where one hit comes in so much
 * stake on average. Throws when the digest is not of 32 bytes.
 */
export function drawnOf(digest: Uint8Array, every: Minor): Minor {
  return minor((numberOf(digest) * every) >> DIGEST_BITS);
}

function numberOf(digest: Uint8Array): bigint {
  assert(digest.length === DIGEST_BYTES, 'a draw is decided by a digest of 32 bytes');
  return digest.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
}

/**
 * Why a stake, in subunits of the jackpot's currency, hits a level, or null (DESIGN §4.12). Chances are in
 * proportion to the stake; an empty pool is not hit. Throws when the digest is not of 32 bytes.
 */
export function hitCause(level: DrawnLevel, stake: Minor, digest: Uint8Array): HitCause | null {
  const { pool, ceiling, hitEvery } = level;
  if (pool <= 0n) return null;
  if (ceiling !== null && pool >= ceiling) return 'must_drop';
  return isHit(digest, { times: stake, over: hitEvery }) ? 'drawn' : null;
}

/** A draw as it was published. */
export interface PublishedDraw extends DrawnLevel {
  /** The hash that was published before any draw of its seed. */
  seedHash: string;
  stake: Minor;
  cause: HitCause | null;
}

/**
 * What is wrong with a published draw, or null when it was fair (DESIGN §4.12). `computed` is made anew
 * from the revealed seed: its hash, and the digest for the bet and the level. Throws when that is not of
 * 32 bytes.
 */
export function drawFault(
  draw: PublishedDraw,
  computed: { seedHash: string; digest: Uint8Array },
): 'other_seed' | 'other_outcome' | null {
  if (draw.seedHash !== computed.seedHash) return 'other_seed';
  return hitCause(draw, draw.stake, computed.digest) === draw.cause ? null : 'other_outcome';
}
