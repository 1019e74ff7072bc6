import { ok, refused, type Result } from '@touchline/domain/result';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { isCommonPassword } from '../common-passwords';
import { noteConfirmed } from '../confirm/confirmed';
import { withPlayer } from '../known-browsers';
import { hashPassword } from '../passwords';
import { endOtherSessions } from '../profile/my-sessions';
import { type NewSession, renewSession } from '../sessions';
import { mailPasswordChanged, type MailSite } from './account-mails';
import { endBegun } from './follow-links';

/** A new password of somebody who has shown the current one, in which session and browser. */
interface PasswordChange {
  playerId: number;
  sessionToken: string | null;
  browser: string | null;
  /** The hash of the one that was shown: where another has taken its place meanwhile, that stays. */
  from: string;
  password: string;
}

/**
 * Sets the password of a player who is signed in, which ends all other sessions and what was begun with the old one. The
 * session goes on under a fresh token, unless another request has just renewed it, and its browser is the only one that
 * stays known.
 */
export async function changePassword(
  {
    db,
    secondFactor,
    ...site
  }: MailSite & { db: Kysely<Database>; secondFactor: { secret: string } },
  { playerId, sessionToken, browser, from, password }: PasswordChange,
  now: Date,
): Promise<
  Result<{ session: NewSession | null; browser: string }, 'password_common' | 'replaced'>
> {
  if (await isCommonPassword(password)) return refused('password_common');
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const player = await tx
      .updateTable('players')
      .set({ password_hash: passwordHash })
      .where('id', '=', playerId)
      .where('password_hash', '=', from)
      .returning(['id', 'email', 'language', 'password_hash'])
      .executeTakeFirst();
    if (!player) return refused('replaced');
    await endOtherSessions(tx, playerId, sessionToken);
    await endBegun(tx, playerId);
    await mailPasswordChanged(tx, site, player, now);
    if (sessionToken !== null) await noteConfirmed(tx, sessionToken);
    const session = sessionToken === null ? null : await renewSession(tx, sessionToken, now);
    return ok({ session, browser: withPlayer(secondFactor.secret, browser, player, now) });
  });
}
