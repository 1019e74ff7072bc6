import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the match `m` of a query should have begun by the database's clock, longer ago than the grace, and no live
 * message has come: the same as `isOverdue` of the domain. An outright has a closing time of its own.
 */
export function isOverdue(graceSeconds = 0): RawBuilder<boolean> {
  return sql`(m.type = 'match' and m.status = ${sql.lit(MATCH_STATUS.prematch)}
    and m.start_time <= clock_timestamp() - ${graceSeconds}::double precision * interval '1 s')`;
}
