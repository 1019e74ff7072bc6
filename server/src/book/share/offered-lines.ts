import { MARKET_STATUS, MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { lineKey } from '@touchline/domain/bets/outcome-key';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import type { StoredSharedSelection } from '../../db/tables/shares';
import type { LineRow } from '../catalogue/lines';

/** A line that a selection is of. */
interface OfferedLine extends LineRow {
  match_id: number;
}

/** What is over, or was never on. A match that is stopped may go on. */
const OVER = [MATCH_STATUS.closed, MATCH_STATUS.finished, MATCH_STATUS.notCovered];
/** Lines that the match screen shows. */
const SHOWN = [MARKET_STATUS.active, MARKET_STATUS.suspended];

/**
 * Finds the lines of these selections that are still offered (SPEC §4 "Adding a selection"): shown on the
 * screen of a match that is not over. Ids arrive as any whole number, so they are compared as bigint.
 */
export async function offeredLines(
  db: Kysely<Database>,
  selections: readonly StoredSharedSelection[],
): Promise<(selection: StoredSharedSelection) => OfferedLine | undefined> {
  const { rows } = await sql<OfferedLine>`
    select mk.match_id, mk.market_id, mk.specifier, mk.status, mk.favourite, mk.outcomes,
      mk.next_bet_stop, mk.version
    from markets mk
    join matches m on m.id = mk.match_id
    where (mk.match_id, mk.market_id, mk.specifier) in (
      select * from unnest(
        ${selections.map((each) => each.match_id)}::bigint[],
        ${selections.map((each) => each.market_id)}::bigint[],
        ${selections.map((each) => each.specifier)}::text[]))
      and mk.status = any(${SHOWN}::integer[]) and m.status <> all(${OVER}::integer[])
  `.execute(db);
  const lines = new Map(rows.map((row) => [keyOf(row), row]));
  return (selection) => lines.get(keyOf(selection));
}

function keyOf({ match_id, market_id, specifier }: Omit<StoredSharedSelection, 'outcome_id'>) {
  return lineKey({ matchId: match_id, marketId: market_id, specifier });
}
