import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import { inTurns } from './in-turns';
import { issueBonuses, type TellIssued } from './issue';
import { recipientsOf } from './recipients';

/** Players who are issued a bonus in one transaction. */
const PLAYERS = 500;

/**
 * Issues the bonuses of all campaigns that run to whoever is due one. A campaign that another server looks at is left to
 * it. Rejects when one of them went wrong, once the others have had their turn.
 */
export async function issueDue(db: Kysely<Database>, now: Date, tell?: TellIssued): Promise<void> {
  const running = await db
    .selectFrom('bonus_campaigns')
    .select('id')
    .where(sql<boolean>`status = 'active' and trigger ->> 'key' <> 'code'`)
    .where('starts_at', '<=', now)
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .orderBy('id')
    .execute();
  await inTurns(
    running,
    ({ id }) => issueOf(db, id, now, tell),
    ({ id }) => `campaign ${id} did not issue`,
  );
}

/** Some of one campaign; answers whether there may be more. */
function issueOf(db: Kysely<Database>, id: number, now: Date, tell?: TellIssued): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const campaign = await tx
      .selectFrom('bonus_campaigns')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 'active')
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!campaign) return false;
    const recipients = await recipientsOf(tx, campaign, now, PLAYERS);
    await issueBonuses(tx, campaign, recipients, now, tell);
    return recipients.length === PLAYERS;
  });
}
