import {
  type BetStatus,
  passesBetFilter,
  passesResultFilter,
  RESULT_FILTERS,
} from '@touchline/domain/bets/bet-status';
import type { BetResult } from '@touchline/domain/settlement/bet-result';
import type { Ending } from '@touchline/domain/settlement/bet-words';
import { BET_RESULTS } from '@touchline/wire/bets';
import type { countBets as countBetsCall } from '@touchline/wire/calls/bets';
import type { Parsed, ReplyOf } from '@touchline/wire/calls/call';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { betConditions } from './bet-filter';

type Counters = ReplyOf<typeof countBetsCall>['data'];

interface Tally {
  status: BetStatus;
  result: BetResult;
  ended_as: Ending | null;
  count: number;
}

/** How many bets a player has by the filters of the history (SPEC §3 "Filters"), and of each result. */
export async function betCounters(
  db: Kysely<Database>,
  playerId: number,
  asked: Parsed<typeof countBetsCall>['query'],
): Promise<Counters> {
  const { rows } = await sql<Tally>`
    select b.status, b.result, b.ended_as, count(*)::int as count
    from bets b where ${betConditions(playerId, asked)}
    group by b.status, b.result, b.ended_as
  `.execute(db);
  const sumOf = (passes: (row: Tally) => boolean) =>
    rows.filter(passes).reduce((sum, { count }) => sum + count, 0);
  return {
    all: sumOf(() => true),
    open: sumOf(({ status }) => passesBetFilter('open', status)),
    settled: sumOf(({ status }) => passesBetFilter('settled', status)),
    cashable: await cashableCount(db, playerId, asked),
    results: Object.fromEntries([
      ...RESULT_FILTERS.map((word) => [
        word,
        sumOf((row) => passesResultFilter(word, row.ended_as)),
      ]),
      ...BET_RESULTS.map((word) => [word, sumOf(({ result }) => result === word)]),
    ]) as Counters['results'],
  };
}

/** What bets can be cashed out for stands in no index: the few open ones are looked at by themselves. */
async function cashableCount(
  db: Kysely<Database>,
  playerId: number,
  asked: Parsed<typeof countBetsCall>['query'],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bets b
    where ${betConditions(playerId, { ...asked, status: ['open'], cashable: true })}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
