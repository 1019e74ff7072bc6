import { ok, refused, type Result } from '@touchline/domain/result';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { hashPassword } from '../passwords';
import { mailPasswordChanged, type MailSite } from './account-mails';
import { forgetFailures } from './failures';
import { dropTokens, isOpen, spendToken } from './tokens';

/** Whose link it was; or it is old, used or made up. */
type Followed = Result<{ id: number; email: string }, 'token_invalid'>;

/** SPEC §7 GET /users/confirmation: whoever follows the link holds the address, and may sign in from now on. */
export function confirmEmail(db: Kysely<Database>, token: string, now: Date): Promise<Followed> {
  return db.transaction().execute(async (tx) => {
    const player = await spendToken(tx, { purpose: 'confirmation', token }, now);
    if (!player) return refused('token_invalid');
    await confirm(tx, player.id, now);
    return ok(player);
  });
}

/** SPEC §7 GET /users/unlock: the failures of the account are forgotten. */
export function unlockAccount(db: Kysely<Database>, token: string, now: Date): Promise<Followed> {
  return db.transaction().execute(async (tx) => {
    const player = await spendToken(tx, { purpose: 'unlock', token }, now);
    if (!player) return refused('token_invalid');
    await forgetFailures(tx, player.id);
    return ok(player);
  });
}

/**
 * Sets a new password. Whoever knew the one from before may hold a session or a link, so all of them end. The link has
 * shown whose the address is: it is confirmed, and a locked account is open again.
 */
export async function replacePassword(
  { db, ...site }: MailSite & { db: Kysely<Database> },
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<Followed> {
  const asked = { purpose: 'password', token } as const;
  // Hashing is dear, and is not done for whoever makes tokens up.
  if (!(await isOpen(db, asked, now))) return refused('token_invalid');
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const player = await spendToken(tx, asked, now);
    if (!player) return refused('token_invalid');
    await tx
      .updateTable('players')
      .set({ password_hash: passwordHash })
      .where('id', '=', player.id)
      .execute();
    await confirm(tx, player.id, now);
    await forgetFailures(tx, player.id);
    // A sign-in that waits for its second factor would begin a session after the others have ended.
    await tx.deleteFrom('sign_in_challenges').where('player_id', '=', player.id).execute();
    await tx.deleteFrom('sessions').where('player_id', '=', player.id).execute();
    await dropTokens(tx, player.id);
    await mailPasswordChanged(tx, site, player, now);
    return ok(player);
  });
}

async function confirm(tx: Kysely<Database>, playerId: number, now: Date): Promise<void> {
  await tx
    .updateTable('players')
    .set({ confirmed_at: now })
    .where('id', '=', playerId)
    .where('confirmed_at', 'is', null)
    .execute();
}
