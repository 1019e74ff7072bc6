import { unreachable } from '@touchline/domain/assert';
import { lineKey, outcomeKey } from '@touchline/domain/bets/outcome-key';
import type { Odds } from '@touchline/domain/money';
import type { MarketChange, PushEvent } from '@touchline/wire/push/events';
import type { LiveLine, LiveMatch, LiveOutcome, LiveState } from './live-state';
import { seedMatches } from './seed';

type Message<Name extends PushEvent['event_name']> = Extract<
  PushEvent,
  { event_name: Name }
>['message'];

/**
 * What the page knows after an event. Returns the same objects wherever nothing changed, so that
 * only what changed renders again; an event that is not newer than what is known changes nothing.
 */
export function applyPush(
  state: LiveState,
  event: PushEvent,
  made: WeakSet<object> = new WeakSet(),
): LiveState {
  switch (event.event_name) {
    case 'markets_changed':
      return withMarkets(state, event.message, made);
    case 'match_status_changed':
      return withStatus(state, event.message, made);
    case 'match_changed':
      return state.matches.has(event.message.match.id)
        ? seedMatches(state, [event.message.match])
        : state;
    case 'provider_status_changed':
      return withProvider(state, event.message);
    case 'heartbeat':
    case 'balance_changed':
    case 'bet_changed':
    case 'bet_cashout_changed':
    case 'bonus_issued':
    case 'tournament_pool_changed':
    case 'notification':
    case 'unread_counters_changed':
      return state;
    default:
      return unreachable(event);
  }
}

/** The same for many events, one after the other: each map is copied once for all of them. */
export function applyAll(state: LiveState, events: readonly PushEvent[]): LiveState {
  const made = new WeakSet();
  return events.reduce((next, event) => applyPush(next, event, made), state);
}

/** A map to write to: the same where it was made for this, and nobody has seen it yet. */
function writable<K, V>(map: ReadonlyMap<K, V>, made: WeakSet<object>): Map<K, V> {
  if (made.has(map)) return map as Map<K, V>;
  const copy = new Map(map);
  made.add(copy);
  return copy;
}

/** Lines of matches that nobody looks at are not kept. */
function withMarkets(
  state: LiveState,
  message: Message<'markets_changed'>,
  made: WeakSet<object>,
): LiveState {
  const match = state.matches.get(message.match_id);
  if (!match) return state;
  const newer = message.markets.filter((market) => {
    const known = state.lines.get(lineOf(message.match_id, market));
    return !known || known.version < message.version;
  });
  const counted = withCount(match, message);
  if (newer.length === 0 && counted === match) return state;
  const lines = writable(state.lines, made);
  const outcomes = writable(state.outcomes, made);
  for (const market of newer) {
    const line = lineFrom(message, market, lines.get(lineOf(message.match_id, market)));
    lines.set(lineOf(message.match_id, market), line);
    for (const id of line.outcomeIds) {
      const key = outcomeKey({ ...line, outcomeId: id });
      const next = outcomeFrom(message.version, market, id, outcomes.get(key));
      if (next) outcomes.set(key, next);
    }
  }
  const matches =
    counted === match
      ? state.matches
      : writable(state.matches, made).set(message.match_id, counted);
  return { ...state, matches, lines, outcomes };
}

function lineOf(matchId: number, market: MarketChange): string {
  return lineKey({ matchId, marketId: market.id, specifier: market.specifier });
}

function lineFrom(
  { match_id: matchId, version }: Message<'markets_changed'>,
  market: MarketChange,
  known: LiveLine | undefined,
): LiveLine {
  const { next_bet_stop: stop = known?.nextBetStop ?? null } = market;
  const named = market.outcomes.map(({ id }) => id);
  const earlier = known?.outcomeIds.filter((id) => !named.includes(id)) ?? [];
  return {
    matchId,
    marketId: market.id,
    specifier: market.specifier,
    status: market.status,
    mostBalanced: market.most_balanced,
    nextBetStop: stop,
    outcomeIds:
      known && named.every((id) => known.outcomeIds.includes(id))
        ? known.outcomeIds
        : [...earlier, ...named],
    version,
  };
}

/**
 * A suspension names no outcomes: those that are known stay, with the line's new status. An outcome that is as it was
 * stays the same object, so that of a line only the buttons that changed are drawn again.
 */
function outcomeFrom(
  version: number,
  market: MarketChange,
  id: string,
  known: LiveOutcome | undefined,
): LiveOutcome | undefined {
  const sent = market.outcomes.find((outcome) => outcome.id === id);
  const odds = sent?.odds ?? known?.odds ?? null;
  const active = sent ? sent.active && sent.odds !== null : (known?.active ?? false);
  const { status } = market;
  if (known?.odds === odds && known.active === active && known.status === status) return known;
  if (!sent && !known) return undefined;
  return {
    odds,
    active,
    status,
    moved: movement(known?.odds ?? null, odds) || (known?.moved ?? 0),
    version,
  };
}

function movement(before: Odds | null, now: Odds | null): -1 | 0 | 1 {
  if (before === null || now === null || before === now) return 0;
  return now > before ? 1 : -1;
}

function withCount(match: LiveMatch, message: Message<'markets_changed'>): LiveMatch {
  const count = message.available_markets;
  if (count === undefined || message.version <= match.countVersion) return match;
  return { ...match, availableMarkets: count, countVersion: message.version };
}

function withStatus(
  state: LiveState,
  message: Message<'match_status_changed'>,
  made: WeakSet<object>,
): LiveState {
  const match = state.matches.get(message.match_id);
  if (!match || match.version >= message.version) return state;
  const { status, stage, statistics, version } = message;
  return {
    ...state,
    matches: writable(state.matches, made).set(message.match_id, {
      ...match,
      status,
      stage,
      statistics,
      version,
    }),
  };
}

function withProvider(state: LiveState, message: Message<'provider_status_changed'>): LiveState {
  const isDown = message.status === 'down';
  if (state.down.has(message.provider) === isDown) return state;
  const down = new Set(state.down);
  if (isDown) down.add(message.provider);
  else down.delete(message.provider);
  return { ...state, down };
}
