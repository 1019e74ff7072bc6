import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

const SEED_BYTES = 32;

/** A seed and the hash that commits to it, both in hex (DESIGN §4.12). */
export interface Seed {
  value: string;
  hash: string;
}

/** A seed that nobody can foresee. */
export function freshSeed(): Seed {
  const value = randomBytes(SEED_BYTES).toString('hex');
  return { value, hash: hashOfSeed(value) };
}

/** What is published of a seed before any draw with it: SHA-256 of its bytes, in hex. */
export function hashOfSeed(value: string): string {
  return createHash('sha256').update(Buffer.from(value, 'hex')).digest('hex');
}

/** What decides the draw of one bet for one level: HMAC-SHA256 with the seed as key, of 32 bytes (DESIGN §4.12). */
export function drawDigest(seed: string, betId: number, levelCode: string): Uint8Array {
  const key = Buffer.from(seed, 'hex');
  return createHmac('sha256', key).update(`${betId}:${levelCode}`).digest();
}

/** Names a player among the hits of a jackpot, to whoever does not know its salt (SPEC §3 `user_hash`). */
export function userHash(salt: string, playerId: number): string {
  return createHmac('sha256', Buffer.from(salt, 'hex'))
    .update(String(playerId))
    .digest('hex')
    .slice(0, 16);
}

/** Commits to the next seed of a jackpot. Its draws go by it once this transaction has committed. */
export async function commitToSeed(
  db: Kysely<Database>,
  { jackpotId, number, now }: { jackpotId: number; number: number; now: Date },
): Promise<void> {
  const { value, hash } = freshSeed();
  await db
    .insertInto('jackpot_seeds')
    .values({ jackpot_id: jackpotId, number, value, hash, committed_at: now, revealed_at: null })
    .execute();
}

/** Reveals the seed that is in use; answers its number, or null where none is. */
export async function revealSeed(
  db: Kysely<Database>,
  jackpotId: number,
  now: Date,
): Promise<number | null> {
  const revealed = await db
    .updateTable('jackpot_seeds')
    .set({ revealed_at: now })
    .where('jackpot_id', '=', jackpotId)
    .where('revealed_at', 'is', null)
    .returning('number')
    .executeTakeFirst();
  return revealed?.number ?? null;
}
