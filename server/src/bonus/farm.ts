import { POINT_BONUS_TYPES } from '@touchline/domain/bonus/bet-bonus';
import { isPlayed, potentialPoints, resettledPoints } from '@touchline/domain/bonus/points';
import type { BetKind } from '@touchline/domain/bets/bet-kind';
import { winFactor } from '@touchline/domain/bets/potential-win';
import { type Minor, minor, minus, type Odds, sum, ZERO } from '@touchline/domain/money';
import type { BetResult } from '@touchline/domain/settlement/bet-result';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { columnOf, PREPARED } from '../db/prepared';
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
  stake: Minor;
  currency: string;
}

/** Keeps what bets may earn for their bonuses (DESIGN §4.11); of bonuses that earn no points, nothing. */
export function pointsKept(
  bets: readonly FarmingBet[],
  bonuses: readonly IssuedRow[],
  defaultCurrency: string,
): Statement<void>[] {
  const known = new Map(bonuses.map((row) => [row.id, row]));
  const rows = bets.flatMap((bet) => {
    const row = known.get(bet.bonusId);
    if (!row || row.type !== row.offer.type || !isFarmed(row.offer)) return [];
    const eventIds = bet.legs.map(({ matchId }) => matchId);
    const farming = farmingOf(row.offer, row.currency ?? '');
    const toDefault = rateOf(bet.currency, defaultCurrency);
    const { kind, stake } = bet;
    const price = winFactor({ kind, legs: bet.legs.map(({ odds }) => odds), bonus: null });
    const possible = potentialPoints({ stake, toDefault, price, eventIds }, farming, []);
    return { bet_id: bet.betId, bonus_id: bet.bonusId, possible, event_ids: eventIds };
  });
  if (rows.length === 0) return [];
  return [
    command(sql`${PREPARED}
      insert into bonus_points (bet_id, bonus_id, possible, event_ids)
      select bet_id, bonus_id, possible, array(select jsonb_array_elements_text(event_ids)::integer)
      from jsonb_to_recordset(${jsonText(rows)}::jsonb) r (
        bet_id integer, bonus_id integer, possible bigint, event_ids jsonb)`),
  ];
}

/** Whether bets earn points for a bonus. */
export function earnsPoints({ type }: { type: string }): boolean {
  return (POINT_BONUS_TYPES as readonly string[]).includes(type);
}

type PointsRow = Selectable<Database['bonus_points']>;

/** How a bet that was placed with a bonus stands now. */
export interface FarmedBet {
  betId: number;
  bonusId: number;
  result: BetResult;
}

/**
 * Brings the points of bonuses to how their bets stand now: a result that is taken back takes back what it gave. The
 * caller holds the bonuses. Prizes are for somebody else to issue, who is told to look by `farm_at`.
 */
export async function farm(
  tx: Transaction<Database>,
  bets: readonly FarmedBet[],
  now: Date,
): Promise<void> {
  if (bets.length === 0) return;
  const ids = [...new Set(bets.map(({ bonusId }) => bonusId))];
  const { rows } = await sql<PointsRow & { total: bigint; once: boolean }>`${PREPARED}
    select p.*, b.points as total, coalesce((c.offer ->> 'oncePerEvent')::boolean, false) as once
    from bonus_points p join bonuses b on b.id = p.bonus_id join bonus_campaigns c on c.id = b.campaign_id
    where p.bonus_id = any(${columnOf(ids, (id) => id, 'integer[]')}) order by p.bet_id`.execute(
    tx,
  );
  const results = new Map(bets.map(({ betId, result }) => [betId, result]));
  const totals = new Map(rows.map((row) => [row.bonus_id, minor(row.total)]));
  const changed = new Map<number, Minor>();
  const pointsNow = (row: PointsRow) => changed.get(row.bet_id) ?? minor(row.points);
  for (const row of rows) {
    const result = results.get(row.bet_id);
    if (result === undefined) continue;
    const isFarmed = row.once && rows.some((other) => isAhead(other, row) && pointsNow(other) > 0n);
    const after = isPlayed(result) && !isFarmed ? minor(row.possible) : ZERO;
    const before = minor(row.points);
    if (after === before) continue;
    changed.set(row.bet_id, after);
    totals.set(row.bonus_id, resettledPoints(totals.get(row.bonus_id) ?? ZERO, before, after));
  }
  await writePoints(tx, changed, totals, now);
}

/** Whether another bet of the bonus is on one of the same events. */
function isAhead(other: PointsRow, row: PointsRow): boolean {
  const isOther = other.bet_id !== row.bet_id && other.bonus_id === row.bonus_id;
  return isOther && other.event_ids.some((id) => row.event_ids.includes(id));
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
export interface Farmed {
  betsCount: number;
  stakes: Minor;
  openPoints: Minor;
  eventIds: number[];
}

const NOTHING_FARMED: Farmed = { betsCount: 0, stakes: ZERO, openPoints: ZERO, eventIds: [] };

/** The sums of players' bets on bonuses, by the ids of the bonuses; stakes in subunits of the default currency. */
export async function farmedOn(
  db: Kysely<Database>,
  ids: readonly number[],
  defaultCurrency: string,
): Promise<(bonusId: number) => Farmed> {
  const known = new Map<number, Farmed>();
  if (ids.length === 0) return () => NOTHING_FARMED;
  const { rows } = await sql<PointsRow & { stake: bigint; currency: string; status: string }>`
    select p.*, b.stake, b.currency, b.status from bonus_points p join bets b on b.id = p.bet_id
    where p.bonus_id = any(${ids}::integer[]) and b.status <> 'rejected'`.execute(db);
  for (const row of rows) {
    const before = known.get(row.bonus_id) ?? NOTHING_FARMED;
    const stake = rateOf(row.currency, defaultCurrency);
    const isOpen = row.status === 'waiting_results' || row.status === 'submitted';
    known.set(row.bonus_id, {
      betsCount: before.betsCount + 1,
      stakes: sum([before.stakes, minor((row.stake * stake.times) / stake.over)]),
      openPoints: isOpen
        ? sum([before.openPoints, minus(minor(row.possible), minor(row.points))])
        : before.openPoints,
      eventIds:
        row.points > 0n ? [...new Set([...before.eventIds, ...row.event_ids])] : before.eventIds,
    });
  }
  return (id) => known.get(id) ?? NOTHING_FARMED;
}
