/** What is counted of a feed: by name, what it tells and the labels it has. */
export const FEED_COUNTERS = {
  feed_messages_total: 'Messages that were read, by provider and type.',
  feed_refused_total: 'Messages that were not read, by provider and reason.',
  feed_left_out_total: 'Messages that were read and could not be stored, by provider.',
  feed_lost_total: 'Parts of messages that could not be read, by provider and what it was.',
  feed_held_total: 'Lines whose price or settlement was held, by provider and reason.',
  feed_unnamed_total:
    'Lines that went on offer, or stayed there, without all their names, by provider.',
  feed_bytes_total: 'Bytes of the messages that arrived, by provider.',
  feed_connections_total: 'Connections to the queue of a provider that were made, by provider.',
  feed_disconnections_total: 'Connections to the queue of a provider that were lost, by provider.',
  feed_recoveries_total: 'Requests for recovery, by provider, product and outcome.',
  feed_api_requests_total: 'Requests to the API of a provider, by provider and outcome.',
  feed_log_lines_total: 'Messages written to the message log, by provider.',
  feed_log_lost_total: 'Messages that the message log could not keep, by provider.',
} as const;

export type FeedCounterName = keyof typeof FEED_COUNTERS;

/** Counts what a feed does. Counting never fails and costs next to nothing. */
export interface FeedCounters {
  add(name: FeedCounterName, labels: Readonly<Record<string, string>>, by?: number): void;
}

/** One counted figure. */
export interface FeedSample {
  readonly name: FeedCounterName;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Makes counters whose figures can be read. Different values of labels are few: types, reasons, products. */
export function createFeedCounters(): FeedCounters & { samples(): FeedSample[] } {
  const held = new Map<string, { name: FeedCounterName; labels: Labels; value: number }>();
  return {
    add: (name, labels, by = 1) => {
      const key = `${name}${JSON.stringify(labels)}`;
      const sample = held.get(key);
      if (sample) sample.value += by;
      else held.set(key, { name, labels, value: by });
    },
    samples: () => [...held.values()].map((sample) => ({ ...sample })),
  };
}

type Labels = Readonly<Record<string, string>>;

/** Counters for whoever does not look at them. */
export const UNCOUNTED: FeedCounters = { add: () => {} };
