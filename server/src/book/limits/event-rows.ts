import { assert } from '@touchline/domain/assert';
import { type EventExposure, exposedTo } from '@touchline/domain/bets/exposure';
import { type LineTotals, NO_BETS, withBet } from '@touchline/domain/bets/liability';
import { minor, ZERO } from '@touchline/domain/money';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { columnOf, PREPARED, unseen } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { command, run, runTogether, type Statement, statement } from '../../db/statements';
import type { BetPart } from './bet-parts';

/** A part of bets on an event, without the bet. */
export type Moved = Omit<BetPart, 'betId'>;

/** What events can cost, by event and currency; lines are those of the parts they were read for. */
export type Exposures = ReadonlyMap<string, EventExposure>;

/** Names an event in one currency. */
export function eventKey({ matchId, currency }: Pick<Moved, 'matchId' | 'currency'>): string {
  return `${matchId}/${currency}`;
}

/** What is kept of the events that these parts are on. */
export async function readExposures(
  db: Kysely<Database>,
  parts: readonly Moved[],
): Promise<Exposures> {
  const events = sql<EventRow>`
    select match_id, currency, liability from event_exposures
    where (match_id, currency) in (select * from unnest(
      ${parts.map((part) => part.matchId)}::integer[], ${parts.map((part) => part.currency)}::text[]))
  `;
  return exposuresIn((await events.execute(db)).rows, await run(db, linesOf(parts)));
}

interface EventRow {
  match_id: number;
  currency: string;
  liability: bigint;
}

/**
 * The same, and nobody else changes them until the transaction ends. All events are taken in one order and in one
 * statement, which makes those that have no row yet: no two transactions wait for each other. Call it once in a
 * transaction, after the locks on bets and before the ledger.
 */
export async function lockExposures(
  tx: Transaction<Database>,
  parts: readonly Moved[],
): Promise<Exposures> {
  return exposuresIn(...(await runTogether(tx, exposuresLocked(parts))));
}

/** The two statements of `lockExposures`, whose answers `exposuresIn` puts together. */
export function exposuresLocked(parts: readonly Moved[]) {
  const events = sql<EventRow>`${PREPARED}
    insert into event_exposures (match_id, currency, liability)
    select distinct match_id, currency, 0 from unnest(
      ${columnOf(parts, (part) => part.matchId, 'integer[]')},
      ${columnOf(parts, (part) => part.currency, 'text[]')}) part (match_id, currency)
    order by match_id, currency
    on conflict (match_id, currency) do update set liability = event_exposures.liability
    returning match_id, currency, liability
  `;
  return [statement(events, (rows) => rows), linesOf(parts)] as const;
}

/** Events as they are kept, and the lines of some parts. */
export function exposuresIn(events: readonly EventRow[], lines: Lines): Exposures {
  return new Map(
    events.map(({ match_id: matchId, currency, liability }) => {
      const key = eventKey({ matchId, currency });
      return [key, { liability: minor(liability), lines: lines.get(key) ?? new Map() }];
    }),
  );
}

/** What was staked on lines, by event and line. */
type Lines = ReadonlyMap<string, ReadonlyMap<string, LineTotals>>;

function linesOf(parts: readonly Moved[]): Statement<Lines> {
  const query = sql<Selectable<Database['exposure_outcomes']>>`${PREPARED}
    select * from exposure_outcomes where (match_id, currency, line) in (select * from unnest(
      ${columnOf(parts, (part) => part.matchId, 'integer[]')},
      ${columnOf(parts, (part) => part.currency, 'text[]')},
      ${columnOf(parts, (part) => part.line, 'text[]')}))`;
  return statement(query, linesIn);
}

function linesIn(rows: readonly Selectable<Database['exposure_outcomes']>[]): Lines {
  const lines = new Map<string, Map<string, LineTotals>>();
  for (const { match_id: matchId, currency, line, outcome_id: outcomeId, ...totals } of rows) {
    const key = eventKey({ matchId, currency });
    const event = lines.get(key) ?? new Map<string, LineTotals>();
    const amounts = {
      stake: minor(totals.staked),
      win: minor(totals.pays),
      voided: minor(totals.voided),
    };
    event.set(line, withBet(event.get(line) ?? NO_BETS, { line, outcomeId, ...amounts }));
    lines.set(key, event);
  }
  return lines;
}

/** The event of a part as it is kept; one that nobody has bet on costs nothing. */
export function exposureAt(exposures: Exposures, part: Moved): EventExposure {
  return exposures.get(eventKey(part)) ?? { liability: ZERO, lines: new Map() };
}

/** Exposures with some more parts. */
export function exposedWith(exposures: Exposures, parts: readonly Moved[]): Exposures {
  const next = new Map(exposures);
  for (const part of parts) next.set(eventKey(part), exposedTo(exposureAt(next, part), part));
  return next;
}

/** Writes what has moved, on events that the caller has locked, and what the events cost after it. */
export function exposuresWritten(moved: readonly Moved[], after: Exposures): Statement<void> {
  const liabilities = moved.map((part) => {
    const event = after.get(eventKey(part));
    assert(event, 'what moves was counted');
    return event.liability;
  });
  return command(sql`${PREPARED}
    with moved as (
      select * from unnest(
        ${columnOf(moved, (part) => part.matchId, 'integer[]')}, ${columnOf(moved, (part) => part.currency, 'text[]')},
        ${columnOf(moved, (part) => part.line, 'text[]')}, ${columnOf(moved, (part) => part.outcomeId, 'text[]')},
        ${columnOf(moved, (part) => part.stake, 'bigint[]')}, ${columnOf(moved, (part) => part.win, 'bigint[]')},
        ${columnOf(moved, (part) => part.voided, 'bigint[]')}, ${unseen(liabilities, 'bigint[]')})
        m (match_id, currency, line, outcome_id, staked, pays, voided, liability)),
    outcomes as (
      insert into exposure_outcomes as kept (match_id, currency, line, outcome_id, staked, pays, voided)
      select match_id, currency, line, outcome_id, sum(staked), sum(pays), sum(voided)
      from moved group by match_id, currency, line, outcome_id
      on conflict (match_id, currency, line, outcome_id) do update set
        staked = kept.staked + excluded.staked, pays = kept.pays + excluded.pays,
        voided = kept.voided + excluded.voided)
    update event_exposures e set liability = m.liability
    from (select distinct match_id, currency, liability from moved) m
    where (e.match_id, e.currency) = (m.match_id, m.currency)
  `);
}
