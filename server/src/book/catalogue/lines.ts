import {
  MARKET_STATUS,
  type MarketStatus,
  MATCH_STATUS,
  type MatchStatus,
} from '@touchline/domain/bets/market-status';
import { type Kysely, sql } from 'kysely';
import { PREPARED, unseen } from '../../db/prepared';
import type { Database, StoredOutcomes } from '../../db/schema';

/** A line as it is stored. */
export interface LineRow {
  market_id: number;
  specifier: string;
  status: MarketStatus;
  favourite: boolean;
  outcomes: StoredOutcomes;
  next_bet_stop: Date | null;
  version: bigint;
}

/** Lines that are shown: those that take bets, and suspended ones. */
const SHOWN = sql`(mk.status = ${sql.lit(MARKET_STATUS.active)}
  or mk.status = ${sql.lit(MARKET_STATUS.suspended)})`;

const COLUMNS = sql`mk.market_id, mk.specifier, mk.status, mk.favourite, mk.outcomes,
  mk.next_bet_stop, mk.version`;

/** Every line of a match that is shown. */
export async function shownLines(db: Kysely<Database>, matchId: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`${PREPARED}
    select ${COLUMNS} from markets mk where mk.match_id = ${matchId} and ${SHOWN}`.execute(db);
  return rows;
}

/** Whether a match is over and every line that was on offer is settled or cancelled; one that never had any is not. */
export async function isMatchSettled(
  db: Kysely<Database>,
  matchId: number,
  status: MatchStatus,
): Promise<boolean> {
  if (status === MATCH_STATUS.finished) return true;
  if (status !== MATCH_STATUS.closed) return false;
  const { settled, cancelled, handedOver } = MARKET_STATUS;
  const { rows } = await sql<{ settled: boolean | null }>`
    select bool_and(mk.status in (${settled}, ${cancelled}, ${handedOver})) as settled
    from markets mk where mk.match_id = ${matchId}`.execute(db);
  return rows[0]?.settled ?? false;
}

/** Every line of these markets of several matches that is shown, with its match. */
export async function linesOfMatches(
  db: Kysely<Database>,
  matchIds: readonly number[],
  marketIds: readonly number[],
): Promise<(LineRow & { match_id: number })[]> {
  const { rows } = await sql<LineRow & { match_id: number }>`${PREPARED}
    select mk.match_id, ${COLUMNS} from markets mk
    where mk.match_id = any(${unseen(matchIds, 'integer[]')})
      and mk.market_id = any(${unseen(marketIds, 'integer[]')}) and ${SHOWN}`.execute(db);
  return rows;
}

/** Markets of a match of which the best lines are wanted. */
export interface BestLinesAsked {
  matchId: number;
  marketIds: readonly number[];
}

/**
 * The best line of each market, by match and market: the feed's favourite, one that takes bets before a suspended
 * one. Lines of a match are looked up by the key of its markets, however many others it has; matches of one sport ask
 * for the same markets, so those are sent once.
 */
export async function bestLines(
  db: Kysely<Database>,
  asked: readonly BestLinesAsked[],
): Promise<(matchId: number, marketId: number) => LineRow | null> {
  if (asked.length === 0) return () => null;
  const boards = [...new Set(asked.map(({ marketIds }) => `{${marketIds.join(',')}}`))];
  const matchIds = asked.map(({ matchId }) => matchId);
  const boardOf = asked.map(({ marketIds }) => boards.indexOf(`{${marketIds.join(',')}}`));
  const { rows } = await sql<LineRow & { match_id: number }>`${PREPARED}
    select u.match_id, line.*
    from unnest(${unseen(matchIds, 'integer[]')}, ${unseen(boardOf, 'integer[]')})
      as u (match_id, board)
    join unnest(${unseen(
      boards.map((_, at) => at),
      'integer[]',
    )}, ${unseen(boards, 'text[]')})
      as b (board, ids) on b.board = u.board
    cross join lateral (
      select distinct on (mk.market_id) ${COLUMNS} from markets mk
      where mk.match_id = u.match_id and mk.market_id = any(b.ids::integer[]) and ${SHOWN}
      order by mk.market_id, mk.favourite desc, mk.status desc, mk.specifier) line`.execute(db);
  const found = new Map(rows.map((row) => [`${row.match_id}/${row.market_id}`, row]));
  return (matchId, marketId) => found.get(`${matchId}/${marketId}`) ?? null;
}
