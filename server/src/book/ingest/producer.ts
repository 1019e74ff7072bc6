import type { FeedChange } from './change';

/** A producer of a feed's messages. Times are ms since epoch, by the feed's clock. */
export interface Producer {
  readonly id: number;
  readonly status: 'active' | 'down';
  /** When it was last known that nothing is missing. */
  readonly lastAliveAt: number | null;
  readonly lastMessageAt: number;
  readonly recoveryRequestId: number;
  /** When recovery was asked for; null when none is under way. */
  readonly recoveryRequestedAt: number | null;
}

/** A producer is told to send what was missed; `after` is ms since epoch, null for its whole state. */
export interface RecoveryAsked {
  readonly producer: number;
  readonly after: number | null;
  readonly requestId: number;
}

/** A producer that says nothing for longer than this is down. */
const SILENCE_MS = 20_000;
/** A request that was not answered may be repeated after this long. */
const REPEAT_MS = 30_000;
/** Request ids begin behind this one. */
const FIRST_REQUEST_ID = 1000;

/** How far back a producer can recover, in ms, where it is not the usual three days. */
const WINDOWS: Readonly<Record<number, number>> = { 1: 600 * 60_000 };
const USUAL_WINDOW = 4320 * 60_000;

/** A producer counts as up from its first message. */
export function newProducer(id: number, at: number): Producer {
  return {
    id,
    status: 'active',
    lastAliveAt: at,
    lastMessageAt: at,
    recoveryRequestId: FIRST_REQUEST_ID,
    recoveryRequestedAt: null,
  };
}

/** Whoever has been silent for too long when anything else is said is down. */
export function afterSilence(producer: Producer, at: number): Producer {
  const { status, lastAliveAt } = producer;
  if (status === 'down' || lastAliveAt === null || at - lastAliveAt <= SILENCE_MS) return producer;
  return { ...producer, status: 'down' };
}

/** What a change says about a producer, which may be that recovery has to be asked for. */
export function heard(
  producer: Producer,
  change: FeedChange,
  at: number,
): { producer: Producer; asked: RecoveryAsked | null } {
  switch (change.type) {
    case 'feed_interrupted':
      return { producer: { ...producer, status: 'down', recoveryRequestedAt: null }, asked: null };
    case 'producer_alive':
      return change.producer === producer.id
        ? alive(producer, change.subscribed, at)
        : { producer, asked: null };
    case 'producer_recovered':
      return { producer: recovered(producer, change, at), asked: null };
    default:
      return { producer, asked: null };
  }
}

function alive(producer: Producer, subscribed: boolean, at: number) {
  if (subscribed && producer.status === 'active') {
    return { producer: { ...producer, lastAliveAt: at }, asked: null };
  }
  const down: Producer = { ...producer, status: 'down' };
  const since = down.recoveryRequestedAt;
  if (since !== null && at - since < REPEAT_MS) return { producer: down, asked: null };
  const requestId = down.recoveryRequestId + 1;
  const asked = { producer: down.id, after: reachableAfter(down, at), requestId };
  return {
    producer: { ...down, recoveryRequestId: requestId, recoveryRequestedAt: at },
    asked,
  };
}

/** Older than the producer can recover: the whole state is asked for. */
function reachableAfter({ id, lastAliveAt }: Producer, at: number): number | null {
  if (lastAliveAt === null || at - lastAliveAt > (WINDOWS[id] ?? USUAL_WINDOW)) return null;
  return lastAliveAt;
}

/** Only the answer to the last request brings a producer up. */
function recovered(
  producer: Producer,
  { producer: id, requestId }: { producer: number; requestId: number },
  at: number,
): Producer {
  const awaited =
    id === producer.id &&
    producer.recoveryRequestedAt !== null &&
    requestId === producer.recoveryRequestId;
  if (!awaited) return producer;
  return { ...producer, status: 'active', lastAliveAt: at, recoveryRequestedAt: null };
}
