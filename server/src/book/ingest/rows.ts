import type { HeldBack } from './hold';
import type { Line } from './line';
import type { Writes } from './pending-writes';

/** What is to be written, as the columns of the tables. */
export function rowsOf(writes: Writes, now?: () => number) {
  const plays = new Map(writes.plays.map(({ id, play }) => [id, play]));
  return {
    lines: writes.lines.map(lineRow),
    linesHeld: writes.linesHeld.map(heldRow),
    linesReleased: writes.linesReleased.map(({ matchId, line }) => lineName(matchId, line)),
    matches: writes.matches.filter(({ id }) => !plays.has(id)),
    plays: writes.matches.flatMap((match) => {
      const play = plays.get(match.id);
      if (!play) return [];
      const { status, stageCode, statistics } = play;
      return [{ ...match, status, stage_code: stageCode, statistics }];
    }),
    moments: writes.moments.map(momentRow),
    cancelsMade: writes.cancelsMade.map(cancelRow),
    cancelsUndone: writes.cancelsUndone.map(cancelRow),
    toSettle: writes.toSettle.map(settleRow),
    producers: writes.producers.map((each) => producerRow(each, now)),
    athletes: writes.athletes.map(({ matchId, urn }) => ({ match_id: matchId, urn })),
    prices: writes.prices.map(priceRow),
    announcements: writes.announcements.map(outboxRow),
  };
}

/** Columns of the tables that `writes` fills. */
export type Rows = ReturnType<typeof rowsOf>;

function lineRow({ matchId, version, line }: Writes['lines'][number]) {
  return {
    ...lineName(matchId, line),
    status: line.status,
    product: line.product,
    priced_live: line.pricedLive,
    favourite: line.favourite,
    outcomes: line.outcomes,
    results: line.results,
    dead_heats: line.deadHeats,
    next_bet_stop: time(line.nextBetStop),
    cashout: line.cashout,
    version,
  };
}

function lineName(matchId: number, { marketId, specifier }: Line) {
  return { match_id: matchId, market_id: marketId, specifier };
}

function heldRow({ matchId, line }: Writes['linesHeld'][number]) {
  const { status, outcomes, results, deadHeats, hold } = line;
  const feed: HeldBack = { status, outcomes, results, deadHeats };
  const parts = [hold?.price, hold?.settlement, hold?.naming, hold?.closed];
  const since = Math.min(...parts.flatMap((part) => (part ? [part.since] : [])));
  return { ...lineName(matchId, line), hold, feed, held_at: time(since) };
}

function momentRow({ matchId, ordinal, moment }: Writes['moments'][number]) {
  const { at, matchTime, kind, side, home, away } = moment;
  return {
    match_id: matchId,
    ordinal,
    at: time(at),
    match_time: matchTime,
    kind,
    side,
    home,
    away,
  };
}

function cancelRow({ matchId, cancel }: Writes['cancelsMade'][number]) {
  return {
    match_id: matchId,
    market_id: cancel.marketId,
    specifier: cancel.specifier,
    placed_from: time(cancel.placedFrom),
    placed_to: time(cancel.placedTo),
    open_end: cancel.openEnd,
  };
}

function settleRow({ matchId, marketId, specifier }: Writes['toSettle'][number]) {
  return { match_id: matchId, market_id: marketId, specifier };
}

function priceRow({ matchId, marketId, specifier, at, odds }: Writes['prices'][number]) {
  return { match_id: matchId, market_id: marketId, specifier, at: time(at), odds };
}

function producerRow(
  { provider, producer }: Writes['producers'][number],
  now: (() => number) | undefined,
) {
  const { lastSignAt } = producer;
  const signAge = now && lastSignAt !== null ? Math.max(0, now() - lastSignAt) : 0;
  return {
    id: producer.id,
    provider,
    status: producer.status,
    name: producer.name,
    recovery_window_minutes: producer.windowMinutes,
    last_alive_at: time(producer.lastAliveAt),
    last_sign_at: time(lastSignAt),
    sign_age: signAge,
    last_message_at: time(producer.lastMessageAt),
    recovery_request_id: producer.recoveryRequestId,
    recovery_requested_at: time(producer.recoveryRequestedAt),
    recovering: producer.isRecovering,
  };
}

function outboxRow(
  { channel, eventName, message, urgent }: Writes['announcements'][number],
  place: number,
) {
  return { place, channel, event_name: eventName, message, urgent };
}

function time(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
