import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { hashOf } from '../random-token';

const COUNT = 10;
/** Without letters and digits that look like one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/**
 * Makes ten codes in place of those there are, and answers with them: only their hashes are kept. A code has 79 random
 * bits, so a fast hash is enough.
 */
export async function makeRecoveryCodes(
  tx: Transaction<Database>,
  playerId: number,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await tx.deleteFrom('recovery_codes').where('player_id', '=', playerId).execute();
  const rows = codes.map((code) => ({ player_id: playerId, code_hash: hashOf(oneForm(code)) }));
  await tx.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

/** Makes codes for a player who has none left; null for one who has. */
export async function firstRecoveryCodes(
  tx: Transaction<Database>,
  playerId: number,
): Promise<string[] | null> {
  return (await countRecoveryCodes(tx, playerId)) > 0 ? null : makeRecoveryCodes(tx, playerId);
}

/** Uses a code up; false when it is none of the player's, or was used before. */
export async function takeRecoveryCode(
  tx: Transaction<Database>,
  playerId: number,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('player_id', '=', playerId)
    .where('code_hash', '=', hashOf(oneForm(code)))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How many codes a player has left. */
export async function countRecoveryCodes(db: Kysely<Database>, playerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((is) => is.fn.countAll().as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '');
  return [0, 4, 8, 12].map((at) => letters.slice(at, at + 4).join('')).join('-');
}

/** As people type it: capitals, spaces and hyphens are of no matter. */
function oneForm(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '');
}
