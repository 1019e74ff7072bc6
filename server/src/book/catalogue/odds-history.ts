import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { odds } from '@touchline/domain/money';
import { type OddsPoint, thinned } from '@touchline/domain/odds/movement';
import type { ReplyOf } from '@touchline/wire/calls/call';
import type { getOddsHistory } from '@touchline/wire/calls/odds-history';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';

/** How long prices are kept after the start of a match that is over, in days. */
const KEPT_DAYS = 2;
/** The match has ended, or there is nothing more to come of it. */
const OVER = [MATCH_STATUS.closed, MATCH_STATUS.finished, MATCH_STATUS.notCovered];

/** Which line is asked about. */
export interface LineAsked {
  matchId: number;
  marketId: number;
  specifier: string;
}

/** How the odds of each outcome of a line have moved, in the order of their ids. */
export async function oddsHistoryOf(
  db: Kysely<Database>,
  { matchId, marketId, specifier }: LineAsked,
): Promise<ReplyOf<typeof getOddsHistory>['data']> {
  const rows = await db
    .selectFrom('odds_history')
    .select(['at', 'odds'])
    .where('match_id', '=', matchId)
    .where('market_id', '=', marketId)
    .where('specifier', '=', specifier)
    .orderBy('at')
    .execute();
  const points = new Map<string, OddsPoint[]>();
  for (const row of rows) {
    for (const [id, value] of Object.entries(row.odds)) {
      const known = points.get(id) ?? [];
      points.set(id, known);
      known.push({ at: row.at.getTime(), odds: odds(value) });
    }
  }
  return [...points].map(([id, all]) => ({
    outcome_id: id,
    points: thinned(all).map(({ at, odds: value }) => ({
      at: new Date(at).toISOString(),
      odds: value,
    })),
  }));
}

/** Gives up the prices of matches that were over some days ago. */
export async function pruneOddsHistory(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    delete from odds_history h using matches m
    where m.id = h.match_id and m.status = any(${OVER})
      and m.start_time < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})
  `.execute(db);
}
