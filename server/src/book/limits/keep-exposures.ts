import { minor } from '@touchline/domain/money';
import { sql, type Transaction } from 'kysely';
import { columnOf, PREPARED } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { command, runTogether, type Statement } from '../../db/statements';
import { groupedBy } from '../grouped-by';
import { type BetPart, partsKept, partsNow } from './bet-parts';
import { exposedWith, lockExposures, exposuresWritten } from './event-rows';

/**
 * Brings what is kept of events to how these bets stand now: one that was settled, cashed out or rejected leaves, one
 * whose result was taken back comes again, and a part of one stays what it is. Done twice it changes nothing.
 *
 * The caller has locked the bets and written how they stand. Call it once in a transaction, before the ledger.
 */
export async function keepExposures(
  tx: Transaction<Database>,
  betIds: readonly number[],
): Promise<void> {
  const writing = await exposuresToKeep(tx, betIds);
  if (writing.length > 0) await runTogether(tx, writing);
}

/** The statements that are left to do once the events are locked; none where nothing changes. */
export async function exposuresToKeep(
  tx: Transaction<Database>,
  betIds: readonly number[],
): Promise<Statement<void>[]> {
  if (betIds.length === 0) return [];
  const parts = await runTogether(tx, [partsKept(betIds), partsNow(betIds)]);
  const [kept, now] = parts.map((each) => groupedBy(each, (part) => part.betId));
  const changed = betIds.filter((id) => textOf(kept?.get(id)) !== textOf(now?.get(id)));
  if (changed.length === 0) return [];
  const gone = changed.flatMap((id) => kept?.get(id) ?? []);
  const come = changed.flatMap((id) => now?.get(id) ?? []);
  const moved = [...gone.map(takenOut), ...come];
  const before = await lockExposures(tx, moved);
  return [
    exposuresWritten(moved, exposedWith(before, moved)),
    command(sql`delete from bet_exposures where bet_id = any(${changed}::integer[])`),
    partsWritten(come),
  ];
}

/** Writes down what bets are to their events, so that they take it with them. */
export function partsWritten(parts: readonly BetPart[]): Statement<void> {
  return command(sql`${PREPARED}
    insert into bet_exposures (bet_id, match_id, line, outcome_id, staked, pays, voided)
    select * from unnest(
      ${columnOf(parts, (part) => part.betId, 'integer[]')}, ${columnOf(parts, (part) => part.matchId, 'integer[]')},
      ${columnOf(parts, (part) => part.line, 'text[]')}, ${columnOf(parts, (part) => part.outcomeId, 'text[]')},
      ${columnOf(parts, (part) => part.stake, 'bigint[]')}, ${columnOf(parts, (part) => part.win, 'bigint[]')},
      ${columnOf(parts, (part) => part.voided, 'bigint[]')})
  `);
}

function takenOut(part: BetPart): BetPart {
  return {
    ...part,
    stake: minor(-part.stake),
    win: minor(-part.win),
    voided: minor(-part.voided),
  };
}

/** Parts in one spelling; of a bet there is one for each event. */
function textOf(parts: readonly BetPart[] = []): string {
  const each = parts.map(({ matchId, line, outcomeId, stake, win, voided }) =>
    [matchId, line, outcomeId, stake, win, voided].join(' '),
  );
  return each.toSorted().join('\n');
}
