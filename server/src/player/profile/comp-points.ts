import { assert } from '@touchline/domain/assert';
import { COMP_RANGES, compPoints, conditionOf } from '@touchline/domain/comp-points';
import { currencyOf } from '@touchline/domain/currency';
import { cashOf, house, openBets } from '@touchline/domain/ledger/accounts';
import { minor } from '@touchline/domain/money';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';

/**
 * A player's comp points, out of the ledger: what went from the player's cash to the open bets, of bets that were
 * settled since. A bet that was called off gave its stake back and moved nothing with the house: it counts for nothing,
 * and neither do freebets, which are not the player's money.
 */
export async function compPointsOf(db: Kysely<Database>, playerId: number) {
  const accounts = await db
    .selectFrom('player_accounts')
    .select('currency')
    .where('player_id', '=', playerId)
    .execute();
  const staked = await Promise.all(
    accounts.map(async ({ currency }) => {
      const known = currencyOf(currency);
      assert(known, `${currency} is a currency of accounts`);
      return { amount: await settledStakes(db, playerId, currency), aboutAEuro: known.aboutAEuro };
    }),
  );
  const points = compPoints(staked);
  return { points, condition: conditionOf(points), ranges: COMP_RANGES };
}

async function settledStakes(db: Kysely<Database>, playerId: number, currency: string) {
  const open = openBets(currency);
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(staked.amount), 0)::bigint total
    from ledger_entries staked
    where staked.from_account = ${cashOf(playerId, currency)} and staked.to_account = ${open}
      and staked.posting_id like 'stake:%'
      and exists (
        select from ledger_entries settled
        where settled.posting_id = 'settle:' || substr(staked.posting_id, 7) || ':1'
          and ${house(currency)} in (settled.from_account, settled.to_account))
  `.execute(db);
  return minor(rows[0]?.total ?? 0n);
}
