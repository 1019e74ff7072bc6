import type { LinePriced, LinesPriced, TranslatedChange } from '../book/ingest/change';
import type { FeedLine } from './source';
import type { ReadMessage } from './uof/read-line';

/** Reads one line; nothing where it cannot be read. It must not depend on what was read before. */
export type LineReader = (line: FeedLine) => ReadMessage[];

/** The markets of the last message of an event: each as text, and how it read. The texts keep that message alive. */
interface Known {
  readonly texts: readonly string[];
  readonly lines: readonly LinePriced[];
  /** Whether each of them names another line. */
  readonly areApart: boolean;
}

/** A message of odds in parts: what stands before its markets, each of them as text, and what stands behind. */
interface Parts {
  readonly head: string;
  readonly texts: readonly string[];
  /** The places of those that do not stand word for word at the same place of the message before. */
  readonly moved: readonly number[];
  readonly tail: string;
}

/** So many events of a producer are remembered, of a few ten kilobytes each. */
const MOST_EVENTS = 2_000;
/** A message that is larger is read whole, so that the reader's limits hold. */
const LONGEST = 256 * 1024;

/**
 * Reads the same as `readLine`, but a market that stands word for word in the message before it of the same event and
 * producer is not read again. A provider repeats all lines of a match whenever one moves, and reading them is most of
 * the work of a feed. The lines of such a message come as one change, which says which of them are new.
 */
export function createQuickReader(readLine: LineReader): LineReader {
  const events = new Map<string, Known>();

  function remember(key: string, known: Known): void {
    events.delete(key);
    events.set(key, known);
    const oldest = events.size > MOST_EVENTS ? events.keys().next().value : undefined;
    if (oldest !== undefined) events.delete(oldest);
  }

  return (line) => {
    const head = headOf(line.xml);
    const key = head === null ? null : keyOf(head);
    if (head === null || key === null) return readLine(line);
    const known = events.get(key);
    const parts = partsOf(line.xml, head, known);
    if (!parts) return readLine(line);
    const again = known ? againIn(parts, known) : parts.texts.map(() => undefined);
    const fresh = parts.texts.filter((_, place) => again[place] === undefined);
    const [message] = readLine({ ...line, xml: parts.head + fresh.join('') + parts.tail });
    if (!message) return [];
    const read = message.changes.filter(isPriced);
    // Some market is no change of its own, so which is which is not known; and what is lost depends on all the others.
    const isWhole = read.length === fresh.length && !message.changes.some(isLost);
    if (!isWhole) return known ? readLine(line) : [message];
    const lines = filled(again, read);
    const repeats = known !== undefined && isSameOffer(lines, known.lines);
    const areApart = repeats ? known.areApart : allApart(lines);
    remember(key, { texts: parts.texts, lines, areApart });
    const before = repeats && areApart ? known.lines : null;
    const others = message.changes.filter((change) => !isPriced(change));
    return [{ ...message, changes: [...others, ...pricedTogether(lines, before)] }];
  };
}

function pricedTogether(
  lines: readonly LinePriced[],
  before: readonly LinePriced[] | null,
): LinesPriced[] {
  const match = lines[0]?.match;
  if (match === undefined) return [];
  const moved = before ? lines.filter((line, place) => line !== before[place]) : lines;
  return [{ type: 'lines_priced', match, lines, moved, before }];
}

function allApart(lines: readonly LinePriced[]): boolean {
  const names = new Set(lines.map(({ marketId, specifier }) => `${marketId}/${specifier}`));
  return names.size === lines.length;
}

function isPriced(change: TranslatedChange): change is LinePriced {
  return change.type === 'line_priced';
}

function isLost({ type }: TranslatedChange): boolean {
  return type === 'line_lost';
}

/** What is known of each market of a message; undefined for those that have to be read. */
function againIn({ texts, moved }: Parts, known: Known): (LinePriced | undefined)[] {
  const again = texts.map((_, place) => known.lines[place]);
  // Where a market came or went, the others only stand elsewhere.
  const isSameLength = texts.length === known.texts.length;
  const elsewhere = isSameLength
    ? null
    : new Map(known.texts.map((text, place) => [text, known.lines[place]]));
  for (const place of moved) again[place] = elsewhere?.get(texts[place] ?? '');
  return again;
}

function filled(
  again: readonly (LinePriced | undefined)[],
  read: readonly LinePriced[],
): LinePriced[] {
  const lines: LinePriced[] = [];
  const left = read.values();
  for (const known of again) {
    const line = known ?? left.next().value;
    if (line) lines.push(line);
  }
  return lines;
}

/** Whether both name the same lines in the same order: then what is told of each place is about one line. */
function isSameOffer(now: readonly LinePriced[], before: readonly LinePriced[]): boolean {
  if (now.length !== before.length) return false;
  return now.every((line, place) => {
    const old = before[place];
    return line === old || (line.marketId === old?.marketId && line.specifier === old.specifier);
  });
}

/** What stands before the first market of a message of odds; null where it is none, or where cutting could go wrong. */
function headOf(xml: string): string | null {
  if (xml.length > LONGEST) return null;
  const start = xml.indexOf(MARKET);
  if (start < 0) return null;
  const head = xml.slice(0, start);
  const isPlain =
    head.includes('<odds_change ') && !head.includes(CLOSING) && !isOdd(head.slice(2));
  return isPlain ? head : null;
}

/**
 * Cuts a message of odds into parts; null where cutting could go wrong. In XML no attribute holds a `<`, so outside of
 * comments and the like, which are not cut, each `<market` begins a market. What stood in the message before was
 * looked at then.
 */
function partsOf(xml: string, head: string, known: Known | undefined): Parts | null {
  const end = xml.lastIndexOf(CLOSING);
  if (end < head.length || isOdd(xml.slice(end))) return null;
  const texts: string[] = [];
  const moved: number[] = [];
  for (let from = head.length; from < end;) {
    const place = texts.length;
    const before = known?.texts[place];
    if (before !== undefined && standsAt(xml, before, from, end)) {
      texts.push(before);
      from += before.length;
      continue;
    }
    const next = xml.indexOf(MARKET, from + 1);
    const to = next < 0 || next > end ? end : next;
    const text = xml.slice(from, to);
    if (isOdd(text) || text.includes(CLOSING)) return null;
    texts.push(text);
    moved.push(place);
    from = to;
  }
  return { head, texts, moved, tail: xml.slice(end) };
}

/** Whether this market stands here, and ends where it did. Slices compare as bytes do, `startsWith` letter by letter. */
function standsAt(xml: string, market: string, from: number, end: number): boolean {
  const to = from + market.length;
  if (to > end || xml.slice(from, to) !== market) return false;
  return to === end || xml.slice(to, to + MARKET.length) === MARKET;
}

/** Whether there are comments, sections or instructions, in which anything may stand. */
function isOdd(xml: string): boolean {
  return xml.includes('<!') || xml.includes('<?');
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
