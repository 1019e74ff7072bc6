import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { balanceOf } from '../../../wallet/balance';
import { hashOf } from '../../random-token';
import { refusedBy, type WalletAnswer } from './wallet-answer';

/** How long a provider may take stakes on one launch. */
export const SESSION_LIFE_MS = 4 * 60 * 60_000;

/** Changes a launch's token into a session, once; a token of another provider is not told apart from none. */
export function openSession(
  db: Kysely<Database>,
  provider: string,
  token: string,
  now: Date,
): Promise<WalletAnswer> {
  return db.transaction().execute(async (tx) => {
    const launch = await tx
      .updateTable('game_launches')
      .set({ used_at: now })
      .where('token_hash', '=', hashOf(token))
      .where('provider', '=', provider)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['player_id', 'app', 'currency', 'locale'])
      .executeTakeFirst();
    if (!launch) return refusedBy('token_invalid');
    const { player_id: playerId, app, currency, locale } = launch;
    const id = randomUUID();
    const expiresAt = new Date(now.getTime() + SESSION_LIFE_MS);
    const values = { id, player_id: playerId, provider, app, currency };
    await tx
      .insertInto('game_sessions')
      .values({ ...values, created_at: now, expires_at: expiresAt })
      .execute();
    const balance = await balanceOf(tx, playerId, currency);
    return { ok: true, balance, session: { id, app, currency, locale, expiresAt } };
  });
}
