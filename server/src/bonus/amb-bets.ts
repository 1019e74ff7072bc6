import type { AmbRange } from '@touchline/domain/bonus/amb';
import type { Amb } from '@touchline/domain/bonus/bonus';
import { userStatus } from '@touchline/domain/bonus/bonus-status';
import { minor } from '@touchline/domain/money';
import type { BetResult } from '@touchline/domain/settlement/bet-result';
import { type Kysely, sql, type Transaction } from 'kysely';
import { columnOf, PREPARED, unseen } from '../db/prepared';
import type { Database } from '../db/schema';
import { command, type Statement, statement } from '../db/statements';
import type { StoredAmb } from '../db/tables/bonuses';
import { roughly } from '../wallet/rates';
import { issuedBonuses, type IssuedRow, lifeOf, termsOf } from './issued-bonuses';

/** The amb freebets that bets of players may count for, by player. Most have none, and nothing is read for them. */
export function ambsRunning(
  playerIds: readonly number[],
  now: Date,
): Statement<ReadonlyMap<number, Amb[]>> {
  const players = unseen([...new Set(playerIds)], 'integer[]');
  const query = issuedBonuses(
    sql`b.player_id = any(${players}) and b.type = 'amb' and b.status = 'active'`,
  );
  return statement(query, (rows) => {
    const known = new Map<number, Amb[]>();
    for (const row of rows.filter((each) => isRunning(each, now))) {
      known.set(row.player_id, [...(known.get(row.player_id) ?? []), ambOf(row, '')]);
    }
    return known;
  });
}

/** Whether bets count for it now. */
export function isRunning(row: IssuedRow, now: Date): boolean {
  return userStatus(lifeOf(row), now.getTime()) === 'active';
}

/** An amb freebet as the rules know it, under a name. */
export function ambOf(row: IssuedRow, name: string): Amb {
  const { offer, id } = row;
  if (offer.type !== 'amb') throw new Error(`bonus ${id} is no amb freebet`);
  const stakeCurrency = row.currency ?? '';
  return {
    ...termsOf(row),
    id,
    name,
    type: offer.prizeType,
    ranges: ambRangesOf(offer, stakeCurrency),
    minStake: minor(offer.minStake[stakeCurrency] ?? 0),
    stakeCurrency,
    issueTo: row.valid_to?.getTime() ?? null,
  };
}

/** What so many bets give a player in a currency. */
export function ambRangesOf({ ranges }: StoredAmb, currency: string): AmbRange[] {
  return ranges.map(({ numberOfBets, numberOfFreebets, amounts }) => ({
    numberOfBets,
    numberOfFreebets,
    issuedBonusAmount: minor(amounts[currency] ?? 0),
  }));
}

/** Writes down which bets count for which amb freebets; nothing where none does. */
export function countsKept(
  bets: readonly { betId: number; bonusIds: readonly number[] }[],
): Statement<void>[] {
  const rows = bets.flatMap(({ betId, bonusIds }) => bonusIds.map((id) => ({ betId, id })));
  if (rows.length === 0) return [];
  return [
    command(sql`${PREPARED}
      insert into bonus_counts (bet_id, bonus_id)
      select * from unnest(${columnOf(rows, ({ betId }) => betId, 'integer[]')},
        ${columnOf(rows, ({ id }) => id, 'integer[]')})`),
  ];
}

/** The amb freebets that some of these bets count for. */
export async function ambsCounting(
  tx: Transaction<Database>,
  betIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${PREPARED}
    select distinct bonus_id as id from bonus_counts
    where bet_id = any(${unseen(betIds, 'integer[]')}) order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Has somebody look what amb freebets, which the caller holds, have earned. */
export async function ambsToLookAt(
  tx: Transaction<Database>,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`${PREPARED}
    update bonuses set farm_at = ${now} where id = any(${unseen(ids, 'integer[]')})`.execute(tx);
}

/** How the bets stand that count for an amb freebet, by its id. */
export type CountedBy = (bonusId: number) => readonly BetResult[];

/**
 * Reads it for some. A bet that was not accepted after all does not count, and neither does one of which so much was cashed
 * out that what is left is below the least stake.
 */
export async function countedOn(
  db: Kysely<Database>,
  bonusIds: readonly number[],
): Promise<CountedBy> {
  const known = new Map<number, BetResult[]>();
  if (bonusIds.length === 0) return () => [];
  const { rows } = await sql<CountedRow>`
    select c.bonus_id, b.result, b.currency, b.cashed_out_stake, b.stake - b.cashed_out_stake as left,
      n.currency as own_currency, coalesce((m.offer -> 'minStake' ->> n.currency)::bigint, 0) as least
    from bonus_counts c join bets b on b.id = c.bet_id
    join bonuses n on n.id = c.bonus_id join bonus_campaigns m on m.id = n.campaign_id
    where c.bonus_id = any(${bonusIds}::integer[]) and b.status <> 'rejected'`.execute(db);
  for (const { bonus_id: id, result } of rows.filter(isStaked)) {
    known.set(id, [...(known.get(id) ?? []), result]);
  }
  return (id) => known.get(id) ?? [];
}

interface CountedRow {
  bonus_id: number;
  result: BetResult;
  currency: string;
  cashed_out_stake: bigint;
  left: bigint;
  /** The amb freebet's currency, and its least stake in that. */
  own_currency: string;
  least: bigint;
}

/** Whether enough of it is staked: a bet as it was placed is, which was asked then. */
function isStaked({
  cashed_out_stake: out,
  left,
  currency,
  own_currency,
  least,
}: CountedRow): boolean {
  return out === 0n || roughly(minor(left), currency, own_currency) >= least;
}
