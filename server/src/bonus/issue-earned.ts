import { ambDue, ambProgress } from '@touchline/domain/bonus/amb';
import { isNotifiable } from '@touchline/domain/bonus/bonus-status';
import { prizesDue } from '@touchline/domain/bonus/points';
import {
  larger,
  type Minor,
  minor,
  minus,
  ODDS_SCALE,
  scaled,
  ZERO,
} from '@touchline/domain/money';
import type { BetResult } from '@touchline/domain/settlement/bet-result';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { StoredAmb, StoredOffer } from '../db/tables/bonuses';
import { ambRangesOf, type CountedBy, countedOn } from './amb-bets';
import { inTurns } from './in-turns';
import { type BonusRow, type CampaignRow, issueBonuses, type Recipient } from './issue';
import { type FarmedOffer, farmingOf, isFarmed } from './issued-bonuses';
import { costsOf, type Money, withinBudget } from './spending';

/** Bonuses looked at in one transaction. */
const BONUSES = 100;

/**
 * Issues the freebets that points and bets have earned (DESIGN §4.11), each once: what was issued stays when points are
 * taken back, and does not come again with them. A bonus that can earn nothing more is over. Several servers may do so at
 * once. Rejects when a campaign went wrong, once the others have had their turn. What there is no money for, of the campaign
 * or under the `ceiling` of the day, stays due.
 */
export async function issueEarned(db: Kysely<Database>, now: Date, ceiling?: Money): Promise<void> {
  const campaigns = await db
    .selectFrom('bonuses')
    .select('campaign_id as id')
    .distinct()
    .where('farm_at', 'is not', null)
    .orderBy('campaign_id')
    .execute();
  await inTurns(
    campaigns,
    ({ id }) => issueOf(db, id, now, ceiling),
    ({ id }) => `campaign ${id} did not issue what was earned`,
  );
}

/** What some bonuses of a campaign have earned; answers whether there may be more. */
function issueOf(
  db: Kysely<Database>,
  campaignId: number,
  now: Date,
  ceiling: Money | undefined,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Ahead of its bonuses, as whoever ends a campaign and takes them back locks it first (docs/ARCHITECTURE.md).
    const campaign = await tx
      .selectFrom('bonus_campaigns')
      .selectAll()
      .where('id', '=', campaignId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const rows = await tx
      .selectFrom('bonuses')
      .selectAll()
      .where('campaign_id', '=', campaignId)
      .where('farm_at', 'is not', null)
      .orderBy('id')
      .limit(BONUSES)
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return false;
    const done = await issueTo(tx, campaign, rows, { now, ceiling });
    return done === BONUSES;
  });
}

/** Answers with how many of the bonuses got what they have earned. */
async function issueTo(
  tx: Transaction<Database>,
  campaign: CampaignRow,
  rows: readonly BonusRow[],
  { now, ceiling }: { now: Date; ceiling: Money | undefined },
): Promise<number> {
  const { offer } = campaign;
  const countedBy = offer.type === 'amb' ? await countedOn(tx, rows.map(idOf)) : null;
  const all = rows.map((row) => ({
    row,
    due: row.status === 'deactivated' ? NOTHING_DUE : dueTo(row, offer, countedBy),
  }));
  const costs = ({ due }: (typeof all)[number]) =>
    due.recipients.flatMap((each) => costsOf(campaign, each));
  const given = await withinBudget(tx, all, costs, { campaign, now, ceiling });
  for (const { row, due } of given) {
    const { status } = row;
    const prizes = row.prizes + due.prizes;
    const isOver = due.isLast && isNotifiable(status);
    await tx
      .updateTable('bonuses')
      .set({ prizes, farm_at: null, status: isOver ? 'bonus_over' : status })
      .where('id', '=', row.id)
      .execute();
  }
  const recipients = given.flatMap(({ due }) => due.recipients);
  await issueBonuses(tx, campaign, recipients, now);
  return given.length;
}

const idOf = ({ id }: BonusRow) => id;

/** What a bonus has earned beyond what was issued. */
interface DueNow {
  prizes: number;
  recipients: Recipient[];
  /** Whether nothing more can be earned after it. */
  isLast: boolean;
}

const NOTHING_DUE: DueNow = { prizes: 0, recipients: [], isLast: false };

function dueTo(row: BonusRow, offer: StoredOffer, countedBy: CountedBy | null): DueNow {
  if (offer.type === 'amb') return dueOfBets(row, offer, countedBy?.(row.id) ?? []);
  return isFarmed(offer) ? dueOfPoints(row, offer) : NOTHING_DUE;
}

function dueOfPoints(row: BonusRow, offer: FarmedOffer): DueNow {
  const currency = row.currency ?? '';
  const farming = farmingOf(offer, currency);
  const prizes = prizesDue(minor(row.points), row.prizes, farming);
  const recipients = Array.from({ length: prizes }, (_, at) => row.prizes + at + 1).flatMap(
    (prize) =>
      farming.prize.map((amount, place) =>
        earner(row, `earned:${row.id}:${prize}:${place + 1}`, amount, {
          ...offer,
          mayGrow: place === 0 ? growthOf(offer, farming.prize) : ZERO,
        }),
      ),
  );
  const isLast = offer.type !== 'tournament' && row.prizes + prizes === farming.mostPrizes;
  return { prizes, recipients, isLast };
}

/** What multiplying the largest freebet of a chest would add (DESIGN §4.11): it is set aside with the first. */
function growthOf(offer: FarmedOffer, prize: readonly Minor[]): Minor {
  if (offer.type !== 'lootbox' || offer.boost === null) return ZERO;
  const most = prize.reduce(larger, ZERO);
  return minus(scaled(most, { times: BigInt(offer.boost), over: BigInt(ODDS_SCALE) }, 'up'), most);
}

/** Freebets after making bets: `prizes` counts the ranges that were given. */
function dueOfBets(row: BonusRow, offer: StoredAmb, results: readonly BetResult[]): DueNow {
  const ranges = ambRangesOf(offer, row.currency ?? '');
  const due = ambDue(ranges, ambProgress(results).progressCount, row.prizes);
  const recipients = due.flatMap(({ numberOfFreebets, issuedBonusAmount: amount }, at) =>
    Array.from({ length: numberOfFreebets }, (_, place) =>
      earner(row, `earned:${row.id}:${row.prizes + at + 1}:${place + 1}`, amount, offer),
    ),
  );
  return { prizes: due.length, recipients, isLast: row.prizes + due.length === ranges.length };
}

type Earning = (FarmedOffer | StoredAmb) & { mayGrow?: Minor };

function earner(
  { id, player_id: playerId, currency }: BonusRow,
  cause: string,
  amount: Minor,
  { prizeType: type, prizeLivesHours: livesHours, mayGrow = ZERO }: Earning,
): Recipient {
  return {
    playerId,
    currency: currency ?? '',
    cause,
    earned: { type, amount, livesHours, by: id, mayGrow },
  };
}
