import { sql } from 'kysely';

/** How long a producer takes bets after its last sign of life. */
const SILENCE = sql`interval '20 s'`;
/** A sign from further ahead than this was written before the clock of the database was set back. */
const AHEAD = sql`interval '5 s'`;

/**
 * Whether the producer `p` of a query takes bets now: it is active, and its last sign is recent by the database's own
 * clock. Whatever stands still meanwhile, nobody has to write that it is down.
 */
export const PRODUCER_UP = sql<boolean>`coalesce(p.status = 'active'
  and p.signed_at > clock_timestamp() - ${SILENCE}
  and p.signed_at < clock_timestamp() + ${AHEAD}, false)`;
