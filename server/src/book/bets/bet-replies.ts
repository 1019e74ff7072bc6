import { assert } from '@touchline/domain/assert';
import { betRef } from '@touchline/domain/bets/bet-ref';
import type { MatchStatus } from '@touchline/domain/bets/market-status';
import { systemOf } from '@touchline/domain/bets/system-types';
import { currencyOf } from '@touchline/domain/currency';
import { minor } from '@touchline/domain/money';
import type { LegResult } from '@touchline/domain/settlement/leg-result';
import type { BetReply } from '@touchline/wire/bets';
import { onWire } from '@touchline/wire/money';
import { type Kysely, type Selectable, sql } from 'kysely';
import { PREPARED, unseen } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { groupedBy } from '../grouped-by';
import { namedBy, urnsNamed } from '../catalogue/market-reply';
import { matchSlug } from '../catalogue/match-reply';
import { type Names, namesEverywhere } from '../catalogue/names';
import { lineNames } from '../market-catalogue';
import { systemReply } from '../system-reply';

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
  provider: string;
  /** Of what is won outright, which has no sides. */
  name: string | null;
  match_status: MatchStatus;
  start_time: Date;
  score: { home: number; away: number } | null;
  home: Side | null;
  away: Side | null;
  tournament: Side;
  sport_key: string;
}

interface Side {
  urn: string;
  name: string;
}

/** A placement, and the locale that its bets are named in. */
export interface NamedPlacement {
  playerId: number;
  id: string;
  locale: string;
}

/** The bets that each placement made, in the order they were sent. */
export async function betsOfPlacements(
  db: Kysely<Database>,
  placements: readonly NamedPlacement[],
): Promise<BetReply[][]> {
  if (placements.length === 0) return [];
  const { rows } = await sql<BetRow & { place: bigint }>`
    select b.*, p.place
    from unnest(${placements.map((each) => each.playerId)}::integer[],
      ${placements.map((each) => each.id)}::uuid[]) with ordinality p (player_id, id, place)
    join bets b on (b.player_id, b.placement_id) = (p.player_id, p.id)
    order by p.place, b.ordinal`.execute(db);
  const placeOf = new Map(rows.map((row) => [row.id, Number(row.place) - 1]));
  const localeOf = (row: BetRow) => placements[placeOf.get(row.id) ?? 0]?.locale ?? '';
  const bets = groupedBy(await betReplies(db, rows, localeOf), ({ id }) => placeOf.get(id));
  return placements.map((_, place) => bets.get(place) ?? []);
}

/** Bets as SPEC §3 has them, with names in the locale of each and the score of every match as it is now. */
export async function betReplies(
  db: Kysely<Database>,
  bets: readonly BetRow[],
  localeOf: (bet: BetRow) => string,
): Promise<BetReply[]> {
  if (bets.length === 0) return [];
  const rows = await selectionRows(
    db,
    bets.map((bet) => bet.id),
  );
  const selections = groupedBy(rows, (row) => row.bet_id);
  const namesIn = await namesEverywhere(db, [...new Set(rows.flatMap(urnsOf))]);
  return bets.map((bet) => {
    const locale = localeOf(bet);
    const named = selections.get(bet.id) ?? [];
    return betReply(bet, named, namesIn(locale), locale);
  });
}

function urnsOf({ urn, home, away, tournament, specifier, outcome_id }: SelectionRow): string[] {
  const told = [home, away, tournament].flatMap((each) => (each ? [each.urn] : []));
  return [urn, ...told, ...urnsNamed(specifier, [outcome_id])];
}

async function selectionRows(
  db: Kysely<Database>,
  betIds: readonly number[],
): Promise<SelectionRow[]> {
  const { rows } = await sql<SelectionRow>`${PREPARED}
    select s.id, s.bet_id, s.result, s.match_id, s.market_id, s.specifier, s.outcome_id, s.odds,
      m.urn, m.provider, m.name, m.status as match_status, m.start_time,
      m.statistics -> 'total_score' as score, sp.key as sport_key,
      case when h.id is not null then jsonb_build_object('urn', h.urn, 'name', h.name) end as home,
      case when a.id is not null then jsonb_build_object('urn', a.urn, 'name', a.name) end as away,
      jsonb_build_object('urn', t.urn, 'name', t.name) as tournament
    from bet_selections s
    join matches m on m.id = s.match_id
    left join competitors h on h.id = m.home_id
    left join competitors a on a.id = m.away_id
    join tournaments t on t.id = m.tournament_id
    join categories c on c.id = t.category_id
    join sports sp on sp.id = c.sport_id
    where s.bet_id = any(${unseen(betIds, 'integer[]')})
    order by s.bet_id, s.ordinal
  `.execute(db);
  return rows;
}

function betReply(
  bet: BetRow,
  selections: readonly SelectionRow[],
  names: Names,
  locale: string,
): BetReply {
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
    system: systemReplyOf(bet),
    selections: selections.map((row) => selectionReply(row, names, locale)),
    created_at: bet.created_at.toISOString(),
    settled_at: bet.settled_at?.toISOString() ?? null,
    ...offerReply(bet),
    cashed_out:
      bet.cashed_out_stake === 0n
        ? null
        : { stake: money(bet.cashed_out_stake), paid: money(bet.cashed_out_paid) },
    is_vip: bet.is_vip,
  };
}

/** What the player was told last that the bet is worth. A bet that is not open is worth what it paid. */
function offerReply(bet: BetRow): CashOutReply {
  const { status, to_cashout: value, cashout_reason: reason, cashout_at: at } = bet;
  if (status !== 'waiting_results') return NO_OFFER;
  return {
    to_cashout: value === null ? null : onWire(minor(value)),
    cashout_reason: reason as CashOutReply['cashout_reason'],
    cashout_at: at?.toISOString() ?? null,
  };
}

type CashOutReply = Pick<BetReply, 'to_cashout' | 'cashout_reason' | 'cashout_at'>;

const NO_OFFER: CashOutReply = { to_cashout: null, cashout_reason: null, cashout_at: null };

function systemReplyOf({ system_id: id }: BetRow): BetReply['system'] {
  const system = id === null ? undefined : systemOf(id);
  return system ? systemReply(system) : null;
}

function subunitsOf(currency: string): number {
  const known = currencyOf(currency);
  assert(known, `bets are in currencies of accounts, not ${currency}`);
  return known.subunits;
}

/** Lines are named as the catalogue names them: see `marketReply`. */
function selectionReply(
  row: SelectionRow,
  names: Names,
  locale: string,
): BetReply['selections'][number] {
  const { market_id: marketId, specifier, outcome_id: outcomeId } = row;
  const match = matchReply(row, names);
  const by = { ...match, provider: row.provider, event: match.name };
  const named = lineNames(marketId, specifier, namedBy(by, names), locale);
  return {
    id: row.id,
    result: row.result,
    match,
    market: { id: marketId, name: named.market },
    specifier,
    outcome: { id: outcomeId, name: named.outcome(outcomeId) },
    odds: row.odds,
  };
}

function matchReply(row: SelectionRow, names: Names): BetReply['selections'][number]['match'] {
  const { match_id: id, urn, name, home, away, tournament } = row;
  const nameOf = (side: Side | null) => (side ? names.of(side.urn, side.name) : '');
  return {
    id,
    urn_id: urn,
    slug: matchSlug({ id, name, home, away }),
    sport_key: row.sport_key,
    status: row.match_status,
    start_time: row.start_time.toISOString(),
    home: nameOf(home),
    away: nameOf(away),
    name: name === null ? null : names.of(urn, name),
    tournament: nameOf(tournament),
    score: row.score,
  };
}
