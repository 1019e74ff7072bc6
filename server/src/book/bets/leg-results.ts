import type { Odds } from '@touchline/domain/money';
import type { LegResult } from '@touchline/domain/settlement/leg-result';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { command, type Statement } from '../../db/statements';
import { groupedBy } from '../grouped-by';

/** A leg with the result that was written down for it, and the one that holds now. */
export interface LegNow {
  id: number;
  bet_id: number;
  odds: Odds;
  result: LegResult;
  dead_heat: number | null;
  result_now: LegResult;
  dead_heat_now: number | null;
}

/**
 * For bet `b` and its selection `s`: the result by what the feed has said up to now. Bets placed while
 * their line was cancelled are void, whatever the line's result; both ends of such a time belong to it. So are those
 * that were taken at a price that was wrong.
 */
export const LEG_NOW: RawBuilder<unknown> = sql`(
  select case when void.it then 'canceled' else said.result end as result_now,
    case when not void.it and said.result in ('win_entire', 'refund_half_win_other') then said.dead_heat
      end as dead_heat_now
  from (
    select coalesce(mk.results ->> s.outcome_id, 'no_results') as result,
      (mk.dead_heats ->> s.outcome_id)::integer as dead_heat
    from (values (1)) one
    left join markets mk
      on (mk.match_id, mk.market_id, mk.specifier) = (s.match_id, s.market_id, s.specifier)
  ) said, (
    select exists (
      select from market_cancels mc
      where (mc.match_id, mc.market_id, mc.specifier) = (s.match_id, s.market_id, s.specifier)
        and b.created_at >= coalesce(mc.placed_from, '-infinity')
        and b.created_at <= coalesce(mc.placed_to, 'infinity')) or exists (
      select from price_errors pe
      where (pe.match_id, pe.market_id, pe.specifier) = (s.match_id, s.market_id, s.specifier)
        and b.created_at between pe.placed_from and pe.placed_to
        and s.outcome_id = coalesce(pe.outcome_id, s.outcome_id)
        and s.odds >= pe.odds_from) as it
  ) void)`;

/** Whether what is written down of a leg is no longer what holds. */
export const LEG_CHANGED: RawBuilder<unknown> = sql`
  (s.result, s.dead_heat) is distinct from (now.result_now, now.dead_heat_now)`;

/** All legs of the given bets, in order. The bets must be locked: see `touchedBets`. */
export async function readLegs(
  tx: Transaction<Database>,
  betIds: readonly number[],
): Promise<Map<number, LegNow[]>> {
  const { rows } = await sql<LegNow>`${PREPARED}
    select s.id, s.bet_id, s.odds, s.result, s.dead_heat, now.result_now, now.dead_heat_now
    from bets b
    join bet_selections s on s.bet_id = b.id
    join lateral ${LEG_NOW} now on true
    where b.id = any(${betIds}::integer[])
    order by s.bet_id, s.ordinal
  `.execute(tx);
  return groupedBy(rows, (row) => row.bet_id);
}

/** Writes down the results that have changed. */
export function legsWritten(legs: readonly LegNow[]): Statement<void> {
  const changed = legs.filter(
    (leg) => leg.result !== leg.result_now || leg.dead_heat !== leg.dead_heat_now,
  );
  return command(sql`${PREPARED}
    update bet_selections s set result = n.result, dead_heat = n.dead_heat
    from unnest(
      ${changed.map((leg) => leg.id)}::integer[],
      ${changed.map((leg) => leg.result_now)}::text[],
      ${changed.map((leg) => leg.dead_heat_now)}::integer[]) n (id, result, dead_heat)
    where s.id = n.id
  `);
}
