import type { Writes } from './pending-writes';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Database } from '../../db/schema';
import { type Rows, rowsOf } from './rows';

/**
 * Writes everything in one statement, in one round trip. Lines are written in the order in which a placement
 * locks them, so that the two cannot wait for each other. The relay is woken when there is something to send, and the
 * job that announces providers when a producer goes down or comes back. `now` is the clock of the producers' signs.
 * Fails with a conflict when a match has changed since it was read.
 */
export async function write(
  db: Kysely<Database>,
  writes: Writes,
  now?: () => number,
): Promise<void> {
  const rows = rowsOf(writes, now);
  const parts = PARTS.flatMap((part) => part(rows, writes) ?? []);
  const { matchesRead, announcements, producers } = writes;
  if (parts.length === 0 && matchesRead.length === 0) return;
  // Functions of the statement itself are called before any of its parts writes.
  const calls = [
    sql`true`,
    ...(matchesRead.length > 0 ? [versionsChecked(matchesRead)] : []),
    ...(announcements.length > 0 ? [sql`pg_notify('outbox', 'soon')`] : []),
    ...(producers.some((each) => each.changesStatus) ? [sql`pg_notify('producers', '')`] : []),
  ];
  const before = parts.length === 0 ? sql`` : sql`with ${sql.join(parts)}`;
  await sql`${before} select ${sql.join(calls)}`.execute(db);
}

function versionsChecked(read: Writes['matchesRead']) {
  return sql`check_match_versions(${JSON.stringify(read)}::jsonb)`;
}

const CONFLICT = '40001';

/** Whether a write failed because a match has changed since it was read. */
export function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === CONFLICT;
}

type Part = (rows: Rows, writes: Writes) => RawBuilder<unknown> | null;

const PARTS: readonly Part[] = [
  writtenLines,
  heldLines,
  releasedLines,
  writtenMatches,
  writtenPlays,
  writtenMoments,
  undoneCancels,
  madeCancels,
  queuedLines,
  writtenProducers,
  keptAthletes,
  keptPrices,
  announced,
  resumed,
];

function recordset(rows: readonly object[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;
}

function writtenLines({ lines }: Rows) {
  if (lines.length === 0) return null;
  return sql`l as (
    insert into markets (match_id, market_id, specifier, status, product, priced_live, favourite,
      outcomes, results, dead_heats, next_bet_stop, cashout, version)
    select match_id, market_id, specifier, status, product, priced_live, favourite,
      outcomes, results, dead_heats, next_bet_stop, cashout, version
    from ${recordset(lines)} as r (
      match_id integer, market_id integer, specifier text, status smallint, product smallint,
      priced_live boolean, favourite boolean, outcomes jsonb, results jsonb, dead_heats jsonb,
      next_bet_stop timestamptz, cashout smallint, version bigint)
    order by match_id, market_id, specifier
    on conflict (match_id, market_id, specifier) do update set
      status = excluded.status, product = excluded.product, priced_live = excluded.priced_live,
      favourite = excluded.favourite, outcomes = excluded.outcomes, results = excluded.results,
      dead_heats = excluded.dead_heats, next_bet_stop = excluded.next_bet_stop,
      cashout = excluded.cashout, version = greatest(markets.version, excluded.version))`;
}

function heldLines({ linesHeld }: Rows) {
  if (linesHeld.length === 0) return null;
  return sql`hl as (
    insert into held_lines (match_id, market_id, specifier, hold, feed, held_at)
    select * from ${recordset(linesHeld)} as r (
      match_id integer, market_id integer, specifier text, hold jsonb, feed jsonb,
      held_at timestamptz)
    on conflict (match_id, market_id, specifier) do update set
      hold = excluded.hold, feed = excluded.feed, held_at = excluded.held_at)`;
}

function releasedLines({ linesReleased }: Rows) {
  if (linesReleased.length === 0) return null;
  return sql`rl as (
    delete from held_lines h using ${recordset(linesReleased)} as r (
      match_id integer, market_id integer, specifier text)
    where (h.match_id, h.market_id, h.specifier) = (r.match_id, r.market_id, r.specifier))`;
}

function writtenMatches({ matches }: Rows) {
  if (matches.length === 0) return null;
  return sql`m as (
    update matches set version = r.version, available_markets = r.available,
      card = coalesce(r.card, matches.card)
    from ${recordset(matches)} as r (id integer, version bigint, available integer, card jsonb)
    where matches.id = r.id)`;
}

/** A match is in one of the two: of a row that two parts of a statement update, one update is lost. */
function writtenPlays({ plays }: Rows) {
  if (plays.length === 0) return null;
  return sql`s as (
    update matches set version = r.version, available_markets = r.available,
      card = coalesce(r.card, matches.card), status = r.status,
      stage_code = r.stage_code, statistics = r.statistics
    from ${recordset(plays)} as r (
      id integer, version bigint, available integer, card jsonb, status smallint,
      stage_code integer, statistics jsonb)
    where matches.id = r.id)`;
}

function writtenMoments({ moments }: Rows) {
  if (moments.length === 0) return null;
  return sql`t as (
    insert into match_timeline (match_id, ordinal, at, match_time, kind, side, home, away)
    select * from ${recordset(moments)} as r (
      match_id integer, ordinal integer, at timestamptz, match_time text, kind text, side smallint,
      home integer, away integer)
    on conflict do nothing)`;
}

const CANCEL = sql`as r (match_id integer, market_id integer, specifier text,
  placed_from timestamptz, placed_to timestamptz, open_end boolean)`;

function undoneCancels({ cancelsUndone }: Rows) {
  if (cancelsUndone.length === 0) return null;
  return sql`u as (
    delete from market_cancels c using ${recordset(cancelsUndone)} ${CANCEL}
    where (c.match_id, c.market_id, c.specifier) = (r.match_id, r.market_id, r.specifier)
      and c.placed_from is not distinct from r.placed_from
      and c.placed_to is not distinct from r.placed_to and c.open_end = r.open_end)`;
}

function madeCancels({ cancelsMade }: Rows) {
  if (cancelsMade.length === 0) return null;
  return sql`c as (
    insert into market_cancels (match_id, market_id, specifier, placed_from, placed_to, open_end)
    select * from ${recordset(cancelsMade)} ${CANCEL}
    on conflict do nothing)`;
}

function queuedLines({ toSettle }: Rows) {
  if (toSettle.length === 0) return null;
  return sql`q as (
    insert into settlement_queue (match_id, market_id, specifier)
    select * from ${recordset(toSettle)} as r (
      match_id integer, market_id integer, specifier text))`;
}

function writtenProducers({ producers }: Rows) {
  if (producers.length === 0) return null;
  return sql`p as (
    insert into producers (id, provider, status, name, recovery_window_minutes, last_alive_at,
      last_sign_at, signed_at, last_message_at, recovery_request_id, recovery_requested_at,
      recovering)
    select id, provider, status, name, recovery_window_minutes, last_alive_at, last_sign_at,
      case when last_sign_at is not null
        then statement_timestamp() - sign_age * interval '1 ms' end,
      last_message_at, recovery_request_id, recovery_requested_at, recovering
    from ${recordset(producers)} as r (
      id smallint, provider text, status text, name text, recovery_window_minutes integer,
      last_alive_at timestamptz, last_sign_at timestamptz, sign_age double precision,
      last_message_at timestamptz, recovery_request_id integer,
      recovery_requested_at timestamptz, recovering boolean)
    on conflict (provider, id) do update set status = excluded.status, name = excluded.name,
      recovery_window_minutes = excluded.recovery_window_minutes,
      last_alive_at = excluded.last_alive_at, last_sign_at = excluded.last_sign_at,
      signed_at = excluded.signed_at,
      last_message_at = excluded.last_message_at,
      recovery_request_id = excluded.recovery_request_id,
      recovery_requested_at = excluded.recovery_requested_at, recovering = excluded.recovering)`;
}

function keptAthletes({ athletes }: Rows) {
  if (athletes.length === 0) return null;
  return sql`a as (
    insert into match_athletes (match_id, urn)
    select distinct match_id, urn from ${recordset(athletes)} as r (match_id integer, urn text)
    order by match_id, urn
    on conflict do nothing)`;
}

function keptPrices({ prices }: Rows) {
  if (prices.length === 0) return null;
  return sql`h as (
    insert into odds_history (match_id, market_id, specifier, at, odds)
    select * from ${recordset(prices)} as r (
      match_id integer, market_id integer, specifier text, at timestamptz, odds jsonb))`;
}

function announced({ announcements }: Rows) {
  if (announcements.length === 0) return null;
  return sql`o as (
    insert into outbox (channel, event_name, message, urgent)
    select channel, event_name, message, urgent
    from ${recordset(announcements)} as r (
      place integer, channel text, event_name text, message json, urgent boolean)
    order by place)`;
}

function resumed(_rows: object, { resumedTo }: Writes) {
  if (resumedTo === null) return null;
  return sql`f as (
    update feed_runs set resumed_to = ${new Date(resumedTo.at).toISOString()}::timestamptz
    where source = ${resumedTo.run})`;
}
