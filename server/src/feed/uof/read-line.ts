import type { TranslatedChange } from '../../book/ingest/change';
import type { FeedLine } from '../source';
import { type FeedCounters, UNCOUNTED } from './counters';
import { BETRADAR, type Dialect } from './dialect';
import { parseMessage } from './parse';
import { createSeldom } from './seldom';
import { translate } from './translate';

/** What a message says, in our own words. Both times are ms since epoch: when it came, and when it was made. */
export interface ReadMessage {
  readonly at: number;
  readonly producer: number;
  readonly generatedAt: number;
  readonly changes: readonly TranslatedChange[];
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
 * gives nothing, is counted, and is told of once a minute for each reason.
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
      return [];
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
    return [{ at: t, producer, generatedAt, changes: translate(message, dialect) }];
  };
}
