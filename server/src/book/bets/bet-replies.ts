import { assert } from '@touchline/domain/assert';
import { betRef } from '@touchline/domain/bets/bet-ref';
import { type BetStatus, passesBetFilter } from '@touchline/domain/bets/bet-status';
import { headToHeadOf } from '@touchline/domain/bets/head-to-head';
import { remainingOf, settledFor } from '@touchline/domain/bets/remaining';
import { systemOf } from '@touchline/domain/bets/system-types';
import { currencyOf } from '@touchline/domain/currency';
import { boostOdds, NO_BOOST } from '@touchline/domain/bonus/boost';
import { minor, type Minor, odds, sum, ZERO } from '@touchline/domain/money';
import { type LegResult, legStatus } from '@touchline/domain/settlement/leg-result';
import type { BetReply } from '@touchline/wire/bets';
import { onWire } from '@touchline/wire/money';
import { type Kysely, type Selectable, sql } from 'kysely';
import { PREPARED, unseen } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { run, type Statement } from '../../db/statements';
import { isolatedIn } from '../../language';
import { groupedBy } from '../grouped-by';
import { namedBy, urnsNamed } from '../catalogue/market-reply';
import { type Names, namesEverywhere } from '../catalogue/names';
import { lineNames } from '../market-catalogue';
import { systemReply } from '../system-reply';
import { termsOf } from './bet-terms';
import {
  TOLD_MATCH_COLUMNS,
  TOLD_MATCH_JOINS,
  type ToldMatch,
  toldMatch,
  urnsOfMatch,
} from './told-match';

type BetRow = Selectable<Database['bets']>;

/** A selection of a bet as it is told. */
export interface ToldSelection {
  id: number;
  result: LegResult;
  market_id: number;
  specifier: string;
  outcome_id: string;
  odds: number;
  /** Why it is void, where an operator has said so. */
  void_reason?: string | null;
  /** What a dead heat leaves of its win, in ten-thousandths. */
  dead_heat?: number | null;
  match: ToldMatch;
}

type SelectionRow = Omit<ToldSelection, 'match'> & ToldMatch & { bet_id: number };

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
  const told = rows.map((row) => ({ ...row, match: row }));
  const selections = groupedBy(told, (row) => row.bet_id);
  const namesIn = await run(db, namesOf(told));
  return bets.map((bet) => {
    const locale = localeOf(bet);
    return betReply(bet, selections.get(bet.id) ?? [], namesIn(locale), locale);
  });
}

/** Reads all that selections name, in every locale. */
export function namesOf(
  selections: readonly Pick<ToldSelection, 'match' | 'specifier' | 'outcome_id'>[],
): Statement<(locale: string) => Names> {
  const urns = selections.flatMap(({ match, specifier, outcome_id: outcome }) => [
    ...urnsOfMatch(match),
    ...urnsNamed(specifier, [outcome]),
  ]);
  return namesEverywhere([...new Set(urns)]);
}

async function selectionRows(
  db: Kysely<Database>,
  betIds: readonly number[],
): Promise<SelectionRow[]> {
  const { rows } = await sql<SelectionRow>`${PREPARED}
    select s.id, s.bet_id, s.result, s.match_id, s.market_id, s.specifier, s.outcome_id, s.odds, s.dead_heat,
      case when s.result = 'canceled' then coalesce((
        select pe.reason from price_errors pe join bets b on b.id = s.bet_id
        where (pe.match_id, pe.market_id, pe.specifier) = (s.match_id, s.market_id, s.specifier)
          and b.created_at between pe.placed_from and pe.placed_to
          and s.outcome_id = coalesce(pe.outcome_id, s.outcome_id) and s.odds >= pe.odds_from
        order by pe.id limit 1), (
        select l.details ->> 'reason' from operator_log l
        where l.action = 'market_voided' and l.details ->> 'match_id' = s.match_id::text
          and (l.details -> 'market_id')::integer = s.market_id and l.details -> 'specifiers' ? s.specifier
        order by l.id desc limit 1)) end as void_reason,
      ${TOLD_MATCH_COLUMNS}
    from bet_selections s
    join matches m on m.id = s.match_id
    ${TOLD_MATCH_JOINS}
    where s.bet_id = any(${unseen(betIds, 'integer[]')})
    order by s.bet_id, s.ordinal
  `.execute(db);
  return rows;
}

/** A bet in the words of one locale. */
export function betReply(
  bet: BetRow,
  selections: readonly ToldSelection[],
  names: Names,
  locale: string,
): BetReply {
  const money = (value: bigint) => moneyReply(minor(value), bet.currency);
  const { left, paid } = remainingNow(bet, selections);
  return {
    id: bet.id,
    ref: betRef(bet.id),
    type: bet.type as BetReply['type'],
    status: statusReply(bet),
    result: bet.result as BetReply['result'],
    stake: money(bet.stake),
    win_amount: money(paid),
    odds: bet.odds,
    remaining: {
      stake: money(left.stake),
      odds: left.odds,
      win: money(left.win),
      ...(left.fromBonus > ZERO && { from_bonus: money(left.fromBonus) }),
      ...(left.boost > NO_BOOST && { boost: left.boost }),
    },
    system: systemReplyOf(bet),
    selections: selections.map((row) => selectionReply(row, names, locale)),
    created_at: bet.created_at.toISOString(),
    settled_at: bet.settled_at?.toISOString() ?? null,
    ...offerReply(bet),
    cashed_out:
      bet.cashed_out_stake === 0n
        ? null
        : { stake: money(bet.cashed_out_stake), paid: money(bet.cashed_out_paid) },
    ...autoReply(bet),
    is_vip: bet.is_vip,
    used_in_jackpot: bet.used_in_jackpot,
    ...bonusReply(bet, selections),
  };
}

/** What remains of a bet, and all that it paid or can still return. One that never ran is as it was placed. */
function remainingNow(bet: BetRow, selections: readonly ToldSelection[]) {
  const terms = termsOf(bet);
  const legs = selections.map((leg) => ({
    odds: odds(leg.odds),
    result: leg.result,
    deadHeat: leg.dead_heat ?? null,
  }));
  const left = remainingOf(terms, legs);
  if (passesBetFilter('open', bet.status as BetStatus)) {
    return { left, paid: sum([terms.cashedOut?.paid ?? ZERO, left.win]) };
  }
  const paid = minor(bet.win_amount);
  return { left: settledFor(left, terms, paid), paid };
}

/** A bet whose cash-out waits out the live delay is open, and may be settled meanwhile. */
function statusReply({ status, cashout_until: until }: BetRow): BetReply['status'] {
  const isCashingOut = status === 'waiting_results' && until !== null;
  return isCashingOut ? 'cashout_in_progress' : (status as BetReply['status']);
}

function autoReply({ auto_cashout_value: value, auto_cashout_share: share }: BetRow) {
  if (value === null || share === null) return {};
  return { auto_cashout: { value: onWire(minor(value)), share } };
}

/** An amount of a bet in its currency. */
export function moneyReply(value: Minor, currency: string): BetReply['stake'] {
  return { value: onWire(value), currency, subunits: subunitsOf(currency) };
}

/** What it was placed with; a boost is told by the odds of the legs as they were placed. */
function bonusReply(bet: BetRow, selections: readonly ToldSelection[]): Pick<BetReply, 'bonus'> {
  const { bonus, type } = bet;
  if (bonus === null) return {};
  const { id } = bonus;
  if (bonus.type !== 'comboboost' || type !== 'combo') return { bonus: { id, type: bonus.type } };
  const boost = boostOdds(
    bonus,
    selections.map((leg) => odds(leg.odds)),
  );
  return { bonus: { id, type: bonus.type, odds: boost } };
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
  row: ToldSelection,
  names: Names,
  locale: string,
): BetReply['selections'][number] {
  const { market_id: marketId, specifier, outcome_id: outcomeId } = row;
  const match = toldMatch(row.match, names);
  const by = { ...match, provider: row.match.provider, event: match.name };
  const named = lineNames(marketId, specifier, namedBy(by, names), locale);
  const duel = duelReply(row, names);
  return {
    id: row.id,
    status: legStatus(row.result),
    result: row.result,
    ...(row.void_reason ? { void_reason: row.void_reason } : {}),
    ...(typeof row.dead_heat === 'number' ? { dead_heat: row.dead_heat } : {}),
    match,
    market: { id: marketId, name: withSides(named.market, duel?.sides, locale) },
    specifier,
    outcome: { id: outcomeId, name: named.outcome(outcomeId) },
    ...(duel && { against: duel.against }),
    odds: row.odds,
  };
}

/** Between which two a line is, by their names; null for any other line, and where a name is not known. */
function duelReply({ specifier, outcome_id: outcomeId }: ToldSelection, names: Names) {
  const duel = headToHeadOf(specifier, outcomeId);
  if (!duel) return null;
  const [one, other] = duel.sides.map((urn) => names.known(urn));
  const name = names.known(duel.against);
  if (!one || !other || !name) return null;
  return { sides: `${one} – ${other}`, against: { id: duel.against, name } };
}

/** "Head to head (Rory McIlroy – Jon Rahm)": the market alone does not say between whom. */
function withSides(market: string, sides: string | undefined, locale: string): string {
  return sides === undefined ? market : `${market} (${isolatedIn(locale, sides)})`;
}
