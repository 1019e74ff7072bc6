import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';

/**
 * The currency of the account that a player uses: the one they selected, or else that of the player's own currency.
 * Throws when there is no such player.
 */
export async function ownCurrency(db: Kysely<Database>, playerId: number): Promise<string> {
  const { currency } = await db
    .selectFrom('players as p')
    .leftJoin('player_accounts as a', (join) =>
      join.onRef('a.player_id', '=', 'p.id').on('a.selected', '=', true),
    )
    .select(sql<string>`coalesce(a.currency, p.currency)`.as('currency'))
    .where('p.id', '=', playerId)
    .executeTakeFirstOrThrow();
  return currency;
}
