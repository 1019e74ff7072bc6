import type { BetReply } from '@touchline/wire/bets';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { betReplies } from './bet-replies';

/** A bet of a player's; null when it is somebody else's or there is none. */
export async function findBet(
  db: Kysely<Database>,
  playerId: number,
  betId: number,
  locale: string,
): Promise<BetReply | null> {
  const rows = await db
    .selectFrom('bets')
    .selectAll()
    .where('id', '=', betId)
    .where('player_id', '=', playerId)
    .execute();
  const [found] = await betReplies(db, rows, () => locale);
  return found ?? null;
}
