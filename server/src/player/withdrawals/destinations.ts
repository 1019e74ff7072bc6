import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { keyedHash, keyFor } from '../keys';

/** What is kept of where a player's money goes: the provider alone has the number. */
export function destinationHash(
  secret: string,
  { playerId, destination }: { playerId: number; destination: string },
): Buffer {
  const text = JSON.stringify([playerId, destination.toUpperCase()]);
  return keyedHash(keyFor(secret, 'destinations'), text);
}

/** Whether a player has withdrawn to it before, whatever became of that. */
export async function isDestinationKnown(
  db: Kysely<Database>,
  playerId: number,
  hash: Buffer,
): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('player_id', '=', playerId)
    .where('destination_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}
