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
  orNull,
  required,
  whole,
} from './attributes';
import type { AboutEvent, UofMessage } from './messages';
import { pricedMarket, readMarkets, settledMarket, voidedMarket } from './parse-market';
import { parseEventStatus } from './parse-status';
import type { EventStatus } from './status';
import { URN } from './urn';
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
    marketStatus: stoppedStatus(root),
  }),
  bet_settlement: (root) => ({
    type: 'bet_settlement',
    ...aboutEvent(root),
    certainty: whole(root, 'certainty'),
    ...readMarkets(childrenOf(childOf(root, 'outcomes'), 'market'), settledMarket),
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
  const odds = childOf(root, 'odds');
  const generation = childOf(root, 'odds_generation_properties');
  return {
    ...statusOf(root),
    bettingStatus: odds ? orNull(() => optionalCount(odds, 'betting_status')) : null,
    betstopReason: odds ? orNull(() => optionalCount(odds, 'betstop_reason')) : null,
    generation: generation ? orNull(() => generationOf(generation)) : null,
    ...readMarkets(childrenOf(odds, 'market'), pricedMarket),
  };
}

/** Where play stands; a value that cannot be read there costs no market. */
function statusOf(root: XmlElement): { status: EventStatus | null; lostStatus?: string } {
  const told = childOf(root, 'sport_event_status');
  try {
    return { status: told ? parseEventStatus(told) : null };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { status: null, lostStatus: `line ${error.line}: ${error.message}` };
  }
}

function generationOf(element: XmlElement) {
  const thousandths = (name: string) => {
    const value = optionalScaled(element, name, 3);
    return value === null ? null : value / 1000;
  };
  return { totals: thousandths('expected_totals'), supremacy: thousandths('expected_supremacy') };
}

/** A stop is a stop, also where its status cannot be read. */
function stoppedStatus(root: XmlElement): number | null {
  return orNull(() => optionalWhole(root, 'market_status'));
}

/** Betting stops for all groups when none is named. */
function groupsOf(root: XmlElement): string[] {
  const named = (optional(root, 'groups') ?? '').split('|').filter((group) => group.trim() !== '');
  return named.length === 0 ? ['all'] : named;
}

function marketsOf(root: XmlElement) {
  return readMarkets(childrenOf(root, 'market'), voidedMarket);
}

function windowOf(root: XmlElement) {
  return {
    startTime: optionalMoment(root, 'start_time'),
    endTime: optionalMoment(root, 'end_time'),
    supersededBy: optional(root, 'superceded_by'),
  };
}
