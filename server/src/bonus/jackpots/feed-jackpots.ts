import type { PoolName } from '@touchline/domain/ledger/accounts';
import type { Posting } from '@touchline/domain/ledger/entries';
import {
  jackpotHitPosting,
  jackpotSharesPosting,
  poolFundedPosting,
} from '@touchline/domain/ledger/pools';
import { minor } from '@touchline/domain/money';
import { sql, type Transaction } from 'kysely';
import { jsonText } from '../../db/json-text';
import { columnOf, PREPARED } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { command, run, runTogether, type Statement, statement } from '../../db/statements';
import { roughly } from '../../wallet/rates';
import { type Drawn, drawn, type FeedingBet, type NewHit } from './draw';
import { jackpotsLocked } from './held-jackpots';
import { freshSeed, userHash } from './seeds';

/** What is left to do once bets were drawn for: to write it down, and to post it with all else. */
export interface JackpotsFed {
  statements: Statement<void>[];
  postings: Posting[];
}

/** What a level's pool is called in the ledger. */
export function poolName({ jackpot_id: id, code }: { jackpot_id: number; code: string }): PoolName {
  return `jackpot-${id}-${code}`;
}

/**
 * Feeds jackpots with bets that were taken in this transaction, in their order, and draws for each of them (DESIGN
 * §4.12); `before` is what is left to write ahead of that. The levels stay locked to the commit, and change once
 * (DESIGN §4.18). The caller carries out the statements, and posts.
 */
export async function feedJackpots(
  tx: Transaction<Database>,
  bets: readonly FeedingBet[],
  now: Date,
  before: readonly Statement<void>[] = [],
): Promise<JackpotsFed> {
  const ids = bets.flatMap(({ jackpotIds }) => jackpotIds);
  const [levels, seeds, pools] = await runTogether(tx, jackpotsLocked(ids), before);
  const result = drawn(bets, levels, seeds, pools);
  const hitIds = result.hits.length === 0 ? [] : await run(tx, freshHitIds(result.hits.length));
  const hits = result.hits.map((hit, at) => ({ ...hit, id: hitIds[at] ?? 0 }));
  return {
    statements: [
      feedsWritten(result),
      levelsWritten(result),
      ...notFed(bets, result),
      ...(hits.length === 0 ? [] : [hitsWritten(hits, now), seedsChanged(hits, now)]),
    ],
    postings: postingsOf(result, hits),
  };
}

type NumberedHit = NewHit & { id: number };

function freshHitIds(count: number): Statement<number[]> {
  const query = sql<{ id: number }>`
    select nextval('jackpot_hits_id_seq')::integer as id from generate_series(1, ${count}::integer)`;
  return statement(query, (rows) => rows.map(({ id }) => id));
}

/** A bet that waited for a decision stands there already. */
function feedsWritten({ feeds }: Drawn): Statement<void> {
  return command(sql`${PREPARED}
    insert into jackpot_bets (bet_id, jackpot_id, stake, fed, seed_id)
    select * from unnest(${columnOf(feeds, (each) => each.betId, 'integer[]')},
      ${columnOf(feeds, (each) => each.jackpotId, 'integer[]')},
      ${columnOf(feeds, (each) => each.stake, 'bigint[]')},
      ${columnOf(feeds, (each) => each.fed, 'bigint[]')},
      ${columnOf(feeds, (each) => each.seedId, 'integer[]')})
    on conflict (bet_id, jackpot_id) do update set stake = excluded.stake, fed = excluded.fed,
      seed_id = excluded.seed_id where jackpot_bets.seed_id is null`);
}

/** What was to feed a jackpot that was paused just now has not. */
function notFed(bets: readonly FeedingBet[], { feeds }: Drawn): Statement<void>[] {
  const fed = new Set(feeds.map(({ betId }) => betId));
  const others = bets.flatMap(({ betId }) => (fed.has(betId) ? [] : betId));
  if (others.length === 0) return [];
  return [
    command(sql`update bets set used_in_jackpot = false where id = any(${others}::integer[])`),
  ];
}

function levelsWritten({ levels }: Drawn): Statement<void> {
  return command(sql`${PREPARED}
    update jackpot_levels l set carry = n.carry, fed = l.fed + n.fed, fillings = l.fillings + n.fillings
    from unnest(${columnOf(levels, ({ row }) => row.jackpot_id, 'integer[]')},
      ${columnOf(levels, ({ row }) => row.code, 'text[]')},
      ${columnOf(levels, ({ level }) => level.carry, 'bigint[]')},
      ${columnOf(levels, ({ fed }) => fed, 'bigint[]')},
      ${columnOf(levels, ({ fillings }) => fillings, 'integer[]')}) n (jackpot_id, code, carry, fed, fillings)
    where (l.jackpot_id, l.code) = (n.jackpot_id, n.code)`);
}

function hitsWritten(hits: readonly NumberedHit[], now: Date): Statement<void> {
  const rows = hits.map(({ id, betId, playerId, level, seedId, cause, stake, amount }) => ({
    id,
    jackpot_id: level.jackpot_id,
    level_code: level.code,
    bet_id: betId,
    player_id: playerId,
    seed_id: seedId,
    cause,
    amount,
    amount_eur: roughly(amount, level.currency, 'EUR'),
    stake,
    must_drop_at: level.must_drop_at,
    hit_every: level.hit_every,
    user_hash: userHash(level.salt, playerId),
  }));
  return command(sql`
    insert into jackpot_hits (id, jackpot_id, level_code, bet_id, player_id, seed_id, cause, amount, amount_eur,
      stake, must_drop_at, hit_every, user_hash, hit_at)
    select r.*, ${now}::timestamptz from json_to_recordset(${jsonText(rows)}::json) r (
      id integer, jackpot_id integer, level_code text, bet_id integer, player_id integer, seed_id integer,
      cause text, amount bigint, amount_eur bigint, stake bigint, must_drop_at bigint, hit_every bigint,
      user_hash text)`);
}

/** A hit reveals the seed that it was drawn with, and commits its jackpot to the next one. */
function seedsChanged(hits: readonly NumberedHit[], now: Date): Statement<void> {
  const seeds = [...new Map(hits.map(({ seedId }) => [seedId, freshSeed()]))];
  return command(sql`
    with revealed as (
      update jackpot_seeds set revealed_at = ${now} where id = any(${seeds.map(([id]) => id)}::integer[])
      returning id, jackpot_id, number)
    insert into jackpot_seeds (jackpot_id, number, value, hash, committed_at)
    select r.jackpot_id, r.number + 1, n.value, n.hash, ${now}::timestamptz
    from revealed r join unnest(${seeds.map(([id]) => id)}::integer[],
      ${seeds.map(([, { value }]) => value)}::text[], ${seeds.map(([, { hash }]) => hash)}::text[])
      n (id, value, hash) on n.id = r.id`);
}

/**
 * What pools get comes ahead of what they pay. Shares of bets that are fed together are one posting for each currency,
 * named by the first of the bets: which of them gave how much stands beside the bets.
 */
function postingsOf({ levels, feeds }: Drawn, hits: readonly NumberedHit[]): Posting[] {
  const fillings = levels.flatMap(({ row, fillings: count }) => {
    const filling = {
      pool: poolName(row),
      currency: row.currency,
      amount: minor(row.start_amount),
    };
    return Array.from({ length: count }, (_, at) =>
      poolFundedPosting(filling, row.fillings + at + 1),
    );
  });
  const [first] = feeds;
  const currencies = [...new Set(levels.map(({ row }) => row.currency))];
  const shares = currencies.flatMap((currency) => {
    const own = levels.filter(({ row }) => row.currency === currency);
    const amounts = own.map(({ row, fed }) => ({ pool: poolName(row), amount: fed }));
    return (first && jackpotSharesPosting(first.betId, currency, amounts)) ?? [];
  });
  const won = hits.map(({ id, playerId, level, amount }) =>
    jackpotHitPosting({ id, pool: poolName(level), playerId, currency: level.currency, amount }),
  );
  return [...fillings, ...shares, ...won];
}

/** Keeps what a bet that waits for a decision will feed; it is drawn for once it is approved. */
export function feedsWaiting(bets: readonly FeedingBet[]): Statement<void>[] {
  const rows = bets.flatMap(({ betId, jackpotIds }) =>
    jackpotIds.map((jackpotId) => ({ betId, jackpotId })),
  );
  if (rows.length === 0) return [];
  return [
    command(sql`
      insert into jackpot_bets (bet_id, jackpot_id, stake)
      select *, 0 from unnest(${columnOf(rows, (each) => each.betId, 'integer[]')},
        ${columnOf(rows, (each) => each.jackpotId, 'integer[]')})`),
  ];
}

type BetRow = Pick<FeedingBet, 'betId' | 'playerId' | 'stake' | 'currency'>;

/** A bet that has waited feeds what it was going to, as far as that still runs; answers what is to be posted. */
export async function feedAfterWaiting(
  tx: Transaction<Database>,
  bet: BetRow,
  now: Date,
): Promise<Posting[]> {
  const waiting = await tx
    .selectFrom('jackpot_bets')
    .select('jackpot_id')
    .where('bet_id', '=', bet.betId)
    .where('seed_id', 'is', null)
    .orderBy('jackpot_id')
    .execute();
  if (waiting.length === 0) return [];
  const jackpotIds = waiting.map(({ jackpot_id: id }) => id);
  const { statements, postings } = await feedJackpots(tx, [{ ...bet, jackpotIds }], now);
  await runTogether(tx, statements);
  return postings;
}
