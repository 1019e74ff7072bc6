import { ok, refused, type Result } from '@touchline/domain/result';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { passwordMatches } from '../passwords';
import { type Factor, takeFactor } from './challenge';
import type { SecondFactorSite } from './site';
import { countTry, forgetTries, giveBackTry } from './tries';

/** Why somebody who is signed in may not change what guards the account. */
export type GuardRefusal = 'wrong_password' | 'wrong_factor' | 'too_many_tries';

/** Asks for the password again: a browser that was left open must not add a factor. Answers with the player's address. */
export async function afterPassword(
  db: Kysely<Database>,
  { playerId, password }: { playerId: number; password: string },
  now: Date,
): Promise<Result<string, GuardRefusal>> {
  if (!(await countTry(db, playerId, now))) return refused('too_many_tries');
  const email = await emailBehind(db, playerId, password);
  if (email === null) return refused('wrong_password');
  await giveBackTry(db, playerId);
  return ok(email);
}

/** What shows that a player holds a factor: the password, and a code of either kind. */
export interface Proof extends Pick<Factor, 'code' | 'recovery_code'> {
  password: string;
}

/** Does something in the transaction that uses the proof up, once the password and the factor are right. */
export async function afterProof<T>(
  db: Kysely<Database>,
  site: SecondFactorSite,
  { playerId, proof }: { playerId: number; proof: Proof },
  now: Date,
  then: (tx: Transaction<Database>) => Promise<T>,
): Promise<Result<T, GuardRefusal>> {
  if (!(await countTry(db, playerId, now))) return refused('too_many_tries');
  if ((await emailBehind(db, playerId, proof.password)) === null) return refused('wrong_password');
  return db.transaction().execute(async (tx) => {
    const factor = { code: proof.code, recovery_code: proof.recovery_code };
    const right = await takeFactor(tx, site, { playerId, challenge: null }, factor, now);
    if (!right) return refused('wrong_factor');
    await forgetTries(tx, playerId);
    return ok(await then(tx));
  });
}

/** Without a second factor left there is nothing that recovery codes could stand in for. */
export async function dropIdleRecoveryCodes(
  tx: Transaction<Database>,
  playerId: number,
): Promise<void> {
  await sql`delete from recovery_codes where player_id = ${playerId}
    and not exists (select from passkeys where player_id = ${playerId})
    and not exists (select from totp_factors where player_id = ${playerId} and confirmed_at is not null)
  `.execute(tx);
}

async function emailBehind(
  db: Kysely<Database>,
  playerId: number,
  password: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('players')
    .select(['email', 'password_hash'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  const right = await passwordMatches(row?.password_hash ?? null, password);
  return row && right ? row.email : null;
}
