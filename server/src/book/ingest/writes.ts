import { type PushEventSent } from '@touchline/wire/push/events';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { Line } from './line';
import type { Cancel, Play } from './match-state';
import type { Producer } from './producer';

/** A row of the outbox. A changed match is only named: whoever relays it knows the locale of its card. */
export interface Announcement {
  readonly channel: string;
  readonly eventName: PushEventSent['event_name'];
  readonly message: object;
  readonly urgent: boolean;
}

/** All rows that a batch of changes leaves behind. */
export interface Writes {
  /** A line whose change nobody can see keeps its version; it is written with 0. */
  readonly lines: { matchId: number; version: number; line: Line }[];
  readonly matches: { id: number; version: number; available: number; play: Play }[];
  readonly cancelsMade: { matchId: number; cancel: Cancel }[];
  readonly cancelsUndone: { matchId: number; cancel: Cancel }[];
  readonly toSettle: { matchId: number; marketId: number; specifier: string }[];
  readonly producers: { provider: string; producer: Producer }[];
  readonly announcements: Announcement[];
  /** The feed is known up to here, ms since epoch, under the name of its run. */
  readonly resumedTo: { run: string; at: number } | null;
}

/** Nothing to write yet. */
export function noWrites(): Writes {
  return {
    lines: [],
    matches: [],
    cancelsMade: [],
    cancelsUndone: [],
    toSettle: [],
    producers: [],
    announcements: [],
    resumedTo: null,
  };
}

/**
 * Writes everything in one statement, in one round trip. Lines are written in the order in which a placement
 * locks them, so that the two cannot wait for each other.
 */
export async function write(tx: Transaction<Database>, writes: Writes): Promise<void> {
  await sql`with
    l as (
      insert into markets (match_id, market_id, specifier, status, product, priced_live, favourite,
        outcomes, results, dead_heats, version)
      select match_id, market_id, specifier, status, product, priced_live, favourite,
        outcomes, results, dead_heats, version
      from jsonb_to_recordset(${json(writes.lines.map(lineRow))}::jsonb) as r (
        match_id integer, market_id integer, specifier text, status smallint, product smallint,
        priced_live boolean, favourite boolean, outcomes jsonb, results jsonb, dead_heats jsonb,
        version bigint)
      order by match_id, market_id, specifier
      on conflict (match_id, market_id, specifier) do update set
        status = excluded.status, product = excluded.product, priced_live = excluded.priced_live,
        favourite = excluded.favourite, outcomes = excluded.outcomes, results = excluded.results,
        dead_heats = excluded.dead_heats,
        version = greatest(markets.version, excluded.version)),
    m as (
      update matches set version = r.version, available_markets = r.available, status = r.status,
        stage_code = r.stage_code, statistics = r.statistics
      from jsonb_to_recordset(${json(writes.matches.map(matchRow))}::jsonb) as r (
        id integer, version bigint, available integer, status smallint, stage_code integer,
        statistics jsonb)
      where matches.id = r.id),
    u as (
      delete from market_cancels c
      using jsonb_to_recordset(${json(writes.cancelsUndone.map(cancelRow))}::jsonb) as r (
        match_id integer, market_id integer, specifier text, placed_from timestamptz,
        placed_to timestamptz)
      where (c.match_id, c.market_id, c.specifier) = (r.match_id, r.market_id, r.specifier)
        and c.placed_from is not distinct from r.placed_from
        and c.placed_to is not distinct from r.placed_to),
    c as (
      insert into market_cancels (match_id, market_id, specifier, placed_from, placed_to)
      select * from jsonb_to_recordset(${json(writes.cancelsMade.map(cancelRow))}::jsonb) as r (
        match_id integer, market_id integer, specifier text, placed_from timestamptz,
        placed_to timestamptz)),
    q as (
      insert into settlement_queue (match_id, market_id, specifier)
      select * from jsonb_to_recordset(${json(writes.toSettle.map(settleRow))}::jsonb) as r (
        match_id integer, market_id integer, specifier text)),
    p as (
      insert into producers (id, provider, status, last_alive_at, last_message_at,
        recovery_request_id, recovery_requested_at)
      select * from jsonb_to_recordset(${json(writes.producers.map(producerRow))}::jsonb) as r (
        id smallint, provider text, status text, last_alive_at timestamptz,
        last_message_at timestamptz, recovery_request_id integer, recovery_requested_at timestamptz)
      on conflict (id) do update set status = excluded.status,
        last_alive_at = excluded.last_alive_at, last_message_at = excluded.last_message_at,
        recovery_request_id = excluded.recovery_request_id,
        recovery_requested_at = excluded.recovery_requested_at),
    o as (
      insert into outbox (channel, event_name, message, urgent)
      select channel, event_name, message, urgent
      from jsonb_to_recordset(${json(writes.announcements.map(outboxRow))}::jsonb) as r (
        place integer, channel text, event_name text, message jsonb, urgent boolean)
      order by place)
    update feed_runs set resumed_to = ${time(writes.resumedTo?.at ?? 0)}::timestamptz
    where source = ${writes.resumedTo?.run ?? null}`.execute(tx);
}

function json(rows: readonly object[]): string {
  return JSON.stringify(rows);
}

function lineRow({ matchId, version, line }: Writes['lines'][number]) {
  return {
    match_id: matchId,
    market_id: line.marketId,
    specifier: line.specifier,
    status: line.status,
    product: line.product,
    priced_live: line.pricedLive,
    favourite: line.favourite,
    outcomes: line.outcomes,
    results: line.results,
    dead_heats: line.deadHeats,
    version,
  };
}

function matchRow({ id, version, available, play }: Writes['matches'][number]) {
  const { status, stageCode, statistics } = play;
  return { id, version, available, status, stage_code: stageCode, statistics };
}

function cancelRow({ matchId, cancel }: Writes['cancelsMade'][number]) {
  return {
    match_id: matchId,
    market_id: cancel.marketId,
    specifier: cancel.specifier,
    placed_from: time(cancel.placedFrom),
    placed_to: time(cancel.placedTo),
  };
}

function settleRow({ matchId, marketId, specifier }: Writes['toSettle'][number]) {
  return { match_id: matchId, market_id: marketId, specifier };
}

function producerRow({ provider, producer }: Writes['producers'][number]) {
  return {
    id: producer.id,
    provider,
    status: producer.status,
    last_alive_at: time(producer.lastAliveAt),
    last_message_at: time(producer.lastMessageAt),
    recovery_request_id: producer.recoveryRequestId,
    recovery_requested_at: time(producer.recoveryRequestedAt),
  };
}

function outboxRow({ channel, eventName, message, urgent }: Announcement, place: number) {
  return { place, channel, event_name: eventName, message, urgent };
}

function time(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
