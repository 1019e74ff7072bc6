import type { MarketStatus, MatchStatus } from '@touchline/domain/bets/market-status';
import { sql, type Transaction } from 'kysely';
import type {
  Database,
  StoredDeadHeats,
  StoredOutcomes,
  StoredResults,
  StoredStatistics,
} from '../../db/schema';
import type { FeedChange } from './change';
import { type Line } from './line';
import { cancelKeyOf, lineKeyOf, type Cancel, type MatchState } from './match-state';
import type { Producer } from './producer';

/** A match as it was when the transaction began, and as the changes make it. */
export interface LoadedMatch {
  readonly id: number;
  readonly sportKey: string;
  readonly version: number;
  readonly available: number;
  readonly before: MatchState;
  readonly now: MatchState;
}

interface MatchRow {
  id: number;
  urn: string;
  sport_key: string;
  status: MatchStatus;
  stage_code: number | null;
  statistics: StoredStatistics;
  available_markets: number;
  version: bigint;
}

/**
 * Reads what the changes may touch, by urn. The matches stay locked until the transaction ends, so that nobody
 * else changes their lines meanwhile; the lock lets bets refer to them.
 */
export async function loadMatches(
  tx: Transaction<Database>,
  changes: readonly FeedChange[],
): Promise<Map<string, LoadedMatch>> {
  const urns = [...new Set(changes.flatMap((change) => ('match' in change ? [change.match] : [])))];
  if (urns.length === 0) return new Map();
  const { rows } = await sql<MatchRow>`
    select m.id, m.urn, m.status, m.stage_code, m.statistics, m.available_markets, m.version,
      s.key as sport_key
    from matches m
    join tournaments t on t.id = m.tournament_id
    join categories c on c.id = t.category_id
    join sports s on s.id = c.sport_id
    where m.urn = any(${urns}::text[])
    order by m.id for no key update of m`.execute(tx);
  const loaded = new Map(rows.map((row) => [row.urn, loadedMatch(row)]));
  await loadLines(tx, loaded, changes);
  await loadCancels(tx, loaded, changes);
  for (const { before, now } of loaded.values()) {
    for (const [key, line] of before.lines) now.lines.set(key, line);
    for (const [key, cancel] of before.cancels) now.cancels.set(key, cancel);
  }
  return loaded;
}

function loadedMatch(row: MatchRow): LoadedMatch {
  const play = { status: row.status, stageCode: row.stage_code, statistics: row.statistics };
  return {
    id: row.id,
    sportKey: row.sport_key,
    version: Number(row.version),
    available: row.available_markets,
    before: { play, lines: new Map(), cancels: new Map() },
    now: { play, lines: new Map(), cancels: new Map() },
  };
}

interface LineRow {
  match_id: number;
  market_id: number;
  specifier: string;
  status: MarketStatus;
  product: number;
  priced_live: boolean;
  favourite: boolean;
  outcomes: StoredOutcomes;
  results: StoredResults | null;
  dead_heats: StoredDeadHeats | null;
}

/** Named lines, and for a stop every line that takes bets or may do so before the stop in the same batch. */
async function loadLines(
  tx: Transaction<Database>,
  loaded: ReadonlyMap<string, LoadedMatch>,
  changes: readonly FeedChange[],
): Promise<void> {
  const named = changes.flatMap((change) => {
    const match = 'specifier' in change ? loaded.get(change.match) : undefined;
    return match && 'specifier' in change
      ? [{ m: match.id, k: change.marketId, s: change.specifier }]
      : [];
  });
  const halted = changes.flatMap((change) => {
    const match = change.type === 'lines_stopped' ? loaded.get(change.match) : undefined;
    return match ? [match.id] : [];
  });
  if (named.length === 0 && halted.length === 0) return;
  const { rows } = await sql<LineRow>`
    select l.match_id, l.market_id, l.specifier, l.status, l.product, l.priced_live, l.favourite,
      l.outcomes, l.results, l.dead_heats
    from markets l
    where (l.match_id, l.market_id, l.specifier) in (
        select * from unnest(${named.map(({ m }) => m)}::integer[],
          ${named.map(({ k }) => k)}::integer[], ${named.map(({ s }) => s)}::text[]))
      or (l.match_id = any(${halted}::integer[]) and l.status = 1)
    order by l.match_id, l.market_id, l.specifier`.execute(tx);
  const byId = new Map([...loaded.values()].map((match) => [match.id, match]));
  for (const row of rows) {
    const line = lineOf(row);
    byId.get(row.match_id)?.before.lines.set(lineKeyOf(line), line);
  }
}

function lineOf(row: LineRow): Line {
  return {
    marketId: row.market_id,
    specifier: row.specifier,
    status: row.status,
    product: row.product,
    pricedLive: row.priced_live,
    favourite: row.favourite,
    outcomes: row.outcomes,
    results: row.results,
    deadHeats: row.dead_heats,
  };
}

const ABOUT_CANCELS: ReadonlySet<FeedChange['type']> = new Set([
  'line_cancelled',
  'cancellation_withdrawn',
]);

async function loadCancels(
  tx: Transaction<Database>,
  loaded: ReadonlyMap<string, LoadedMatch>,
  changes: readonly FeedChange[],
): Promise<void> {
  if (!changes.some((change) => ABOUT_CANCELS.has(change.type))) return;
  const byId = new Map([...loaded.values()].map((match) => [match.id, match]));
  const rows = await tx
    .selectFrom('market_cancels')
    .selectAll()
    .where('match_id', 'in', [...byId.keys(), 0])
    .execute();
  for (const row of rows) {
    const cancel: Cancel = {
      marketId: row.market_id,
      specifier: row.specifier,
      placedFrom: row.placed_from?.getTime() ?? null,
      placedTo: row.placed_to?.getTime() ?? null,
    };
    byId.get(row.match_id)?.before.cancels.set(cancelKeyOf(cancel), cancel);
  }
}

/** The producers of a provider, by id, locked until the transaction ends. */
export async function loadProducers(
  tx: Transaction<Database>,
  provider: string,
): Promise<Map<number, Producer>> {
  const rows = await tx
    .selectFrom('producers')
    .selectAll()
    .where('provider', '=', provider)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        status: row.status === 'active' ? 'active' : 'down',
        lastAliveAt: row.last_alive_at?.getTime() ?? null,
        lastMessageAt: row.last_message_at?.getTime() ?? 0,
        recoveryRequestId: row.recovery_request_id,
        recoveryRequestedAt: row.recovery_requested_at?.getTime() ?? null,
      },
    ]),
  );
}
