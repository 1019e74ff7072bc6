import { assert } from '@touchline/domain/assert';
import type { TranslatedChange } from '../book/ingest/change';
import type { FeedLine } from './source';
import type { ReadMessage } from './uof/read-line';

/** Reads one line; nothing where it cannot be read. It must not depend on what was read before. */
export type LineReader = (line: FeedLine) => ReadMessage[];

/** A message of odds in parts: what stands before its markets, each of them as text, and what stands behind. */
interface Parts {
  readonly head: string;
  readonly markets: readonly string[];
  readonly tail: string;
}

/** How a market of the last message of an event read. Its text is part of that message, and keeps no other alive. */
type KnownMarkets = Map<string, TranslatedChange>;

/** So many events of a producer are remembered, of a few ten kilobytes each. */
const MOST_EVENTS = 2_000;
/** A message that is larger is read whole, so that the reader's limits hold. */
const LONGEST = 256 * 1024;

/**
 * Reads the same as `readLine`, but a market that stands word for word in the message before it of the same event and
 * producer is not read again. A provider repeats all lines of a match whenever one moves, and reading them is most of
 * the work of a feed.
 */
export function createQuickReader(readLine: LineReader): LineReader {
  const events = new Map<string, KnownMarkets>();

  function remember(key: string, known: KnownMarkets): void {
    events.delete(key);
    events.set(key, known);
    const oldest = events.size > MOST_EVENTS ? events.keys().next().value : undefined;
    if (oldest !== undefined) events.delete(oldest);
  }

  return (line) => {
    const parts = partsOf(line.xml);
    const key = parts && keyOf(parts.head);
    if (!parts || !key) return readLine(line);
    const known = events.get(key);
    const fresh = known ? parts.markets.filter((text) => !known.has(text)) : parts.markets;
    const xml = known ? parts.head + fresh.join('') + parts.tail : line.xml;
    const [message] = readLine({ ...line, xml });
    if (!message) return [];
    const priced = message.changes.filter(({ type }) => type === 'line_priced');
    // Not each market became a change of its own, so nobody knows which is which.
    if (priced.length !== fresh.length) return known ? readLine(line) : [message];
    const all = withRead(parts.markets, known, fresh, priced);
    remember(key, all);
    if (!known) return [message];
    const changes = message.changes.filter(({ type }) => type !== 'line_priced');
    for (const text of parts.markets) changes.push(found(all, text));
    return [{ ...message, changes }];
  };
}

/** What every market of a message reads as, by its text in this message. */
function withRead(
  markets: readonly string[],
  known: KnownMarkets | undefined,
  fresh: readonly string[],
  priced: readonly TranslatedChange[],
): KnownMarkets {
  const all: KnownMarkets = new Map(fresh.map((text, index) => [text, at(priced, index)]));
  if (!known) return all;
  for (const text of markets) if (!all.has(text)) all.set(text, found(known, text));
  return all;
}

function at(changes: readonly TranslatedChange[], index: number): TranslatedChange {
  const change = changes[index];
  assert(change !== undefined, 'every market that was read became a change');
  return change;
}

function found(known: KnownMarkets, text: string): TranslatedChange {
  const change = known.get(text);
  assert(change !== undefined, 'a market that is not read again is known');
  return change;
}

/**
 * Cuts a message of odds into parts; null where it is none, or where cutting could go wrong. In XML no attribute holds
 * a `<`, so outside of comments and the like, which are not cut, each `<market` begins a market.
 */
function partsOf(xml: string): Parts | null {
  if (xml.length > LONGEST || !xml.includes('<odds_change ')) return null;
  if (xml.includes('<!') || xml.indexOf('<?') !== xml.lastIndexOf('<?')) return null;
  const start = xml.indexOf(MARKET);
  const end = xml.indexOf(CLOSING);
  if (start < 0 || end < start || xml.includes(CLOSING, end + 1)) return null;
  const markets: string[] = [];
  for (let from = start; from < end;) {
    const next = xml.indexOf(MARKET, from + 1);
    const to = next < 0 || next > end ? end : next;
    markets.push(xml.slice(from, to));
    from = to;
  }
  return { head: xml.slice(0, start), markets, tail: xml.slice(end) };
}

const MARKET = '<market ';
const CLOSING = '</odds>';

/**
 * Of which event and producer a message is, and what it says of all its markets; null where that is not plain. What
 * a market reads as may depend on any of them, and on nothing else.
 */
function keyOf(head: string): string | null {
  const event = EVENT.exec(head)?.[1];
  const product = PRODUCT.exec(head)?.[1];
  const odds = ODDS.exec(head)?.[0];
  if (event === undefined || product === undefined || odds === undefined) return null;
  return `${product} ${event} ${odds}`;
}

const EVENT = /<odds_change [^<>]*?\bevent_id="([^"<>]*)"/;
const PRODUCT = /<odds_change [^<>]*?\bproduct="([^"<>]*)"/;
const ODDS = /<odds(?:\s[^<>]*)?>\s*$/;
