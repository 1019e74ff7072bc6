import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';

/** Where what is kept of events is not what their bets add up to. Amounts are in subunits. */
export type ExposureDifference =
  /** The most that an event costs is not what its lines say. */
  | { kind: 'liability'; event: number; currency: string; kept: bigint; counted: bigint }
  /** An outcome of an event is not what its bets add up to. */
  | { kind: 'exposure'; event: number; currency: string; line: string; outcome: string }
  /** A bet is counted that is not open, or one is not that is. */
  | { kind: 'exposed_bet'; bet: number; status: string };

/**
 * Counts again what events can cost and answers with every difference (SPEC §7 POST /bets/max-stake). Give it a
 * repeatable-read transaction when bets are placed meanwhile.
 */
export async function exposureDifferences(db: Kysely<Database>): Promise<ExposureDifference[]> {
  return [...(await wrongLiabilities(db)), ...(await wrongOutcomes(db)), ...(await wrongBets(db))];
}

async function wrongLiabilities(db: Kysely<Database>): Promise<ExposureDifference[]> {
  const { rows } = await sql<Extract<ExposureDifference, { kind: 'liability' }>>`
    select 'liability' as kind, e.match_id as event, e.currency, e.liability as kept,
      coalesce(l.counted, 0)::bigint as counted
    from event_exposures e left join (
      select match_id, currency, sum(greatest(0, most - staked)) as counted from (
        select match_id, currency, line, sum(staked) as staked, greatest(max(pays), sum(voided)) as most
        from exposure_outcomes group by match_id, currency, line) lines
      group by match_id, currency) l using (match_id, currency)
    where e.liability <> coalesce(l.counted, 0)
    order by e.match_id, e.currency
  `.execute(db);
  return rows;
}

async function wrongOutcomes(db: Kysely<Database>): Promise<ExposureDifference[]> {
  const { rows } = await sql<Extract<ExposureDifference, { kind: 'exposure' }>>`
    select 'exposure' as kind, match_id as event, currency, line, outcome_id as outcome
    from (
      select match_id, currency, line, outcome_id, staked, pays, voided from exposure_outcomes
      union all
      select x.match_id, b.currency, x.line, x.outcome_id, -x.staked, -x.pays, -x.voided
      from bet_exposures x join bets b on b.id = x.bet_id) moves
    group by match_id, currency, line, outcome_id
    having (sum(staked), sum(pays), sum(voided)) <> (0, 0, 0)
    order by match_id, currency, line, outcome_id
  `.execute(db);
  return rows;
}

async function wrongBets(db: Kysely<Database>): Promise<ExposureDifference[]> {
  const { rows } = await sql<Extract<ExposureDifference, { kind: 'exposed_bet' }>>`
    select 'exposed_bet' as kind, b.id as bet, b.status from bets b
    where b.status in ('waiting_results', 'ready_to_process', 'cashout_in_progress')
      and not exists (select from bet_exposures x where x.bet_id = b.id)
    union
    select 'exposed_bet', b.id, b.status from bet_exposures x join bets b on b.id = x.bet_id
    where b.status not in ('waiting_results', 'ready_to_process', 'cashout_in_progress')
    order by bet
  `.execute(db);
  return rows;
}
