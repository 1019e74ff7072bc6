import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import { issueBonuses, type TellIssued } from './issue';
import { recipientsOf } from './recipients';

/** Players who are issued a bonus in one transaction. */
const PLAYERS = 500;

/**
 * Issues the bonuses of all campaigns that run to whoever is due one, some of each; answers whether there may be more.
 * A campaign that another server looks at is left to it.
 */
export async function issueDue(
  db: Kysely<Database>,
  now: Date,
  tell?: TellIssued,
): Promise<boolean> {
  const running = await db
    .selectFrom('bonus_campaigns')
    .select('id')
    .where(sql<boolean>`status = 'active' and trigger ->> 'key' <> 'code'`)
    .where('starts_at', '<=', now)
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .orderBy('id')
    .execute();
  let mayBeMore = false;
  for (const { id } of running) {
    const issued = await issueOf(db, id, now, tell);
    mayBeMore ||= issued === PLAYERS;
  }
  return mayBeMore;
}

function issueOf(db: Kysely<Database>, id: number, now: Date, tell?: TellIssued): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const campaign = await tx
      .selectFrom('bonus_campaigns')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 'active')
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!campaign) return 0;
    const recipients = await recipientsOf(tx, campaign, now, PLAYERS);
    await issueBonuses(tx, campaign, recipients, now, tell);
    return recipients.length;
  });
}
