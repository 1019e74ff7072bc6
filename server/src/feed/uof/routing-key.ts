/** What a routing key says of its message. Parts that are not set are null. */
export interface RoutingKey {
  /** Whether it is answered first (`hi`), or may wait (`lo`). */
  readonly priority: 'hi' | 'lo' | null;
  readonly prematch: boolean;
  readonly virtual: boolean;
  readonly live: boolean;
  readonly type: string;
  /** The number of the sport: 1 of `sr:sport:1`. */
  readonly sport: number | null;
  /** The urn of the event. */
  readonly event: string | null;
  /** The node that asked for recovery; null for every node. */
  readonly node: number | null;
}

const TYPE_AT = 3;
const LONGEST = 255;

/**
 * Reads `priority.prematch.live.type.sport.prefix:type.id.node`, where `-` stands for what is not set. Keys of seven
 * parts occur, so the event is found by its colon. Null for what is no such key.
 */
export function parseRoutingKey(key: string): RoutingKey | null {
  const parts = key.length > LONGEST ? [] : key.split('.');
  const type = parts[TYPE_AT];
  if (!type || type === '-' || parts.length < 7 || parts.length > 8) return null;
  const [priority, prematch, live] = parts;
  const rest = parts.slice(TYPE_AT + 1);
  const prefix = rest.findIndex((part) => part.includes(':'));
  const id = prefix < 0 ? undefined : rest[prefix + 1];
  // With a part missing before it, what is left over stands behind the event's id.
  const node = prefix < 0 ? rest.at(-1) : rest[prefix + 2];
  return {
    priority: priority === 'hi' || priority === 'lo' ? priority : null,
    prematch: prematch === 'pre',
    virtual: prematch === 'virt',
    live: live === 'live',
    type,
    sport: prefix === 0 ? null : numberOf(rest[0]),
    event: id === undefined || id === '-' ? null : `${rest[prefix]}:${id}`,
    node: numberOf(node),
  };
}

function numberOf(part: string | undefined): number | null {
  return part !== undefined && /^\d{1,9}$/.test(part) ? Number(part) : null;
}

/** Which messages a client listens to. */
export type Interest = 'all' | 'live' | 'prematch' | 'virtual' | 'high' | 'low';

const PATTERNS: Readonly<Record<Interest, string>> = {
  all: '*.*.*.*.*.*',
  live: '*.*.live.*.*.*',
  prematch: '*.pre.*.*.*.*',
  virtual: '*.virt.*.*.*.*',
  high: 'hi.*.*.*.*.*',
  low: 'lo.*.*.*.*.*',
};

/**
 * The keys to bind a queue with. A client with a node number gets no answers to what other nodes asked for; `#` stands
 * for any number of parts, `*` for one.
 */
export function bindingsFor(interest: Interest, node: number | null): string[] {
  const six = PATTERNS[interest];
  const events =
    node === null ? [`${six}.*.#`] : [`${six}.*`, `${six}.*.-.#`, `${six}.*.${node}.#`];
  const complete = `-.-.-.snapshot_complete.-.-.-.${node ?? '#'}`;
  return [...events, '-.-.-.alive.#', '-.-.-.product_down.#', complete];
}
