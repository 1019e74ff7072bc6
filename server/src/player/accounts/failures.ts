import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { type Addressee, type MailSite, mailLink } from './account-mails';

const LOCKED_MS = 60 * 60_000;

/** Failed sign-ins in a row that lock an account. */
export const FAILURES_TO_LOCK = 10;

/**
 * Counts a failed sign-in of an account; too many in a row lock it for an hour, and its player is mailed a link to unlock
 * it. With null, for an address that nobody has, it does the same work and changes nothing.
 */
export async function noteFailure(
  { db, ...site }: MailSite & { db: Kysely<Database> },
  playerId: number | null,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A commit that waits for the disk would tell which addresses have accounts; a count lost in a crash is no harm.
    await sql`set local synchronous_commit to off`.execute(tx);
    const until = new Date(now.getTime() + LOCKED_MS);
    const { rows } = await sql<Addressee & { is_locked: boolean }>`
      update players set
        failed_sign_ins = case when failed_sign_ins + 1 >= ${FAILURES_TO_LOCK} then 0 else failed_sign_ins + 1 end,
        locked_until = case when failed_sign_ins + 1 >= ${FAILURES_TO_LOCK} then ${until}::timestamptz end
      where id = ${playerId} and (locked_until is null or locked_until <= ${now})
      returning id, email, language, locked_until is not null as is_locked
    `.execute(tx);
    for (const player of rows.filter((row) => row.is_locked)) {
      await mailLink(tx, site, { player, email: player.email, purpose: 'unlock' }, now);
    }
  });
}

/** Unlocks an account and forgets its failures. */
export async function forgetFailures(tx: Kysely<Database>, playerId: number): Promise<void> {
  await tx
    .updateTable('players')
    .set({ failed_sign_ins: 0, locked_until: null })
    .where('id', '=', playerId)
    .where((is) => is.or([is('failed_sign_ins', '>', 0), is('locked_until', 'is not', null)]))
    .execute();
}
