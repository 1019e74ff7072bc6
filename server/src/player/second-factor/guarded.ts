import { ok, refused, type Result } from '@touchline/domain/result';
import { type Kysely, sql, type Transaction } from 'kysely';
import { beginAttempt, forgetFailures } from '../../db/growing-waits';
import type { Database } from '../../db/schema';
import { type Factor, takeFactor } from './challenge';
import type { SecondFactorSite } from './site';
import { triesOfSession } from './tries';

/** Why somebody who is signed in may not change what guards the account. */
export type GuardRefusal = 'wrong_factor' | 'too_many_tries';

/** Who shows by a code of either kind that they hold a factor, in which session. */
interface Proving {
  playerId: number;
  sessionToken: string | null;
  proof: Pick<Factor, 'code' | 'recovery_code'>;
}

/** Does something in the transaction that uses the proof up, once the factor is right. */
export async function afterProof<T>(
  db: Kysely<Database>,
  site: SecondFactorSite,
  { playerId, sessionToken, proof }: Proving,
  now: Date,
  then: (tx: Transaction<Database>) => Promise<T>,
): Promise<Result<T, GuardRefusal>> {
  const tries = triesOfSession(playerId, sessionToken);
  if (!(await beginAttempt(db, [tries], now)).ok) return refused('too_many_tries');
  return db.transaction().execute(async (tx) => {
    const factor = { code: proof.code, recovery_code: proof.recovery_code };
    const right = await takeFactor(tx, site, { playerId, challenge: null }, factor, now);
    if (!right) return refused('wrong_factor');
    await forgetFailures(tx, [tries]);
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
