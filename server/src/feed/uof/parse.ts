import { ok, refused, type Result } from '@touchline/domain/result';
import {
  bad,
  optional,
  optionalFlag,
  optionalScaled,
  optionalWhole,
  required,
  whole,
} from './attributes';
import type {
  AboutEvent,
  MarketName,
  PricedMarket,
  PricedOutcome,
  SettledMarket,
  SettledOutcome,
  UofMessage,
} from './messages';
import { parseEventStatus } from './parse-status';
import { childOf, childrenOf, Malformed, readXml, type XmlElement } from './xml';

/** Why a message cannot be read. `line` counts from 1; `attribute` is null where none is to blame. */
export interface Unreadable {
  readonly line: number;
  readonly attribute: string | null;
  readonly reason: string;
}

/** A message that was read; one of a type that we do not know is named, not refused. */
export type Parsed = UofMessage | { readonly type: 'unknown'; readonly name: string };

/** Reads one XML message strictly. What is malformed is refused with the line and attribute to blame. */
export function parseMessage(xml: string): Result<Parsed, Unreadable> {
  try {
    const root = readXml(xml);
    const parse = Object.hasOwn(PARSERS, root.name) ? PARSERS[root.name] : undefined;
    return ok(parse ? parse(root) : { type: 'unknown', name: root.name });
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return refused({ line: error.line, attribute: error.attribute, reason: error.message });
  }
}

const PARSERS: Record<string, (root: XmlElement) => UofMessage> = {
  odds_change: (root) => ({ type: 'odds_change', ...aboutEvent(root), ...oddsOf(root) }),
  bet_stop: (root) => ({
    type: 'bet_stop',
    ...aboutEvent(root),
    groups: (optional(root, 'groups') ?? 'all').split('|'),
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
  fixture_change: (root) => ({ type: 'fixture_change', ...aboutEvent(root) }),
  alive: (root) => ({
    type: 'alive',
    product: whole(root, 'product'),
    timestamp: whole(root, 'timestamp'),
    subscribed: optionalFlag(root, 'subscribed') ?? true,
  }),
  // Not in the schema, but seen: it means the same as an alive that is not subscribed.
  product_down: (root) => ({
    type: 'alive',
    product: whole(root, 'product'),
    timestamp: whole(root, 'timestamp'),
    subscribed: false,
  }),
  snapshot_complete: (root) => ({
    type: 'snapshot_complete',
    product: whole(root, 'product'),
    timestamp: whole(root, 'timestamp'),
    requestId: whole(root, 'request_id'),
  }),
};

function aboutEvent(root: XmlElement): AboutEvent {
  return {
    product: whole(root, 'product'),
    eventId: required(root, 'event_id'),
    timestamp: whole(root, 'timestamp'),
    requestId: optionalWhole(root, 'request_id'),
  };
}

function oddsOf(root: XmlElement) {
  const status = childOf(root, 'sport_event_status');
  return {
    status: status ? parseEventStatus(status) : null,
    markets: childrenOf(childOf(root, 'odds'), 'market').map(pricedMarket),
  };
}

function marketsOf(root: XmlElement) {
  return { markets: childrenOf(root, 'market').map(marketName) };
}

function windowOf(root: XmlElement) {
  return {
    startTime: optionalWhole(root, 'start_time'),
    endTime: optionalWhole(root, 'end_time'),
  };
}

function marketName(element: XmlElement): MarketName {
  return { id: whole(element, 'id'), specifiers: optional(element, 'specifiers') ?? '' };
}

function pricedMarket(element: XmlElement): PricedMarket {
  return {
    ...marketName(element),
    status: optionalWhole(element, 'status'),
    favourite: optionalFlag(element, 'favourite') ?? false,
    outcomes: childrenOf(element, 'outcome').map(pricedOutcome),
  };
}

function pricedOutcome(element: XmlElement): PricedOutcome {
  return {
    id: required(element, 'id'),
    odds: optionalScaled(element, 'odds', 3),
    probability: probability(element),
    active: optionalFlag(element, 'active') ?? true,
  };
}

/** Kept to nine places, which is more than the feed writes. */
function probability(element: XmlElement): number | null {
  const billionths = optionalScaled(element, 'probabilities', 9);
  return billionths === null ? null : billionths / 1e9;
}

function settledMarket(element: XmlElement): SettledMarket {
  return { ...marketName(element), outcomes: childrenOf(element, 'outcome').map(settledOutcome) };
}

function settledOutcome(element: XmlElement): SettledOutcome {
  const result = whole(element, 'result');
  if (result < -1 || result > 1) throw bad(element, 'result', `is not -1, 0 or 1: "${result}"`);
  return {
    id: required(element, 'id'),
    result,
    voidFactor: voidFactor(element),
    deadHeatFactor: optionalScaled(element, 'dead_heat_factor', 4),
  };
}

/** Only nothing, a half or all of a stake can be void. */
function voidFactor(element: XmlElement): number {
  const factor = optionalScaled(element, 'void_factor', 3) ?? 0;
  if (factor === 0 || factor === 500 || factor === 1000) return factor;
  throw bad(element, 'void_factor', `is not 0, 0.5 or 1: "${element.attributes['void_factor']}"`);
}
