import { currencyOf } from '@touchline/domain/currency';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/**
 * Opens an account in a currency, or finds the one there is, and makes it the one in use (SPEC §7 POST /player/accounts).
 * At most one is selected; `active` of an account says that it may be used at all. The player's own currency stays,
 * because limits are counted in it. False when accounts are not held in this currency, or this one is closed.
 */
export async function openAccount(
  db: Kysely<Database>,
  playerId: number,
  currency: string,
): Promise<boolean> {
  if (!currencyOf(currency)) return false;
  return db.transaction().execute(async (tx) => {
    // Several choices at once are made one after the other.
    const player = tx.selectFrom('players').select('id').where('id', '=', playerId);
    await player.forNoKeyUpdate().executeTakeFirstOrThrow();
    await tx
      .insertInto('player_accounts')
      .values({ player_id: playerId, currency, active: true })
      .onConflict((clash) => clash.doNothing())
      .execute();
    const accounts = tx.updateTable('player_accounts').where('player_id', '=', playerId);
    const found = await tx
      .selectFrom('player_accounts')
      .select('active')
      .where('player_id', '=', playerId)
      .where('currency', '=', currency)
      .executeTakeFirst();
    if (!found?.active) return false;
    await accounts.set({ selected: false }).where('selected', '=', true).execute();
    await accounts.set({ selected: true }).where('currency', '=', currency).execute();
    return true;
  });
}
