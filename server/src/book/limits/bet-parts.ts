import type { AcceptedBet } from '@touchline/domain/bets/check-placement';
import type { BetType } from '@touchline/domain/bets/bet-kind';
import type { BetStatus } from '@touchline/domain/bets/bet-status';
import { type EventPart, eventParts } from '@touchline/domain/bets/exposure';
import { stakesCash } from '@touchline/domain/bonus/bet-bonus';
import { minor, odds, ZERO } from '@touchline/domain/money';
import { type Selectable, sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { type Statement, statement } from '../../db/statements';
import { hasOneWinner } from './one-winner';

/** What a bet is to one of its events. */
export interface BetPart extends EventPart {
  betId: number;
  currency: string;
}

/** Bets that can still cost something: the book has taken them, and they are not settled. */
const TAKEN: readonly BetStatus[] = ['waiting_results', 'ready_to_process', 'cashout_in_progress'];

interface BetRow {
  id: number;
  type: BetType;
  currency: string;
  /** What is left of the stake, and of what it wins at most. */
  stake: bigint;
  win: bigint;
  legs: {
    match_id: number;
    market_id: number;
    specifier: string;
    outcome_id: string;
    odds: number;
    provider: string;
  }[];
}

/** What these bets are to their events as they stand now; nothing for those that are not taken or are settled. */
export function partsNow(betIds: readonly number[]): Statement<BetPart[]> {
  const query = sql<BetRow>`${PREPARED}
    select b.id, b.type, b.currency,
      case when b.freebet_id is null then b.stake - b.cashed_out_stake else 0 end as stake,
      b.win_amount - b.cashed_out_paid as win,
      jsonb_agg(jsonb_build_object('match_id', s.match_id, 'market_id', s.market_id, 'specifier', s.specifier,
        'outcome_id', s.outcome_id, 'odds', s.odds, 'provider', m.provider) order by s.ordinal) as legs
    from bets b join bet_selections s on s.bet_id = b.id join matches m on m.id = s.match_id
    where b.id = any(${betIds}::integer[]) and b.status = any(${TAKEN}::text[])
    group by b.id order by b.id
  `;
  return statement(query, (rows) => rows.flatMap(partsOfRow));
}

function partsOfRow(row: BetRow): BetPart[] {
  return eventParts({
    type: row.type,
    stake: minor(row.stake),
    win: minor(row.win),
    legs: row.legs.map((leg) => ({
      matchId: leg.match_id,
      marketId: leg.market_id,
      specifier: leg.specifier,
      outcomeId: leg.outcome_id,
      odds: odds(leg.odds),
      sharesWin: !hasOneWinner(leg.market_id, leg.provider),
    })),
  }).map((part) => ({ ...part, betId: row.id, currency: row.currency }));
}

/** What a bet is to its events before it has a row. `providerOf` knows whose each leg is. */
export function partsOf(
  { kind, stake, potentialWin: win, legs, bonus }: AcceptedBet,
  providerOf: (leg: AcceptedBet['legs'][number]) => string,
): EventPart[] {
  const shared = legs.map((leg) => ({
    ...leg,
    sharesWin: !hasOneWinner(leg.marketId, providerOf(leg)),
  }));
  // What a freebet stakes is the house's own: there is nothing to win from it.
  const won = stakesCash(bonus) ? stake : ZERO;
  return eventParts({ type: kind.type, stake: won, win, legs: shared });
}

/** What was kept of these bets. */
export function partsKept(betIds: readonly number[]): Statement<BetPart[]> {
  const query = sql<Selectable<Database['bet_exposures']> & { currency: string }>`${PREPARED}
    select x.*, b.currency from bet_exposures x join bets b on b.id = x.bet_id
    where x.bet_id = any(${betIds}::integer[])`;
  return statement(query, (rows) =>
    rows.map((row) => ({
      betId: row.bet_id,
      matchId: row.match_id,
      currency: row.currency,
      line: row.line,
      outcomeId: row.outcome_id,
      stake: minor(row.staked),
      win: minor(row.pays),
      voided: minor(row.voided),
    })),
  );
}
