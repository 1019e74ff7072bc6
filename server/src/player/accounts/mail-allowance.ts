import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';

const HOUR = 60 * 60_000;

/** Mails of one kind that an address gets in an hour. */
export const MAILS_AN_HOUR = 5;

/**
 * Counts a mail that was asked for; false when the address has had enough of this kind. Each kind is counted by itself,
 * so that whoever asks for one cannot keep another from the address. It is counted and written alike whether or not the
 * address has an account.
 */
export async function mayMail(
  tx: Kysely<Database>,
  { email, kind }: { email: string; kind: string },
  now: Date,
): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - HOUR);
  const address = createHash('sha256').update(email).digest();
  const { rows } = await sql<{ count: number }>`
    insert into account_mails as held (address_hash, kind, since, count)
    values (${address}, ${kind}, ${now}, 1)
    on conflict (address_hash, kind) do update set
      since = case when held.since <= ${hourAgo} then excluded.since else held.since end,
      count = case when held.since <= ${hourAgo} then 1 else least(held.count, ${MAILS_AN_HOUR}) + 1 end
    returning count
  `.execute(tx);
  return rows.every(({ count }) => count <= MAILS_AN_HOUR);
}

/** Forgets the addresses that nobody asked for within the last hour. */
export async function forgetOldMails(db: Kysely<Database>, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR);
  await db.deleteFrom('account_mails').where('since', '<=', hourAgo).execute();
}
