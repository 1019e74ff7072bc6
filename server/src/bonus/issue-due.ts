import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import { inTurns } from './in-turns';
import { issueBonuses, type Recipient, type TellIssued } from './issue';
import { costsOf, isSpent, type Money, withinBudget } from './spending';
import { recipientsOf } from './recipients';

/** Players who are issued a bonus in one transaction. */
const PLAYERS = 500;

/**
 * Issues the bonuses of all campaigns that run to whoever is due one. A campaign that another server looks at is left to
 * it. Rejects when one of them went wrong, once the others have had their turn. Who gets nothing for want of money, of the
 * campaign or under the `ceiling` of the day, stays due.
 */
export async function issueDue(
  db: Kysely<Database>,
  now: Date,
  tell?: TellIssued,
  ceiling?: Money,
): Promise<void> {
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
    ({ id }) => issueOf(db, id, { now, tell, ceiling }),
    ({ id }) => `campaign ${id} did not issue`,
  );
}

/** Some of one campaign; answers whether there may be more. */
function issueOf(
  db: Kysely<Database>,
  id: number,
  { now, tell, ceiling }: { now: Date; tell: TellIssued | undefined; ceiling: Money | undefined },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const campaign = await tx
      .selectFrom('bonus_campaigns')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 'active')
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!campaign || isSpent(campaign)) return false;
    const due = await recipientsOf(tx, campaign, now, PLAYERS);
    const costs = (each: Recipient) => costsOf(campaign, each);
    const recipients = await withinBudget(tx, due, costs, { campaign, now, ceiling });
    await issueBonuses(tx, campaign, recipients, now, tell);
    return recipients.length === PLAYERS;
  });
}
