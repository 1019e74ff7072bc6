import {
  EVENT_KINDS,
  type EventKind,
  type SignificantEvent,
} from '@touchline/wire/significant-events';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

/** How long events of one kind about the same thing are gathered in one row. */
const GATHERED_MS = 60_000;

/** Kinds that anybody can cause without an account, as often as they like. */
const FROM_OUTSIDE: ReadonlySet<EventKind> = new Set([
  'sign_in_failed',
  'sign_in_limited',
  'origin_refused',
  'bearer_refused',
]);

/**
 * Rows of one kind within a minute; what comes beyond is counted in one more, which says nothing of what it is about.
 *
 * @internal
 */
export const MOST_ROWS = { fromOutside: 60, others: 5000 };

/** Rows written in one statement. */
const ROWS = 1000;

/** Rows deleted in one statement. */
const OLD_ROWS = 5000;

/** Takes note of an event: it is counted and written down soon. It never fails and never waits. */
export type NoteEvent = (event: SignificantEvent) => void;

/** Significant events of this process, on their way into the database. */
export interface EventLog {
  noteEvent: NoteEvent;
  /** How often each kind happened since the start. */
  counts(): ReadonlyMap<EventKind, number>;
  /** Writes down what was noted; what cannot be written stays noted. One call at a time. */
  write(db: Kysely<Database>): Promise<void>;
}

interface Noted {
  event: SignificantEvent;
  /** The row, once it is written. */
  id: string | null;
  unwritten: number;
  firstAt: number;
  lastAt: number;
}

/** Opens the log. `now` is a clock that never goes back, in ms: it tells how long ago something happened. */
export function createEventLog(now: () => number = () => performance.now()): EventLog {
  const counts = new Map<EventKind, number>(EVENT_KINDS.map((kind) => [kind, 0]));
  const byKind = new Map<EventKind, Map<string, Noted>>(
    EVENT_KINDS.map((kind) => [kind, new Map()]),
  );
  return {
    counts: () => counts,
    noteEvent: (event) => {
      counts.set(event.kind, (counts.get(event.kind) ?? 0) + 1);
      const noted = placeFor(event, byKind.get(event.kind) ?? new Map<string, Noted>(), now());
      noted.unwritten += 1;
      noted.lastAt = now();
    },
    write: async (db) => {
      for (const [, rows] of byKind) forgetOld(rows, now());
      const all = [...byKind.values()].flatMap((rows) => [...rows.values()]);
      const waiting = all.filter(({ unwritten }) => unwritten > 0);
      for (let at = 0; at < waiting.length; at += ROWS) {
        await writeRows(db, waiting.slice(at, at + ROWS), now());
      }
    },
  };
}

/** The row in memory that an event is counted in. */
function placeFor(event: SignificantEvent, rows: Map<string, Noted>, at: number): Noted {
  const most = FROM_OUTSIDE.has(event.kind) ? MOST_ROWS.fromOutside : MOST_ROWS.others;
  const key = `${event.playerId ?? ''} ${JSON.stringify(event.about ?? {})}`;
  const known = openRow(rows, key, at);
  if (known) return known;
  if (rows.size >= most) forgetOld(rows, at);
  return rows.size < most
    ? newRow(rows, key, { event, at })
    : (openRow(rows, OTHERS, at) ?? newRow(rows, OTHERS, { event: { kind: event.kind }, at }));
}

/** No key of an event: each has a number or nothing, a space and an object. */
const OTHERS = 'others';

/** Where nothing could be written for a while, its row goes on gathering, so that an outage fills no memory. */
function openRow(rows: Map<string, Noted>, key: string, at: number): Noted | undefined {
  const row = rows.get(key);
  return row && (row.unwritten > 0 || at - row.firstAt < GATHERED_MS) ? row : undefined;
}

function newRow(
  rows: Map<string, Noted>,
  key: string,
  { event, at }: { event: SignificantEvent; at: number },
): Noted {
  const row = { event, id: null, unwritten: 0, firstAt: at, lastAt: at };
  rows.set(key, row);
  return row;
}

function forgetOld(rows: Map<string, Noted>, at: number): void {
  for (const [key, row] of rows) {
    if (row.unwritten === 0 && at - row.firstAt >= GATHERED_MS) rows.delete(key);
  }
}

/** What happens while it is written stays for the next time. */
async function writeRows(db: Kysely<Database>, rows: readonly Noted[], at: number): Promise<void> {
  const written = rows.map((row) => row.unwritten);
  const told = rows.map(({ event, id, unwritten, firstAt, lastAt }, place) => ({
    place,
    id,
    kind: event.kind,
    player_id: event.playerId ?? null,
    about: event.about ?? {},
    count: unwritten,
    first_ago: (at - firstAt) / 1000,
    last_ago: (at - lastAt) / 1000,
  }));
  const { rows: added } = await sql<{ id: string }>`
    with told as (
      select r.*, now() - make_interval(secs => first_ago) as at,
        now() - make_interval(secs => last_ago) as last_at
      from json_to_recordset(${JSON.stringify(told)}::json) r (
        place integer, id bigint, kind text, player_id integer, about jsonb, count integer,
        first_ago double precision, last_ago double precision)),
    counted as (
      update significant_events e set count = e.count + told.count, last_at = told.last_at
      from told where e.id = told.id)
    insert into significant_events (kind, at, last_at, count, player_id, about)
    select kind, at, last_at, count, player_id, about from told where id is null order by place
    returning id::text
  `.execute(db);
  const ids = added.values();
  for (const [place, row] of rows.entries()) {
    row.unwritten -= written[place] ?? 0;
    row.id ??= ids.next().value?.id ?? null;
  }
}

/** Deletes events that are older than so many days, some at a time; answers whether there may be more. */
export async function dropOldEvents(db: Kysely<Database>, days: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from significant_events where id in (
      select id from significant_events where at < now() - make_interval(days => ${days}::integer)
      order by at limit ${OLD_ROWS})
  `.execute(db);
  return Number(numAffectedRows) === OLD_ROWS;
}

/** How often events of each kind have happened, as Prometheus names it. */
export const EVENT_FIGURES = {
  significant_events_total: 'Significant events since the start, by kind.',
} as const;

/** Reads these figures. */
export function eventFigures({ counts }: Pick<EventLog, 'counts'>) {
  return [...counts()].map(([kind, value]) => ({
    name: 'significant_events_total',
    labels: { kind },
    value,
  }));
}
