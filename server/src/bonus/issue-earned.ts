import { prizesDue } from '@touchline/domain/bonus/points';
import { minor } from '@touchline/domain/money';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { type BonusRow, issueBonuses } from './issue';
import { farmingOf } from './issued-bonuses';

/** Bonuses looked at in one transaction. */
const BONUSES = 100;

/**
 * Issues the freebets that points have earned (DESIGN §4.11), each once: what was issued stays when points are taken
 * back, and does not come again with them. Answers whether there may be more.
 */
export async function issueEarned(db: Kysely<Database>, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('bonuses')
      .selectAll()
      .where('farm_at', 'is not', null)
      .orderBy('id')
      .limit(BONUSES)
      .forUpdate()
      .skipLocked()
      .execute();
    const campaigns = new Map<number, BonusRow[]>();
    for (const row of rows) {
      campaigns.set(row.campaign_id, [...(campaigns.get(row.campaign_id) ?? []), row]);
    }
    for (const [campaignId, own] of campaigns) await issueOf(tx, campaignId, own, now);
    return rows.length === BONUSES;
  });
}

async function issueOf(
  tx: Transaction<Database>,
  campaignId: number,
  rows: readonly BonusRow[],
  now: Date,
): Promise<void> {
  const campaign = await tx
    .selectFrom('bonus_campaigns')
    .selectAll()
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  const { offer } = campaign;
  if (offer.type !== 'hunting') return;
  const recipients = [];
  for (const row of rows) {
    const currency = row.currency ?? '';
    const farming = farmingOf(offer, currency);
    const due = prizesDue(minor(row.points), row.prizes, farming);
    await tx
      .updateTable('bonuses')
      .set({ prizes: row.prizes + due, farm_at: null })
      .where('id', '=', row.id)
      .execute();
    for (let prize = row.prizes + 1; prize <= row.prizes + due; prize += 1) {
      for (const [place, amount] of (offer.prize[currency] ?? []).entries()) {
        const earned = { type: offer.prizeType, amount, livesHours: offer.prizeLivesHours };
        const cause = `earned:${row.id}:${prize}:${place + 1}`;
        recipients.push({ playerId: row.player_id, currency, cause, earned });
      }
    }
  }
  await issueBonuses(tx, campaign, recipients, now);
}
