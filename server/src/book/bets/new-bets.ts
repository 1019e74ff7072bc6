import { assert } from '@touchline/domain/assert';
import type { EventPart } from '@touchline/domain/bets/exposure';
import { type BetBonus, type OfferedBonus, stakesCash } from '@touchline/domain/bonus/bet-bonus';
import { type Selectable, sql } from 'kysely';
import { jsonText } from '../../db/json-text';
import { PREPARED } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { command, type Statement, statement } from '../../db/statements';
import type { SiteSettings } from '../site';
import type { ToldSelection } from './bet-replies';
import type { TakenBet } from './check-within';
import type { PlacementAsked } from './placement-asked';
import type { ToldMatch } from './told-match';

/** A bet that may be taken. */
export interface BookedBet extends TakenBet {
  /** What it is to its events; nothing while somebody has yet to decide on it. */
  parts: readonly EventPart[];
  /** The amb freebets that it counts for, by id. */
  countsFor: readonly number[];
  /** The match of each leg. */
  matches: readonly ToldMatch[];
  /** The jackpots that it feeds once it is accepted. */
  jackpots: readonly number[];
}

/** A placement all of whose bets may be taken. */
export interface Accepted {
  asked: PlacementAsked;
  bets: readonly BookedBet[];
}

/** A bet as it is going to be written down. */
export interface NewBet {
  row: Selectable<Database['bets']>;
  selections: readonly ToldSelection[];
  bet: BookedBet;
}

/** Ids that nobody else gets. */
export interface FreshIds {
  bets: readonly number[];
  selections: readonly number[];
}

/** Takes ids for as many bets and selections. */
export function freshIds(bets: number, selections: number): Statement<FreshIds> {
  const query = sql<FreshIds>`${PREPARED}
    select array(select nextval('bets_id_seq')::integer from generate_series(1, ${bets}::integer)) as bets,
      array(select nextval('bet_selections_id_seq')::integer from generate_series(1, ${selections}::integer)) as selections`;
  return statement(query, ([ids]) => {
    assert(ids, 'a query without a table has one row');
    return ids;
  });
}

/** Total odds are for showing; a product beyond what the column holds is shown as that much. */
const MOST_ODDS = 2_147_483_647;

/**
 * The bets of accepted placements, those of each in the order they were asked for. They are counted from 1, until those
 * that are taken get ids: what is refused uses none up.
 */
export function newBets(
  accepted: readonly Accepted[],
  site: Pick<SiteSettings, 'limits'>,
): NewBet[][] {
  let [bets, legs] = [0, 0];
  const [nextBet, nextSelection] = [() => (bets += 1), () => (legs += 1)];
  return accepted.map(({ asked, bets }) =>
    bets.map((bet, ordinal) => ({
      row: { id: nextBet(), ...rowOf(asked, bet, ordinal, site) },
      selections: bet.legs.map((leg, at) => {
        const match = bet.matches[at];
        assert(match, 'a leg that is taken is of a match');
        const { marketId: market_id, specifier, outcomeId: outcome_id, odds } = leg;
        const selection = { market_id, specifier, outcome_id, odds, match };
        return { id: nextSelection(), result: 'no_results' as const, ...selection };
      }),
      bet,
    })),
  );
}

/** Bets with ids in place of how they were counted. */
export function withIds(bets: readonly NewBet[], ids: FreshIds): NewBet[] {
  const [nextBet, nextSelection] = [oneByOne(ids.bets), oneByOne(ids.selections)];
  return bets.map(({ row, selections, bet }) => ({
    row: { ...row, id: nextBet() },
    selections: selections.map((selection) => ({ ...selection, id: nextSelection() })),
    bet,
  }));
}

/** Gives ids out one by one. */
function oneByOne(ids: readonly number[]): () => number {
  let given = 0;
  return () => {
    const id = ids[given];
    assert(id !== undefined, 'ids are taken for all bets that are taken');
    given += 1;
    return id;
  };
}

function rowOf(
  asked: PlacementAsked,
  { kind, isVip, stake, potentialWin, odds, bonus, jackpots }: BookedBet,
  ordinal: number,
  { limits }: Pick<SiteSettings, 'limits'>,
): Omit<NewBet['row'], 'id'> {
  const currency = asked.placement.bets[ordinal]?.stake.currency ?? '';
  return {
    player_id: asked.playerId,
    placement_id: asked.placement.meta.placement_id,
    ordinal,
    type: kind.type,
    system_id: kind.type === 'system' ? kind.system.id : null,
    system_cap: (kind.type === 'system' ? limits[currency]?.systemCap : null) ?? null,
    custom_odds: kind.type === 'custom_bet' ? kind.odds : null,
    status: isVip ? 'submitted' : 'waiting_results',
    result: 'no_results',
    ended_as: null,
    is_vip: isVip,
    used_in_jackpot: !isVip && jackpots.length > 0,
    currency,
    stake,
    win_amount: potentialWin,
    odds: Math.min(odds, MOST_ODDS),
    settlements: 0,
    created_at: asked.now,
    settled_at: null,
    cashed_out_stake: 0n,
    cashed_out_paid: 0n,
    to_cashout: null,
    cashout_reason: null,
    cashout_at: null,
    cashout_stale: true,
    auto_cashout_value: null,
    auto_cashout_share: null,
    auto_cashout_id: null,
    cashout_until: null,
    bonus: bonus && keptBonus(bonus),
    bonus_id: bonus?.id ?? null,
    freebet_id: stakesCash(bonus) ? null : (bonus?.id ?? null),
    from_bonus: 0n,
    freebet_due: null,
  };
}

/** What settling the bet needs of its bonus. */
function keptBonus(bonus: OfferedBonus): BetBonus {
  const { type, id } = bonus;
  if (type !== 'comboboost') return { type, id };
  return { type, id, minOdds: bonus.minOdds, ranges: bonus.ranges };
}

/**
 * Writes bets down with their selections.
 *
 * A bet may have been asked for in a time that was cancelled before it got here. Its line is queued again, because
 * whoever settled that cancellation could not see the bet.
 */
export function betsWritten(bets: readonly NewBet[]): Statement<void>[] {
  const rows = command(sql`${PREPARED}
    insert into bets (id, player_id, placement_id, ordinal, type, system_id, system_cap, custom_odds, status, is_vip,
      used_in_jackpot, currency, stake, win_amount, odds, created_at, bonus, bonus_id, freebet_id)
    overriding system value
    select * from json_to_recordset(${jsonText(bets.map(({ row }) => row))}::json) as r (
      id integer, player_id integer, placement_id uuid, ordinal integer, type text, system_id integer,
      system_cap bigint, custom_odds integer, status text, is_vip boolean, used_in_jackpot boolean,
      currency text, stake bigint,
      win_amount bigint, odds integer, created_at timestamptz, bonus jsonb, bonus_id integer,
      freebet_id integer)`);
  const legs = command(sql`${PREPARED}
    with leg as (
      select * from json_to_recordset(${jsonText(bets.flatMap(legRows))}::json) as r (
        id integer, bet_id integer, ordinal integer, match_id integer, market_id integer, specifier text,
        outcome_id text, odds integer, created_at timestamptz)),
    written as (
      insert into bet_selections (id, bet_id, ordinal, match_id, market_id, specifier, outcome_id, odds)
      overriding system value
      select id, bet_id, ordinal, match_id, market_id, specifier, outcome_id, odds from leg)
    insert into settlement_queue (match_id, market_id, specifier)
    select distinct match_id, market_id, specifier
    from leg join (
      select match_id, market_id, specifier, placed_from, placed_to from market_cancels
      union all select match_id, market_id, specifier, placed_from, placed_to from price_errors
    ) mc using (match_id, market_id, specifier)
    where leg.created_at between coalesce(mc.placed_from, '-infinity') and coalesce(mc.placed_to, 'infinity')`);
  return [rows, legs];
}

function legRows({ row, selections }: NewBet) {
  return selections.map(({ id, match, market_id, specifier, outcome_id, odds }, ordinal) => ({
    id,
    bet_id: row.id,
    ordinal,
    match_id: match.match_id,
    market_id,
    specifier,
    outcome_id,
    odds,
    created_at: row.created_at,
  }));
}
