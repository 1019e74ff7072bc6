import { minor } from '@touchline/domain/money';
import { refused, ok, type Result } from '@touchline/domain/result';
import type { Parsed } from '@touchline/wire/calls/call';
import type { listLimits, setLimit, StakeLimitReply } from '@touchline/wire/calls/operator-limits';
import { onWire } from '@touchline/wire/money';
import { type Kysely, type Selectable, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';

type LimitRow = Selectable<Database['stake_limits']>;

/** Limits on a player, a league or a market; all of them where nothing is asked for. */
export async function readSetLimits(
  db: Kysely<Database>,
  { player_id, tournament_id, market_id }: Parsed<typeof listLimits>['query'],
): Promise<StakeLimitReply[]> {
  const rows = await db
    .selectFrom('stake_limits')
    .selectAll()
    .$if(player_id !== undefined, (query) => query.where('player_id', '=', player_id ?? null))
    .$if(tournament_id !== undefined, (query) =>
      query.where('tournament_id', '=', tournament_id ?? null),
    )
    .$if(market_id !== undefined, (query) => query.where('market_id', '=', market_id ?? null))
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map(limitReply);
}

/**
 * Sets the limit that holds where it says, in place of the one before; refused where there is no such league or player.
 * Also says whether that changes anything: of two who set the same at once, the later one changes nothing.
 */
export async function keepLimit(
  tx: Transaction<Database>,
  sent: Parsed<typeof setLimit>['body'],
): Promise<Result<{ row: LimitRow; isChanged: boolean }, 'league' | 'player'>> {
  const place = {
    market_id: sent.market_id ?? null,
    tournament_id: sent.tournament_id ?? null,
    player_id: sent.player_id ?? null,
    currency: sent.currency ?? null,
    stake_type: sent.stake_type ?? null,
  };
  if (!(await isThere(tx, 'tournaments', place.tournament_id))) return refused('league');
  if (!(await isThere(tx, 'players', place.player_id))) return refused('player');
  const bounds = {
    max_stake: amountIn(sent.max_stake),
    max_payout: amountIn(sent.max_payout),
  };
  await sql`select pg_advisory_xact_lock(hashtext('stake_limits'), 0)`.execute(tx);
  const before = await limitAt(tx, place);
  if (before && before.max_stake === bounds.max_stake && before.max_payout === bounds.max_payout) {
    return ok({ row: before, isChanged: false });
  }
  const row = await tx
    .insertInto('stake_limits')
    .values({ ...place, ...bounds })
    .onConflict((conflict) =>
      conflict
        .columns(['market_id', 'tournament_id', 'player_id', 'currency', 'stake_type'])
        .doUpdateSet(bounds),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return ok({ row, isChanged: true });
}

/** The limit that holds exactly there. */
async function limitAt(
  tx: Transaction<Database>,
  place: Omit<LimitRow, 'id' | 'max_stake' | 'max_payout'>,
): Promise<LimitRow | undefined> {
  const named = Object.entries(place);
  const isThere = named.map(([name, value]) => sql`${sql.ref(name)} is not distinct from ${value}`);
  return tx
    .selectFrom('stake_limits')
    .selectAll()
    .where(sql<SqlBool>`${sql.join(isThere, sql` and `)}`)
    .executeTakeFirst();
}

function amountIn(sent: number | null | undefined): bigint | null {
  return typeof sent === 'number' ? BigInt(sent) : null;
}

async function isThere(
  tx: Transaction<Database>,
  table: 'tournaments' | 'players',
  id: number | null,
): Promise<boolean> {
  if (id === null) return true;
  const found = await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

/** Removes a limit; null when there was none. */
export async function dropLimit(tx: Transaction<Database>, id: number): Promise<LimitRow | null> {
  const gone = tx.deleteFrom('stake_limits').where('id', '=', id).returningAll();
  return (await gone.executeTakeFirst()) ?? null;
}

/** A limit as it is told. */
export function limitReply(row: LimitRow): StakeLimitReply {
  const amountOf = (amount: bigint | null) => (amount === null ? null : onWire(minor(amount)));
  return { ...row, max_stake: amountOf(row.max_stake), max_payout: amountOf(row.max_payout) };
}

/** What an event can cost by currency, in subunits; null when there is no such event. */
export async function readEventExposure(db: Kysely<Database>, matchId: number) {
  const { rows } = await sql<{ currency: string | null; liability: bigint | null }>`
    select e.currency, e.liability
    from matches m left join event_exposures e on e.match_id = m.id
    where m.id = ${matchId} order by e.currency
  `.execute(db);
  if (rows.length === 0) return null;
  return rows.flatMap(({ currency, liability }) =>
    currency === null || liability === null ? [] : [{ currency, liability: minor(liability) }],
  );
}
