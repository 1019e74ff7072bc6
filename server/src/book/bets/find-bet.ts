import type { BetReply } from '@touchline/wire/bets';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema';
import { betReplies } from './bet-replies';

/** Puts what bets are worth now in place of what players were told last. */
export type OffersNow = (
  rows: readonly Selectable<Database['bets']>[],
) => Promise<Selectable<Database['bets']>[]>;

/** A bet of a player's, with what it is worth now; null when it is somebody else's or there is none. */
export async function findBet(
  db: Kysely<Database>,
  { playerId, betId, locale }: { playerId: number; betId: number; locale: string },
  offersNow: OffersNow,
): Promise<BetReply | null> {
  const rows = await db
    .selectFrom('bets')
    .selectAll()
    .where('id', '=', betId)
    .where('player_id', '=', playerId)
    .execute();
  const [found] = await betReplies(db, await offersNow(rows), () => locale);
  return found ?? null;
}
