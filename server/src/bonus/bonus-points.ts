import { POINT_BONUS_TYPES } from '@touchline/domain/bonus/bet-bonus';
import { pointsByBet, type PointBet } from '@touchline/domain/bonus/points-by-bet';
import { pointTerms, resettledPoints } from '@touchline/domain/bonus/points';
import type { BetKind } from '@touchline/domain/bets/bet-kind';
import { winFactor } from '@touchline/domain/bets/potential-win';
import { type Minor, minor, type Odds, sum, ZERO } from '@touchline/domain/money';
import type { BetResult } from '@touchline/domain/settlement/bet-result';
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { columnOf, PREPARED, unseen } from '../db/prepared';
import type { Database } from '../db/schema';
import { command, type Statement } from '../db/statements';
import { jsonText } from '../db/json-text';
import { rateOf } from '../wallet/rates';
import { farmingOf, isFarmed, type IssuedRow } from './issued-bonuses';

/** A bet that is placed with a bonus, whose row the caller holds. */
export interface FarmingBet {
  kind: BetKind;
  legs: readonly { matchId: number; odds: Odds }[];
  betId: number;
  bonusId: number;
  currency: string;
}

/** Writes down what bets earn for their bonuses (DESIGN §4.11); of bonuses that earn no points, nothing. */
export function insertPoints(
  bets: readonly FarmingBet[],
  bonuses: readonly IssuedRow[],
  defaultCurrency: string,
): Statement<void>[] {
  const known = new Map(bonuses.map((row) => [row.id, row]));
  const rows = bets.flatMap(({ betId, bonusId, kind, legs, currency }) => {
    const row = known.get(bonusId);
    if (!row || row.type !== row.offer.type || !isFarmed(row.offer)) return [];
    const price = winFactor({ kind, legs: legs.map(({ odds }) => odds), bonus: null });
    const toDefault = rateOf(currency, defaultCurrency);
    const farming = farmingOf(row.offer, row.currency ?? '');
    const { perStake, minStake, maxPoints } = pointTerms({ toDefault, price }, farming);
    return {
      bet_id: betId,
      bonus_id: bonusId,
      times: String(perStake.times),
      over: String(perStake.over),
      min_stake: minStake,
      max_points: maxPoints,
      event_ids: legs.map(({ matchId }) => matchId),
    };
  });
  if (rows.length === 0) return [];
  return [
    command(sql`${PREPARED}
      insert into bonus_points (bet_id, bonus_id, times, over, min_stake, max_points, event_ids)
      select bet_id, bonus_id, times, over, min_stake, max_points,
        array(select jsonb_array_elements_text(event_ids)::integer)
      from jsonb_to_recordset(${jsonText(rows)}::jsonb) r (bet_id integer, bonus_id integer, times numeric,
        over numeric, min_stake bigint, max_points bigint, event_ids jsonb)`),
  ];
}

/** Whether bets earn points for a bonus. */
export function earnsPoints({ type }: { type: string }): boolean {
  return (POINT_BONUS_TYPES as readonly string[]).includes(type);
}

/** A bet's points, and how the bet stands. */
interface PointsRow extends Selectable<Database['bonus_points']> {
  result: BetResult;
  /** What was not cashed out of its stake. */
  left: bigint;
  /** Whether events count once for its bonus. */
  once: boolean;
}

/** Those of bets that are meant in a condition on `p` and `c`, with what else is selected of the bet `b`. */
function pointsOfBets<More>(
  which: RawBuilder<unknown>,
  columns: RawBuilder<More>,
): RawBuilder<PointsRow & More> {
  return sql<PointsRow & More>`${PREPARED}
    select p.*, b.result, b.stake - b.cashed_out_stake as left, ${columns},
      coalesce((c.offer ->> 'oncePerEvent')::boolean, false) as once
    from bonus_points p join bets b on b.id = p.bet_id
    join bonuses n on n.id = p.bonus_id join bonus_campaigns c on c.id = n.campaign_id
    where ${which} order by p.bet_id`;
}

function pointBet(row: PointsRow): PointBet {
  return {
    betId: row.bet_id,
    result: row.result,
    stakeLeft: minor(row.left),
    terms: {
      perStake: { times: BigInt(row.times), over: BigInt(row.over) },
      minStake: minor(row.min_stake),
      maxPoints: minor(row.max_points),
    },
    eventIds: row.event_ids,
  };
}

/** Each bonus's rows, with whether its events count once. */
function byBonus<Row extends PointsRow>(rows: readonly Row[]) {
  const known = new Map<number, Row[]>();
  for (const row of rows) {
    const own = known.get(row.bonus_id);
    if (own) own.push(row);
    else known.set(row.bonus_id, [row]);
  }
  return [...known].map(([bonusId, own]) => ({
    bonusId,
    own,
    rule: { oncePerEvent: own.some(({ once }) => once) },
  }));
}

/** A bet that was placed with a bonus. */
export interface BonusBetRef {
  betId: number;
  bonusId: number;
}

/**
 * Brings the points of bonuses to how their bets stand now, after these have changed: a result that is taken back takes
 * back what it gave. The caller has written the bets and holds the bonuses. Another job issues the prizes; `farm_at` has
 * it look.
 */
export async function updatePoints(
  tx: Transaction<Database>,
  bets: readonly BonusBetRef[],
  now: Date,
): Promise<void> {
  if (bets.length === 0) return;
  const bonusIds = unseen([...new Set(bets.map(({ bonusId }) => bonusId))], 'integer[]');
  const betIds = bets.map(({ betId }) => betId);
  // Where events count once, a bet that changes may pass its turn on to another one.
  const which = sql`p.bonus_id = any(${bonusIds})
    and (p.bet_id = any(${unseen(betIds, 'integer[]')}) or c.offer @> '{"oncePerEvent": true}')`;
  const { rows } = await pointsOfBets(which, sql<{ total: bigint }>`n.points as total`).execute(tx);
  const changed = new Map<number, Minor>();
  const totals = new Map<number, Minor>();
  for (const { bonusId, own, rule } of byBonus(rows)) {
    const points = pointsByBet(own.map(pointBet), rule);
    for (const { bet_id: betId, points: before, total } of own) {
      const after = points.get(betId) ?? ZERO;
      if (after === before) continue;
      changed.set(betId, after);
      const sofar = totals.get(bonusId) ?? minor(total);
      totals.set(bonusId, resettledPoints(sofar, minor(before), after));
    }
  }
  await writePoints(tx, changed, totals, now);
}

async function writePoints(
  tx: Transaction<Database>,
  changed: ReadonlyMap<number, Minor>,
  totals: ReadonlyMap<number, Minor>,
  now: Date,
): Promise<void> {
  if (changed.size === 0) return;
  await sql`${PREPARED}
    update bonus_points p set points = n.points
    from unnest(${columnOf([...changed], ([id]) => id, 'integer[]')},
      ${columnOf([...changed], ([, points]) => points, 'bigint[]')}) n (id, points)
    where p.bet_id = n.id`.execute(tx);
  await sql`${PREPARED}
    update bonuses b set points = n.points, farm_at = ${now}
    from unnest(${columnOf([...totals], ([id]) => id, 'integer[]')},
      ${columnOf([...totals], ([, points]) => points, 'bigint[]')}) n (id, points)
    where b.id = n.id and b.points <> n.points`.execute(tx);
}

/** What is known of a player's bets on one bonus. */
export interface PointSums {
  betsCount: number;
  stakes: Minor;
  openPoints: Minor;
  /** The events that count no more: those that earned points, and where events count once those of open bets. */
  eventIds: number[];
}

const NO_BETS: PointSums = { betsCount: 0, stakes: ZERO, openPoints: ZERO, eventIds: [] };

/** The sums of players' bets on bonuses, by the ids of the bonuses; stakes in subunits of the default currency. */
export async function readPointSums(
  db: Kysely<Database>,
  ids: readonly number[],
  defaultCurrency: string,
): Promise<(bonusId: number) => PointSums> {
  if (ids.length === 0) return () => NO_BETS;
  const which = sql`p.bonus_id = any(${ids}::integer[]) and b.status <> 'rejected'`;
  const { rows } = await pointsOfBets(which, sql<Staked>`b.stake, b.currency`).execute(db);
  const known = byBonus(rows).map(
    ({ bonusId, own, rule }) => [bonusId, sumsOf(own, rule, defaultCurrency)] as const,
  );
  const byId = new Map(known);
  return (id) => byId.get(id) ?? NO_BETS;
}

interface Staked {
  stake: bigint;
  currency: string;
}

function sumsOf(
  rows: readonly (PointsRow & Staked)[],
  rule: { oncePerEvent: boolean },
  defaultCurrency: string,
): PointSums {
  const toCome = pointsByBet(rows.map(pointBet).map(asPlayed), rule);
  const open = rows.filter(({ result }) => result === 'no_results');
  const pointsToCome = ({ bet_id: id }: PointsRow) => toCome.get(id) ?? ZERO;
  const farmed = rows.filter(
    (row) => row.points > 0n || (rule.oncePerEvent && pointsToCome(row) > 0n),
  );
  const stakes = rows.map(({ stake, currency }) => {
    const { times, over } = rateOf(currency, defaultCurrency);
    return minor((stake * times) / over);
  });
  return {
    betsCount: rows.length,
    stakes: sum(stakes),
    openPoints: sum(open.map(pointsToCome)),
    eventIds: [...new Set(farmed.flatMap(({ event_ids }) => event_ids))],
  };
}

/** As though an open bet were lost, which earns what it can earn. */
function asPlayed(bet: PointBet): PointBet {
  return bet.result === 'no_results' ? { ...bet, result: 'lose_entire' } : bet;
}
