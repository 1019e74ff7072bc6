import { isFreebet } from '@touchline/domain/bonus/bet-bonus';
import { userStatus } from '@touchline/domain/bonus/bonus-status';
import { freebetInUse } from '@touchline/domain/bonus/why-not-usable';
import { ok, refused, type Result } from '@touchline/domain/result';
import { type Kysely, sql } from 'kysely';
import { columnOf } from '../db/prepared';
import type { Database } from '../db/schema';
import { isExcluded } from '../wallet/play-limits';
import { campaignByCode } from './campaigns';
import { type BonusRow, issueBonuses, type Recipient, type TellIssued } from './issue';
import { issuedBonuses, type IssuedRow, lifeOf } from './issued-bonuses';
import { mayReceive } from './recipients';
import { costsOf, type Money, withinBudget } from './spending';

/** All bonuses of a player that may still matter, and those that ended of late, the newest first. */
export async function playerBonuses(db: Kysely<Database>, playerId: number): Promise<IssuedRow[]> {
  const newest = sql`order by b.id desc limit ${MOST}`;
  const { rows } = await issuedBonuses(sql`b.player_id = ${playerId}`, newest).execute(db);
  return rows;
}

/** So many bonuses of a player are looked at: more than one list holds. */
const MOST = 2000;

/** One of a player's bonuses; null when it is another's or there is none. */
export async function findBonus(
  db: Kysely<Database>,
  playerId: number,
  id: number,
): Promise<IssuedRow | null> {
  const { rows } = await issuedBonuses(
    sql`b.id = ${id}::bigint and b.player_id = ${playerId}`,
  ).execute(db);
  return rows[0] ?? null;
}

/**
 * Why a bonus is not activated: there is no such one, it is not one that waits for it, another freebet is in use, or the
 * player is on a break.
 */
export type NoActivation = 'not_found' | 'not_available' | 'other_freebet' | 'player_excluded';

/** Activates a bonus (SPEC §4 "Bonus lifecycle"); one that is active already stays so. */
export async function activateBonus(
  db: Kysely<Database>,
  { playerId, id, now }: { playerId: number; id: number; now: Date },
  areSeveralAllowed: boolean,
): Promise<Result<IssuedRow, NoActivation>> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await issuedBonuses(
      sql`b.player_id = ${playerId}`,
      sql`order by b.id for update of b`,
    ).execute(tx);
    const own = rows.find((row) => row.id === id);
    if (!own) return refused('not_found');
    const status = userStatus(lifeOf(own), now.getTime());
    if (status === 'active') return ok(own);
    if (status !== 'available') return refused('not_available');
    if (await isExcluded(tx, playerId, now)) return refused('player_excluded');
    const freebets = rows.filter((row) => isFreebet(row)).map(lifeOf);
    if (isFreebet(own) && freebetInUse(freebets, areSeveralAllowed, now.getTime()) !== null) {
      return refused('other_freebet');
    }
    const active = { status: 'active' as const, activated_at: now };
    await tx.updateTable('bonuses').set(active).where('id', '=', id).execute();
    return ok({ ...own, ...active });
  });
}

/** Marks a player's bonuses as seen: those that were not yet (SPEC §4). Others' change nothing. */
export async function markSeen(
  db: Kysely<Database>,
  playerId: number,
  bonuses: readonly { id: number; type: string }[],
  now: Date,
): Promise<void> {
  await sql`
    update bonuses b set seen_at = ${now}
    from unnest(${columnOf(bonuses, ({ id }) => id, 'integer[]')},
      ${columnOf(bonuses, ({ type }) => type, 'text[]')}) n (id, type)
    where b.id = n.id and b.type = n.type and b.player_id = ${playerId} and b.seen_at is null`.execute(
    db,
  );
}

/** A code as a player enters it; `ceiling` is what all promotions may give in a day. */
interface CodeEntered {
  playerId: number;
  code: string;
  now: Date;
  ceiling?: Money | undefined;
}

async function hasBonusOf(
  tx: Kysely<Database>,
  campaignId: number,
  { playerId, cause }: Pick<Recipient, 'playerId' | 'cause'>,
): Promise<boolean> {
  const bonuses = tx.selectFrom('bonuses').select('id').where('campaign_id', '=', campaignId);
  const own = bonuses.where('player_id', '=', playerId).where('cause', '=', cause);
  return (await own.executeTakeFirst()) !== undefined;
}

/** Why a code gives nothing: nobody has it or it is over, it is not for this player, or it gave its bonus already. */
export type NoCode = 'unknown' | 'not_for_you' | 'used';

/** Gives a player the bonus behind a code, once (SPEC §7 POST /bonuses/promo-code). */
export async function enterCode(
  db: Kysely<Database>,
  { playerId, code, now, ceiling }: CodeEntered,
  tell?: TellIssued,
): Promise<Result<BonusRow, NoCode>> {
  return db.transaction().execute(async (tx) => {
    const campaign = await campaignByCode(tx, code, now);
    if (!campaign) return refused('unknown');
    const player = await mayReceive(tx, campaign, playerId, now);
    if (!player) return refused('not_for_you');
    const recipient = { playerId, currency: player.currency, cause: 'code' };
    if (await hasBonusOf(tx, campaign.id, recipient)) return refused('used');
    const costs = () => costsOf(campaign, recipient);
    const given = await withinBudget(tx, [recipient], costs, { campaign, now, ceiling });
    // It is over for whoever comes when nothing is left.
    if (given.length === 0) return refused('unknown');
    const [issued] = await issueBonuses(tx, campaign, [recipient], now, tell);
    return issued ? ok(issued) : refused('used');
  });
}
