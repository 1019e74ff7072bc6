import {
  bad,
  count,
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
import type {
  LostMarket,
  MarketMetadata,
  MarketName,
  OutcomeChances,
  PricedMarket,
  PricedOutcome,
  SettledMarket,
  SettledOutcome,
  VoidedMarket,
} from './messages';
import { childOf, childrenOf, Malformed, type XmlElement } from './xml';

/** Reads each market of a message on its own: a value that cannot be read loses its market alone. */
export function readMarkets<Market>(
  elements: readonly XmlElement[],
  read: (element: XmlElement) => Market,
): { markets: readonly Market[]; lostMarkets?: readonly LostMarket[] } {
  const markets: Market[] = [];
  const lostMarkets: LostMarket[] = [];
  for (const element of elements) {
    try {
      markets.push(read(element));
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      lostMarkets.push(lostMarket(element, error));
    }
  }
  return lostMarkets.length === 0 ? { markets } : { markets, lostMarkets };
}

function lostMarket(element: XmlElement, { line, message }: Malformed): LostMarket {
  return {
    id: orNull(() => count(element, 'id')),
    specifiers: orNull(() => specifiersOf(element)),
    reason: `line ${line}: ${message}`,
  };
}

/** Reads a market of `odds`. Throws Malformed. */
export function pricedMarket(element: XmlElement): PricedMarket {
  const metadata = childOf(element, 'market_metadata');
  // Spreading the name here would cost half of what reading a message does.
  const { id, specifiers } = marketName(element);
  return {
    id,
    specifiers,
    extendedSpecifiers: optional(element, 'extended_specifiers'),
    status: optionalWhole(element, 'status'),
    favourite: optionalFlag(element, 'favourite') ?? false,
    cashoutStatus: optionalWhole(element, 'cashout_status'),
    metadata: metadata ? metadataOf(metadata) : null,
    outcomes: childrenOf(element, 'outcome').map(pricedOutcome),
  };
}

/** Reads a market of a cancellation, or of anything that is taken back. Throws Malformed. */
export function voidedMarket(element: XmlElement): VoidedMarket {
  // Oddin writes void_reason_id. Bets are void whatever the reason, so one that cannot be read is none.
  const reason = orNull(
    () => optionalCount(element, 'void_reason') ?? optionalCount(element, 'void_reason_id'),
  );
  return { ...marketName(element), voidReason: reason };
}

/** Reads a market of a settlement. Throws Malformed. */
export function settledMarket(element: XmlElement): SettledMarket {
  return { ...voidedMarket(element), outcomes: childrenOf(element, 'outcome').map(settledOutcome) };
}

function marketName(element: XmlElement): MarketName {
  return { id: count(element, 'id'), specifiers: specifiersOf(element) };
}

/** Names of lines are keys of the book's indexes, which hold no longer ones. */
const LONGEST_SPECIFIERS = 500;
const SPECIFIERS = /^\s*[^=|\s]+=[^|]+(?:\|\s*[^=|\s]+=[^|]+)*$/;

/** As written: neither sorted nor brought to one spelling; empty where there are none. */
function specifiersOf(element: XmlElement): string {
  const text = optional(element, 'specifiers') ?? '';
  const isReadable = text.length <= LONGEST_SPECIFIERS && SPECIFIERS.test(text);
  if (text === '' || isReadable) return text;
  throw bad(element, 'specifiers', `names no line: "${text}"`);
}

function metadataOf(element: XmlElement): MarketMetadata {
  return {
    nextBetstop: optionalMoment(element, 'next_betstop'),
    startTime: optionalMoment(element, 'start_time'),
    endTime: optionalMoment(element, 'end_time'),
  };
}

/** Two million to one: more than any book offers, and what a column of it holds. */
const HIGHEST_ODDS = 2 ** 31 - 1;

function pricedOutcome(element: XmlElement): PricedOutcome {
  const odds = optionalScaled(element, 'odds', 3);
  if (odds !== null && (odds < 0 || odds > HIGHEST_ODDS)) {
    throw bad(element, 'odds', `is out of range: "${element.attributes['odds']}"`);
  }
  const team = optionalCount(element, 'team');
  return {
    id: outcomeId(element),
    odds,
    probability: probability(element, 'probabilities'),
    chances: chancesOf(element),
    active: optionalFlag(element, 'active') ?? true,
    team: team === 1 || team === 2 ? team : null,
  };
}

/** A urn of a variant names every part of it, and none comes near this length. */
const LONGEST_ID = 200;

function outcomeId(element: XmlElement): string {
  const id = required(element, 'id');
  if (id.length > LONGEST_ID) throw bad(element, 'id', `is too long: "${id}"`);
  return id;
}

/** Kept to nine places, which is more than the feed writes. What is no chance at all is not kept. */
function probability(element: XmlElement, name: string): number | null {
  const billionths = optionalScaled(element, name, 9);
  return billionths === null || billionths < 0 || billionths > 1e9 ? null : billionths / 1e9;
}

function chancesOf(element: XmlElement): OutcomeChances | null {
  const chances = {
    win: probability(element, 'win_probabilities'),
    lose: probability(element, 'lose_probabilities'),
    refund: probability(element, 'refund_probabilities'),
    halfWin: probability(element, 'half_win_probabilities'),
    halfLose: probability(element, 'half_lose_probabilities'),
  };
  return Object.values(chances).every((chance) => chance === null) ? null : chances;
}

function settledOutcome(element: XmlElement): SettledOutcome {
  const result = whole(element, 'result');
  if (result < -1 || result > 1) throw bad(element, 'result', `is not -1, 0 or 1: "${result}"`);
  return {
    id: outcomeId(element),
    result,
    voidFactor: voidFactor(element),
    deadHeatFactor: deadHeatFactor(element),
  };
}

/** Only nothing, a half or all of a stake can be void. */
function voidFactor(element: XmlElement): number {
  const factor = optionalScaled(element, 'void_factor', 3) ?? 0;
  if (factor === 0 || factor === 500 || factor === 1000) return factor;
  throw bad(element, 'void_factor', `is not 0, 0.5 or 1: "${element.attributes['void_factor']}"`);
}

function deadHeatFactor(element: XmlElement): number | null {
  const factor = optionalScaled(element, 'dead_heat_factor', 4);
  if (factor === null || (factor >= 0 && factor <= 10_000)) return factor;
  throw bad(element, 'dead_heat_factor', `is not from 0 to 1: "${factor / 10_000}"`);
}
