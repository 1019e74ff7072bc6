import type { TranslatedChange } from '../../book/ingest/change';
import type { Loss } from '../loss';
import type { FeedLine } from '../source';
import { type FeedCounters, UNCOUNTED } from './counters';
import { BETRADAR, type Dialect } from './dialect';
import { lossesOf, refusedEvent } from './losses';
import { parseMessage } from './parse';
import { createSeldom } from './seldom';
import { translate } from './translate';

/** What a message says, in our own words. Both times are ms since epoch: when it came, and when it was made. */
export interface ReadMessage {
  readonly at: number;
  readonly producer: number;
  readonly generatedAt: number;
  readonly changes: readonly TranslatedChange[];
  /** Parts of it that could not be read; missing where there are none. */
  readonly losses?: readonly Loss[];
}

export interface LineReaderOptions {
  readonly log: (line: string) => void;
  /** Ms since epoch. */
  readonly now: () => number;
  /** Whose messages these are, for the counters and the log. */
  readonly provider: string;
  readonly dialect?: Dialect;
  readonly counters?: FeedCounters;
}

/**
 * Makes a reader of lines as they come off the wire. A line that cannot be read, or is of a type that we do not know,
 * is counted and told of once a minute for each reason; it gives nothing but the event that was lost, where that can be
 * read.
 */
export function createLineReader(options: LineReaderOptions): (line: FeedLine) => ReadMessage[] {
  const { provider, dialect = BETRADAR, counters = UNCOUNTED } = options;
  const say = createSeldom(options.log, options.now);

  return ({ t, rk, xml }) => {
    const parsed = parseMessage(xml);
    if (!parsed.ok) {
      const { kind, line, reason } = parsed.error;
      counters.add('feed_refused_total', { provider, reason: kind });
      say(`${provider} ${kind}`, `Refused a message (${rk}): line ${line}: ${reason}`);
      return refusedEvent(xml).map((about) => ({
        at: t,
        producer: about.product,
        generatedAt: about.timestamp,
        changes: [],
        losses: [{ what: 'message', about, reason }],
      }));
    }
    const message = parsed.value;
    if (message.type === 'unknown') {
      const { name } = message;
      counters.add('feed_refused_total', { provider, reason: 'unknown_type' });
      say(`${provider} ${name}`, `Skipped a message of the unknown type ${name} (${rk})`);
      return [];
    }
    counters.add('feed_messages_total', { provider, type: message.type });
    const { product: producer, timestamp: generatedAt } = message;
    const losses = lossesOf(message);
    const read = { at: t, producer, generatedAt, changes: translate(message, dialect) };
    return [losses.length === 0 ? read : { ...read, losses }];
  };
}
