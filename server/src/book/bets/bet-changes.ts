import type { BetStatus } from '@touchline/domain/bets/bet-status';
import type { BetResult } from '@touchline/domain/settlement/bet-result';
import type { LegResult } from '@touchline/domain/settlement/leg-result';
import { sql } from 'kysely';
import { jsonText } from '../../db/json-text';
import { PREPARED } from '../../db/prepared';
import { command, type Statement } from '../../db/statements';

/** How a bet stands after something became known of it, for its history. */
export interface BetChange {
  bet_id: number;
  status: BetStatus;
  result: BetResult;
  /** All that is paid for it then, in subunits. */
  paid: bigint;
  /** Whether more or less is due than before. */
  booked: boolean;
  /** The selections of which something else is known than before. */
  legs: readonly { id: number; result: LegResult }[];
}

/** Writes down what became of bets, beside the bets themselves: those show only how they stand last. */
export function changesWritten(changes: readonly BetChange[], now: Date): Statement<void> {
  return command(sql`${PREPARED}
    insert into bet_changes (bet_id, at, status, result, paid, booked, legs)
    select bet_id, ${now}::timestamptz, status, result, paid, booked, legs
    from json_to_recordset(${jsonText(changes)}::json) n (
      bet_id integer, status text, result text, paid bigint, booked boolean, legs jsonb)
  `);
}
