import { leaderboard, poolPrizes } from '@touchline/domain/bonus/leaderboard';
import { type Minor, minor, ZERO } from '@touchline/domain/money';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

/** Where a player stands in a tournament. */
export interface Standing {
  playerId: number;
  /** The player's part in it. */
  bonusId: number;
  /** The player's own currency. */
  currency: string;
  position: number;
  /** Points, in subunits of the default currency. */
  farmedAmount: Minor;
  farmedFreebetsCount: number;
}

interface Farmed {
  player_id: number;
  bonus_id: number;
  currency: string;
  points: bigint;
  freebets: number;
}

/**
 * Who stands where in a tournament now, the first place first (SPEC §3 "Leaderboard row"). Who has two parts in it has
 * the points of both.
 */
export async function standingOf(db: Kysely<Database>, campaignId: number): Promise<Standing[]> {
  const { rows } = await sql<Farmed>`
    select b.player_id, min(b.id) as bonus_id, min(p.currency) as currency,
      sum(b.points)::bigint as points, (
        select count(*)::integer from bonuses f
        where f.campaign_id = ${campaignId} and f.player_id = b.player_id and f.cause like 'earned:%') as freebets
    from bonuses b join players p on p.id = b.player_id
    where b.campaign_id = ${campaignId} and b.type = 'tournament' and b.status <> 'deactivated' and b.points > 0
    group by b.player_id order by min(b.id)`.execute(db);
  const known = new Map(rows.map((row) => [row.player_id, row]));
  const farmers = rows.map((row) => ({
    playerId: row.player_id,
    farmedAmount: minor(row.points),
    farmedFreebetsCount: row.freebets,
  }));
  return leaderboard(farmers, '', null).flatMap(({ playerId, position, ...farmed }) => {
    const row = known.get(playerId);
    if (!row) return [];
    const { farmedAmount, farmedFreebetsCount } = farmed;
    const { bonus_id: bonusId, currency } = row;
    return [{ playerId, bonusId, currency, position, farmedAmount, farmedFreebetsCount }];
  });
}

/** What anybody may see of a place: also what it gets of the pool, in the pool's currency. */
export interface ShownPlace extends Omit<Standing, 'bonusId' | 'currency'> {
  prize: Minor;
}

/** The places of a tournament as they would be paid now. */
export async function standingWithPrizes(
  db: Kysely<Database>,
  campaignId: number,
  { pool, shares }: { pool: Minor; shares: readonly number[] },
): Promise<ShownPlace[]> {
  const places = await standingOf(db, campaignId);
  const prizes = poolPrizes(pool, shares, places);
  return places.map((place, at) => ({ ...place, prize: prizes[at] ?? ZERO }));
}

/** The standing as its places were paid. */
export async function paidStanding(
  db: Kysely<Database>,
  campaignId: number,
): Promise<ShownPlace[]> {
  const rows = await db
    .selectFrom('tournament_results')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('position')
    .orderBy('player_id')
    .execute();
  return rows.map((row) => ({
    playerId: row.player_id,
    position: row.position,
    farmedAmount: minor(row.farmed),
    farmedFreebetsCount: row.freebets,
    prize: minor(row.prize),
  }));
}
