import { assert } from '@touchline/domain/assert';
import type { MatchStatus } from '@touchline/domain/bets/market-status';
import { currencyOf } from '@touchline/domain/currency';
import { minor } from '@touchline/domain/money';
import type { LegResult } from '@touchline/domain/settlement/leg-result';
import type { BetReply } from '@touchline/wire/bets';
import { onWire } from '@touchline/wire/money';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { groupedBy } from '../grouped-by';
import { matchSlug } from '../catalogue/match-reply';
import { marketName, outcomeName } from '../market-catalogue';

type BetRow = Selectable<Database['bets']>;

interface SelectionRow {
  id: number;
  bet_id: number;
  result: LegResult;
  match_id: number;
  market_id: number;
  specifier: string;
  outcome_id: string;
  odds: number;
  urn: string;
  match_status: MatchStatus;
  start_time: Date;
  score: { home: number; away: number } | null;
  home: string;
  away: string;
  tournament: string;
  sport_key: string;
}

/** The bets that one placement made, in the order they were sent. */
export async function betsOfPlacement(
  db: Kysely<Database>,
  playerId: number,
  placementId: string,
  locale: string,
): Promise<BetReply[]> {
  const rows = await db
    .selectFrom('bets')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('placement_id', '=', placementId)
    .orderBy('ordinal')
    .execute();
  return betReplies(db, rows, () => locale);
}

/** Bets as SPEC §3 has them, with names in the locale of each and the score of every match as it is now. */
export async function betReplies(
  db: Kysely<Database>,
  bets: readonly BetRow[],
  localeOf: (bet: BetRow) => string,
): Promise<BetReply[]> {
  if (bets.length === 0) return [];
  const selections = groupedBy(
    await selectionRows(
      db,
      bets.map((bet) => bet.id),
    ),
    (row) => row.bet_id,
  );
  return bets.map((bet) => betReply(bet, selections.get(bet.id) ?? [], localeOf(bet)));
}

async function selectionRows(
  db: Kysely<Database>,
  betIds: readonly number[],
): Promise<SelectionRow[]> {
  const { rows } = await sql<SelectionRow>`
    select s.id, s.bet_id, s.result, s.match_id, s.market_id, s.specifier, s.outcome_id, s.odds,
      m.urn, m.status as match_status, m.start_time, m.statistics -> 'total_score' as score,
      h.name as home, a.name as away, t.name as tournament, sp.key as sport_key
    from bet_selections s
    join matches m on m.id = s.match_id
    join competitors h on h.id = m.home_id
    join competitors a on a.id = m.away_id
    join tournaments t on t.id = m.tournament_id
    join categories c on c.id = t.category_id
    join sports sp on sp.id = c.sport_id
    where s.bet_id = any(${betIds}::integer[])
    order by s.bet_id, s.ordinal
  `.execute(db);
  return rows;
}

function betReply(bet: BetRow, selections: readonly SelectionRow[], locale: string): BetReply {
  const money = (value: bigint) => ({
    value: onWire(minor(value)),
    currency: bet.currency,
    subunits: subunitsOf(bet.currency),
  });
  return {
    id: bet.id,
    ref: betRef(bet.id),
    type: bet.type as BetReply['type'],
    status: bet.status as BetReply['status'],
    result: bet.result as BetReply['result'],
    stake: money(bet.stake),
    win_amount: money(bet.win_amount),
    odds: bet.odds,
    selections: selections.map((row) => selectionReply(row, locale)),
    created_at: bet.created_at.toISOString(),
    settled_at: bet.settled_at?.toISOString() ?? null,
    is_vip: false,
  };
}

/** What a player reads out to customer support. */
function betRef(id: number): string {
  return `B${String(id).padStart(8, '0')}`;
}

function subunitsOf(currency: string): number {
  const known = currencyOf(currency);
  assert(known, `bets are in currencies of accounts, not ${currency}`);
  return known.subunits;
}

function selectionReply(row: SelectionRow, locale: string): BetReply['selections'][number] {
  const { market_id: marketId, specifier, outcome_id: outcomeId } = row;
  return {
    id: row.id,
    result: row.result,
    match: {
      id: row.match_id,
      urn_id: row.urn,
      slug: matchSlug(row.match_id, row.home, row.away),
      sport_key: row.sport_key,
      status: row.match_status,
      start_time: row.start_time.toISOString(),
      home: row.home,
      away: row.away,
      tournament: row.tournament,
      score: row.score,
    },
    market: { id: marketId, name: marketName(marketId, specifier, row, locale) },
    specifier,
    outcome: { id: outcomeId, name: outcomeName(marketId, specifier, outcomeId, row, locale) },
    odds: row.odds,
  };
}
