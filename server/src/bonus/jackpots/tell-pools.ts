import { jackpotAmounts } from '@touchline/domain/bonus/jackpot';
import { minor } from '@touchline/domain/money';
import { onWire } from '@touchline/wire/money';
import type { PushEventSent } from '@touchline/wire/push/events';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { type JackpotNow, jackpotsNow } from './read-jackpots';

type PoolChanged = Extract<PushEventSent, { event_name: 'tournament_pool_changed' }>['message'];

/** The amounts of a jackpot as they are told. */
export function amountsReply({ levels, hits_amount: hitsAmount }: JackpotNow) {
  const pools = levels.map(({ pool }) => ({ pool: minor(BigInt(pool)) }));
  const all = jackpotAmounts({ levels: pools, hitsAmount: minor(hitsAmount) });
  return {
    amount: onWire(all.amount),
    pool_amount: onWire(all.poolAmount),
    hits_amount: onWire(all.hitsAmount),
  };
}

/**
 * Tells all pages of jackpots whose pools have changed since they were told last (SPEC §4 "Events"), so that pools tick
 * without a word for each bet. Several servers may do so at once.
 */
export async function tellPools(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows: held } = await sql<{ id: number; told: string | null }>`
      select id, told from jackpots j
      where told is null or told ~ '"(created|active|paused)"'
      order by id for no key update skip locked`.execute(tx);
    if (held.length === 0) return;
    const { rows } = await jackpotsNow(
      sql`j.id = any(${held.map(({ id }) => id)}::integer[])`,
    ).execute(tx);
    const before = new Map(held.map(({ id, told }) => [id, told]));
    const changed = rows
      .map((row) => ({ id: row.id, told: JSON.stringify(messageOf(row)) }))
      .filter(({ id, told }) => before.get(id) !== told);
    if (changed.length === 0) return;
    await sql`
      with changed as (
        select * from unnest(${changed.map(({ id }) => id)}::integer[],
          ${changed.map(({ told }) => told)}::text[]) n (id, told)),
      kept as (update jackpots j set told = c.told from changed c where j.id = c.id)
      insert into outbox (channel, event_name, message)
      select 'updates', 'tournament_pool_changed', told::json from changed order by id`.execute(tx);
  });
}

function messageOf(row: JackpotNow): PoolChanged {
  const { id, currency, levels } = row;
  return {
    type: 'jackpot',
    id,
    currency,
    ...amountsReply(row),
    levels: levels.map(({ code, pool, state }) => ({
      code,
      pool_amount: onWire(minor(BigInt(pool))),
      state,
    })),
  };
}
