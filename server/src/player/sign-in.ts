import { ok, refused, type Result } from '@touchline/domain/result';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Attempts } from './attempts';
import { passwordMatches } from './passwords';
import { normalEmail, playerReply } from './players';
import { beginSession } from './sessions';
import type { SignedIn } from './sign-up';

/** Who asks to come in, from where, and the session their browser already holds. */
export interface SignIn {
  email: string;
  password: string;
  ip: string;
  userAgent: string | null;
  sessionToken: string | null;
}

/**
 * Signs a player in, with a new session in place of the one that was there. An address that nobody
 * has is refused in the same words and about the same time as a wrong password.
 */
export async function signIn(
  { db, attempts }: { db: Kysely<Database>; attempts: Attempts },
  asked: SignIn,
  now: Date,
): Promise<Result<SignedIn, 'wrong_credentials' | 'too_many_attempts'>> {
  const email = normalEmail(asked.email);
  if (!attempts.begin(email, asked.ip, now)) return refused('too_many_attempts');
  const row = await db
    .selectFrom('players')
    .selectAll()
    .where((is) => is(is.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst();
  const right = await passwordMatches(row?.password_hash ?? null, asked.password);
  if (!row || !right) return refused('wrong_credentials');
  attempts.succeeded(email, asked.ip);
  const beginning = { playerId: row.id, userAgent: asked.userAgent, replaces: asked.sessionToken };
  const session = await db.transaction().execute((tx) => beginSession(tx, beginning, now));
  return ok({ player: playerReply(row), session });
}
