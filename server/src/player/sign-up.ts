import { currencyOf } from '@touchline/domain/currency';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { PlayerReply } from '@touchline/wire/calls/platform';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { hashPassword } from './passwords';
import { normalEmail, playerReply } from './players';
import { beginSession, type NewSession } from './sessions';

/** Who asks for an account, and from which browser. */
export interface SignUp {
  email: string;
  password: string;
  currency: string;
  language: string;
  userAgent: string | null;
  sessionToken: string | null;
}

/** A player who is signed in now. */
export interface SignedIn {
  player: PlayerReply;
  session: NewSession;
}

/** Opens a player's account with one empty account in the currency they chose, and signs them in. */
export async function signUp(
  db: Kysely<Database>,
  asked: SignUp,
  now: Date,
): Promise<Result<SignedIn, 'email_taken' | 'currency_not_offered'>> {
  if (!currencyOf(asked.currency)) return refused('currency_not_offered');
  const passwordHash = await hashPassword(asked.password);
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('players')
      .values({
        email: normalEmail(asked.email),
        password_hash: passwordHash,
        language: asked.language,
        currency: asked.currency,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) return refused('email_taken');
    await tx
      .insertInto('player_accounts')
      .values({ player_id: row.id, currency: asked.currency, active: true })
      .execute();
    const beginning = {
      playerId: row.id,
      userAgent: asked.userAgent,
      replaces: asked.sessionToken,
    };
    return ok({ player: playerReply(row), session: await beginSession(tx, beginning, now) });
  });
}
