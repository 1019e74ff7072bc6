import type { MarketStatus, MatchStatus } from '@touchline/domain/bets/market-status';
import type { Kysely } from 'kysely';
import type { Database, StoredOutcomes, StoredResults, StoredStatistics } from '../../db/schema';

/** Everything that the book holds of one match and its producers. */
export interface BookState {
  readonly match: {
    status: MatchStatus;
    stageCode: number | null;
    statistics: StoredStatistics;
  };
  readonly lines: ReadonlyMap<string, HeldLine>;
  /** Whether each producer is up, by its id. */
  readonly producers: ReadonlyMap<number, boolean>;
}

export interface HeldLine {
  marketId: number;
  specifier: string;
  status: MarketStatus;
  product: number;
  outcomes: StoredOutcomes;
  results: StoredResults | null;
  deadHeats: Record<string, number> | null;
}

/** Names a line in the state. */
export function keyOf(marketId: number, specifier: string): string {
  return `${marketId} ${specifier}`;
}

/** Reads it all afresh. Throws when the match is not there. */
export async function readState(db: Kysely<Database>, urn: string): Promise<BookState> {
  const match = await db
    .selectFrom('matches')
    .select(['id', 'status', 'stage_code', 'statistics'])
    .where('urn', '=', urn)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('markets')
    .selectAll()
    .where('match_id', '=', match.id)
    .execute();
  const producers = await db.selectFrom('producers').select(['id', 'status']).execute();
  return {
    match: {
      status: match.status as MatchStatus,
      stageCode: match.stage_code,
      statistics: match.statistics,
    },
    lines: new Map(
      lines.map((line) => [
        keyOf(line.market_id, line.specifier),
        {
          marketId: line.market_id,
          specifier: line.specifier,
          status: line.status as MarketStatus,
          product: line.product,
          outcomes: line.outcomes,
          results: line.results,
          deadHeats: line.dead_heats,
        },
      ]),
    ),
    producers: new Map(producers.map(({ id, status }) => [id, status === 'active'])),
  };
}

/** A stretch of time in which bets on a line are void, ms since epoch, both ends inclusive. */
export interface HeldCancel {
  marketId: number;
  specifier: string;
  from: number | null;
  to: number | null;
  /** Its end was left open: then it ends when its message was made. */
  openEnd: boolean;
}

/** Every cancellation of a match, in the order of its lines. */
export async function readCancels(db: Kysely<Database>, urn: string): Promise<HeldCancel[]> {
  const rows = await db
    .selectFrom('market_cancels')
    .innerJoin('matches', 'matches.id', 'market_cancels.match_id')
    .select(['market_id', 'specifier', 'placed_from', 'placed_to', 'open_end'])
    .where('matches.urn', '=', urn)
    .orderBy('market_id')
    .orderBy('specifier')
    .execute();
  return rows.map((row) => ({
    marketId: row.market_id,
    specifier: row.specifier,
    from: row.placed_from?.getTime() ?? null,
    to: row.placed_to?.getTime() ?? null,
    openEnd: row.open_end,
  }));
}
