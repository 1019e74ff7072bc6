import type { EventType } from '@touchline/domain/event';
import type { MarketStatus, MatchStatus } from '@touchline/domain/bets/market-status';
import { type Kysely, sql } from 'kysely';
import type {
  Database,
  StoredDeadHeats,
  StoredOutcomes,
  StoredResults,
  StoredStatistics,
} from '../../db/schema';
import type { HeldMatch } from './held-match';
import { type HeldBack, NOT_HELD } from './hold';
import { type Hold, type Line } from './line';
import { cancelKeyOf } from './cancels';
import { lineKeyOf } from './line-key';
import type { Producer } from './producer';
import type { Moment, MomentKind } from './timeline';
import { TrackedMap } from './tracked-map';

/** Reads matches with all their lines, void bets and moments. Those that are not known are not among the answer. */
export async function loadMatches(
  db: Kysely<Database>,
  urns: readonly string[],
): Promise<HeldMatch[]> {
  if (urns.length === 0) return [];
  const rows = await db
    .selectFrom('matches')
    .innerJoin('sports', 'sports.id', 'matches.sport_id')
    .select([
      'matches.id',
      'matches.urn',
      'matches.type',
      'status',
      'stage_code',
      'statistics',
      'start_time',
    ])
    .select(['available_markets', 'version', 'sports.key', 'matches.provider'])
    .where('matches.urn', 'in', urns)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, heldMatch(row)]));
  if (byId.size === 0) return [];
  await loadLines(db, byId);
  await loadCancels(db, byId);
  await loadMoments(db, byId);
  return [...byId.values()];
}

interface MatchRow {
  id: number;
  urn: string;
  type: EventType;
  key: string;
  provider: string;
  status: number;
  stage_code: number | null;
  statistics: StoredStatistics;
  start_time: Date;
  available_markets: number;
  version: bigint;
}

function heldMatch(row: MatchRow): HeldMatch {
  const { status, stage_code: stageCode, statistics } = row;
  const play = { status: status as MatchStatus, stageCode, statistics };
  return {
    id: row.id,
    urn: row.urn,
    type: row.type,
    sportKey: row.key,
    version: Number(row.version),
    available: row.available_markets,
    state: {
      provider: row.provider,
      startTime: row.start_time.getTime(),
      play,
      lines: new TrackedMap(),
      cancels: new TrackedMap(),
      moments: [],
      told: null,
    },
    storedPlay: play,
    storedMoments: 0,
  };
}

type ById = ReadonlyMap<number, HeldMatch>;

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
  next_bet_stop: Date | null;
  cashout: number;
  /** Older rows lack what holds lines since. */
  hold: Partial<Hold> | null;
  feed: HeldBack | null;
}

async function loadLines(db: Kysely<Database>, byId: ById): Promise<void> {
  const { rows } = await sql<LineRow>`
    select match_id, market_id, specifier, status, product, priced_live, favourite, outcomes,
      results, dead_heats, next_bet_stop, cashout, hold, feed
    from markets left join held_lines using (match_id, market_id, specifier)
    where match_id = any(${[...byId.keys()]}::integer[])
    order by match_id, market_id, specifier`.execute(db);
  for (const row of rows) {
    const line = lineOf(row);
    byId.get(row.match_id)?.state.lines.set(lineKeyOf(line), line);
  }
  for (const { state } of byId.values()) state.lines.keep();
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
    nextBetStop: row.next_bet_stop?.getTime() ?? null,
    cashout: row.cashout,
    hold: row.hold && { ...NOT_HELD, ...row.hold },
    ...row.feed,
  };
}

async function loadCancels(db: Kysely<Database>, byId: ById): Promise<void> {
  const rows = await db
    .selectFrom('market_cancels')
    .selectAll()
    .where('match_id', 'in', [...byId.keys()])
    .execute();
  for (const row of rows) {
    const cancel = {
      marketId: row.market_id,
      specifier: row.specifier,
      placedFrom: row.placed_from?.getTime() ?? null,
      placedTo: row.placed_to?.getTime() ?? null,
      openEnd: row.open_end,
    };
    byId.get(row.match_id)?.state.cancels.set(cancelKeyOf(cancel), cancel);
  }
  for (const { state } of byId.values()) state.cancels.keep();
}

async function loadMoments(db: Kysely<Database>, byId: ById): Promise<void> {
  const rows = await db
    .selectFrom('match_timeline')
    .selectAll()
    .where('match_id', 'in', [...byId.keys()])
    .orderBy('match_id')
    .orderBy('ordinal')
    .execute();
  for (const row of rows) {
    const moment: Moment = {
      at: row.at.getTime(),
      matchTime: row.match_time,
      kind: row.kind as MomentKind,
      side: row.side as 1 | 2 | null,
      home: row.home,
      away: row.away,
    };
    byId.get(row.match_id)?.state.moments.push(moment);
  }
  for (const match of byId.values()) match.storedMoments = match.state.moments.length;
}

/** The producers of a provider, by id. */
export async function loadProducers(
  db: Kysely<Database>,
  provider: string,
): Promise<Map<number, Producer>> {
  const rows = await db
    .selectFrom('producers')
    .selectAll()
    .where('provider', '=', provider)
    .orderBy('id')
    .execute();
  return new Map(
    rows.map((row): [number, Producer] => [
      row.id,
      {
        id: row.id,
        status: row.status === 'active' || row.status === 'delayed' ? row.status : 'down',
        name: row.name,
        windowMinutes: row.recovery_window_minutes,
        lastAliveAt: row.last_alive_at?.getTime() ?? null,
        lastSignAt: row.last_sign_at?.getTime() ?? null,
        lastMessageAt: row.last_message_at?.getTime() ?? 0,
        recoveryRequestId: row.recovery_request_id,
        recoveryRequestedAt: row.recovery_requested_at?.getTime() ?? null,
        isRecovering: row.recovering,
        isDue: false,
      },
    ]),
  );
}
