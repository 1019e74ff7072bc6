import { ok, refused, type Result } from '@touchline/domain/result';
import type { Kysely } from 'kysely';
import { forgetFailures } from '../../db/growing-waits';
import type { Database } from '../../db/schema';
import { limitOf } from '../sign-in-waits';
import { hashPassword } from '../passwords';
import { mailPasswordChanged, type MailSite } from './account-mails';
import { isCommonPassword } from '../common-passwords';
import { dropTokens, isOpen, spendToken } from './tokens';

/** Whose link it was; or it is old, used or made up. */
type Followed<Why = 'token_invalid'> = Result<{ id: number; email: string }, Why>;

/** SPEC §7 GET /users/confirmation: whoever follows the link holds the address, and may sign in from now on. */
export function confirmEmail(db: Kysely<Database>, token: string, now: Date): Promise<Followed> {
  return db.transaction().execute(async (tx) => {
    const player = await spendToken(tx, { purpose: 'confirmation', token }, now);
    if (!player) return refused('token_invalid');
    await confirm(tx, player.id, now);
    return ok(player);
  });
}

/** SPEC §7 GET /users/unlock: the failures of strangers are forgotten, and this browser is none any more. */
export function unlockAccount(db: Kysely<Database>, token: string, now: Date): Promise<Followed> {
  return db.transaction().execute(async (tx) => {
    const player = await spendToken(tx, { purpose: 'unlock', token }, now);
    if (!player) return refused('token_invalid');
    await forgetFailures(tx, [limitOf(player.email)]);
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
): Promise<Followed<'token_invalid' | 'password_common'>> {
  const asked = { purpose: 'password', token } as const;
  // Hashing is dear, and is not done for whoever makes tokens up.
  if (!(await isOpen(db, asked, now))) return refused('token_invalid');
  if (await isCommonPassword(password)) return refused('password_common');
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
    await forgetFailures(tx, [limitOf(player.email)]);
    await tx.deleteFrom('sessions').where('player_id', '=', player.id).execute();
    await endBegun(tx, player.id);
    await mailPasswordChanged(tx, site, player, now);
    return ok(player);
  });
}

/** Ends what somebody who knew the password may have begun: links, and sign-ins that wait for a second factor. */
export async function endBegun(tx: Kysely<Database>, playerId: number): Promise<void> {
  await tx.deleteFrom('sign_in_challenges').where('player_id', '=', playerId).execute();
  await dropTokens(tx, playerId);
}

async function confirm(tx: Kysely<Database>, playerId: number, now: Date): Promise<void> {
  await tx
    .updateTable('players')
    .set({ confirmed_at: now })
    .where('id', '=', playerId)
    .where('confirmed_at', 'is', null)
    .execute();
}
