import { ok, refused, type Result } from '@touchline/domain/result';
import {
  bad,
  count,
  moment,
  optional,
  optionalCount,
  optionalFlag,
  optionalMoment,
  optionalScaled,
  optionalWhole,
  required,
  whole,
} from './attributes';
import type { AboutEvent, UofMessage } from './messages';
import { pricedMarket, settledMarket, voidedMarket } from './parse-market';
import { parseEventStatus } from './parse-status';
import type { EventStatus } from './status';
import { childOf, childrenOf, Malformed, readXml, type RefusalKind, type XmlElement } from './xml';

/** Why a message cannot be read. `line` counts from 1; `attribute` is null where none is to blame. */
export interface Unreadable {
  readonly line: number;
  readonly attribute: string | null;
  readonly reason: string;
  readonly kind: RefusalKind;
}

/** A message that was read; one of a type that we do not know is named, not refused. */
export type Parsed = UofMessage | { readonly type: 'unknown'; readonly name: string };

/** Reads one XML message strictly. What is malformed is refused with the line and attribute to blame. */
export function parseMessage(xml: string): Result<Parsed, Unreadable> {
  return readingOf(() => {
    const root = readXml(xml);
    const parse = Object.hasOwn(PARSERS, root.name) ? PARSERS[root.name] : undefined;
    return parse ? parse(root) : { type: 'unknown', name: root.name.slice(0, LONGEST_NAME) };
  });
}

/** Reads a `sport_event_status` that stands alone, such as the one of a scheduled event. */
export function parseStatus(xml: string): Result<EventStatus, Unreadable> {
  return readingOf(() => parseEventStatus(readXml(xml)));
}

const LONGEST_NAME = 60;

function readingOf<T>(read: () => T): Result<T, Unreadable> {
  try {
    return ok(read());
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    const { line, attribute, message: reason, kind } = error;
    return refused({ line, attribute, reason, kind });
  }
}

const PARSERS: Record<string, (root: XmlElement) => UofMessage> = {
  odds_change: (root) => ({ type: 'odds_change', ...aboutEvent(root), ...oddsOf(root) }),
  bet_stop: (root) => ({
    type: 'bet_stop',
    ...aboutEvent(root),
    groups: groupsOf(root),
    marketStatus: optionalWhole(root, 'market_status'),
  }),
  bet_settlement: (root) => ({
    type: 'bet_settlement',
    ...aboutEvent(root),
    certainty: whole(root, 'certainty'),
    markets: childrenOf(childOf(root, 'outcomes'), 'market').map(settledMarket),
  }),
  rollback_bet_settlement: (root) => ({
    type: 'rollback_bet_settlement',
    ...aboutEvent(root),
    ...marketsOf(root),
  }),
  bet_cancel: (root) => ({
    type: 'bet_cancel',
    ...aboutEvent(root),
    ...marketsOf(root),
    ...windowOf(root),
  }),
  rollback_bet_cancel: (root) => ({
    type: 'rollback_bet_cancel',
    ...aboutEvent(root),
    ...marketsOf(root),
    ...windowOf(root),
  }),
  fixture_change: (root) => ({
    type: 'fixture_change',
    ...aboutEvent(root),
    changeType: optionalCount(root, 'change_type'),
    startTime: optionalMoment(root, 'start_time'),
    nextLiveTime: optionalMoment(root, 'next_live_time'),
  }),
  alive: (root) => ({
    type: 'alive',
    product: count(root, 'product'),
    timestamp: moment(root, 'timestamp'),
    subscribed: optionalFlag(root, 'subscribed') ?? true,
  }),
  // Not in the schema, but seen: it means the same as an alive that is not subscribed.
  product_down: (root) => ({
    type: 'alive',
    product: count(root, 'product'),
    timestamp: moment(root, 'timestamp'),
    subscribed: false,
  }),
  snapshot_complete: (root) => ({
    type: 'snapshot_complete',
    product: count(root, 'product'),
    timestamp: moment(root, 'timestamp'),
    requestId: whole(root, 'request_id'),
  }),
};

/** `prefix:type:id`; kept as text, since every part may be something new. */
const URN = /^[a-z][a-z0-9_-]{0,31}:[a-z][a-z0-9_-]{0,31}:[\w.:|-]{1,100}$/i;

function aboutEvent(root: XmlElement): AboutEvent {
  const eventId = required(root, 'event_id');
  if (!URN.test(eventId)) throw bad(root, 'event_id', `is no urn: "${eventId}"`);
  return {
    product: count(root, 'product'),
    eventId,
    timestamp: moment(root, 'timestamp'),
    requestId: optionalWhole(root, 'request_id'),
  };
}

function oddsOf(root: XmlElement) {
  const told = childOf(root, 'sport_event_status');
  const odds = childOf(root, 'odds');
  const generation = childOf(root, 'odds_generation_properties');
  return {
    status: told ? parseEventStatus(told) : null,
    bettingStatus: odds ? optionalCount(odds, 'betting_status') : null,
    betstopReason: odds ? optionalCount(odds, 'betstop_reason') : null,
    generation: generation ? generationOf(generation) : null,
    markets: childrenOf(odds, 'market').map(pricedMarket),
  };
}

function generationOf(element: XmlElement) {
  const thousandths = (name: string) => {
    const value = optionalScaled(element, name, 3);
    return value === null ? null : value / 1000;
  };
  return { totals: thousandths('expected_totals'), supremacy: thousandths('expected_supremacy') };
}

/** Betting stops for all groups when none is named. */
function groupsOf(root: XmlElement): string[] {
  const named = (optional(root, 'groups') ?? '').split('|').filter((group) => group.trim() !== '');
  return named.length === 0 ? ['all'] : named;
}

function marketsOf(root: XmlElement) {
  return { markets: childrenOf(root, 'market').map(voidedMarket) };
}

function windowOf(root: XmlElement) {
  return {
    startTime: optionalMoment(root, 'start_time'),
    endTime: optionalMoment(root, 'end_time'),
    supersededBy: optional(root, 'superceded_by'),
  };
}
