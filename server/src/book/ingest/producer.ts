import type { FeedChange, ProducersKnown } from './change';

/** A producer of a feed's messages. Times are ms since epoch, by the feed's clock. */
export interface Producer {
  readonly id: number;
  /** `delayed`: nothing is missing, but it comes late. Only an active one takes bets. */
  readonly status: 'active' | 'delayed' | 'down';
  readonly name: string | null;
  /** How far back it can recover; null for what is usual. */
  readonly windowMinutes: number | null;
  /** When it made its last alive that told us nothing is missing: what came since is what recovery asks for. */
  readonly lastAliveAt: number | null;
  /** When it last gave a sign of life while nothing was missing; null where silence is not looked for. */
  readonly lastSignAt: number | null;
  readonly lastMessageAt: number;
  readonly recoveryRequestId: number;
  /** When recovery was last asked for, answered or not; null when it never was. */
  readonly recoveryRequestedAt: number | null;
  /** Whether the answer to the last request is still awaited. */
  readonly isRecovering: boolean;
  /** Whether it is to be asked as soon as that is allowed again. Not stored: its next alive says so again. */
  readonly isDue: boolean;
}

/** A producer is told to send what was missed; `after` is ms since epoch, null for its whole state. */
export interface RecoveryAsked {
  readonly producer: number;
  readonly after: number | null;
  readonly requestId: number;
}

/** When a message came, when its sender made it (null: not known, or not to be judged), and how to number a request. */
export interface Hearing {
  readonly at: number;
  readonly generatedAt: number | null;
  /** The id for the next request of a producer, given that of its last one. */
  readonly nextRequestId: (producer: number, last: number) => number;
}

interface Newcomer extends Pick<Producer, 'name' | 'windowMinutes'> {
  missed: boolean;
}

type Heard = { producer: Producer; asked: RecoveryAsked | null };

/** A producer that says nothing for longer than this is down; one that comes later than this is delayed. */
const PATIENCE_MS = 20_000;
/** No producer is asked more often than this. */
const REST_MS = 30_000;
/** A request that was not answered is repeated after this long. */
const REPEAT_MS = 1_200_000;
/** Request ids begin behind this one. */
const FIRST_REQUEST_ID = 1000;

const MINUTE_MS = 60_000;
const USUAL_WINDOW = 4320;
const LIVE_WINDOW = 600;
const VIRTUAL_WINDOW = 180;
/** How far back a producer can recover, in minutes, where it is not the usual three days. */
const WINDOWS: ReadonlyMap<number, number> = new Map([
  [1, LIVE_WINDOW],
  ...[6, 8, 9, 10, 11, 12, 15, 17].map((id) => [id, VIRTUAL_WINDOW] as const),
]);

/** A producer counts as up from its first message, unless what came before it was missed: then it is down. */
export function newProducer(
  id: number,
  at: number,
  { missed = false, name = null, windowMinutes = null }: Partial<Newcomer> = {},
): Producer {
  return {
    id,
    status: missed ? 'down' : 'active',
    name,
    windowMinutes,
    lastAliveAt: null,
    lastSignAt: missed ? null : at,
    lastMessageAt: at,
    recoveryRequestId: FIRST_REQUEST_ID,
    recoveryRequestedAt: null,
    isRecovering: false,
    isDue: false,
  };
}

/** Whoever has been silent for too long when anything else is said is down. */
export function afterSilence(producer: Producer, at: number): Producer {
  const { status, lastSignAt } = producer;
  if (status === 'down' || lastSignAt === null || at - lastSignAt <= PATIENCE_MS) return producer;
  return { ...producer, status: 'down' };
}

/** Its own message came, late or not: it is delayed from more than 20 s on, and caught up from less. */
export function afterMessage(producer: Producer, { at, generatedAt }: Hearing): Producer {
  const now = { ...producer, lastMessageAt: Math.max(producer.lastMessageAt, at) };
  if (generatedAt === null || now.status === 'down') return now;
  const lag = at - generatedAt;
  if (lag > PATIENCE_MS) return { ...now, status: 'delayed' };
  return lag < PATIENCE_MS ? { ...now, status: 'active' } : now;
}

/** A request that had to wait is made once the producer may be asked again. */
export function afterRest(producer: Producer, hearing: Hearing): Heard {
  const { isDue, recoveryRequestedAt: since } = producer;
  const rested = since === null || hearing.at - since >= REST_MS;
  return isDue && rested ? ask(producer, hearing) : { producer, asked: null };
}

/** What a change says about a producer, which may be that recovery has to be asked for. */
export function heard(producer: Producer, change: FeedChange, hearing: Hearing): Heard {
  switch (change.type) {
    case 'feed_interrupted':
      return {
        producer: { ...producer, status: 'down', isRecovering: false, isDue: false },
        asked: null,
      };
    case 'producer_alive':
      return change.producer === producer.id
        ? alive(producer, change.subscribed, hearing)
        : { producer, asked: null };
    case 'producer_recovered':
      return { producer: recovered(producer, change, hearing.at), asked: null };
    case 'producers_known':
      return { producer: described(producer, change), asked: null };
    default:
      return { producer, asked: null };
  }
}

function alive(producer: Producer, subscribed: boolean, hearing: Hearing): Heard {
  const { at, generatedAt } = hearing;
  if (subscribed && producer.status !== 'down') {
    const signed = { lastAliveAt: generatedAt ?? at, lastSignAt: at };
    return { producer: { ...producer, ...signed }, asked: null };
  }
  const down: Producer = { ...producer, status: 'down' };
  const since = down.recoveryRequestedAt ?? -Infinity;
  if (down.isRecovering && at - since < REPEAT_MS) return { producer: down, asked: null };
  return afterRest({ ...down, isDue: true }, hearing);
}

function ask(producer: Producer, { at, nextRequestId }: Hearing): Heard {
  const requestId = nextRequestId(producer.id, producer.recoveryRequestId);
  return {
    producer: {
      ...producer,
      recoveryRequestId: requestId,
      recoveryRequestedAt: at,
      isRecovering: true,
      isDue: false,
    },
    asked: { producer: producer.id, after: reachableAfter(producer, at), requestId },
  };
}

/** Older than the producer can recover: the whole state is asked for. */
function reachableAfter({ id, lastAliveAt, windowMinutes }: Producer, at: number): number | null {
  const minutes = windowMinutes ?? WINDOWS.get(id) ?? USUAL_WINDOW;
  if (lastAliveAt === null || at - lastAliveAt > minutes * MINUTE_MS) return null;
  return lastAliveAt;
}

/** Only the answer to the last request brings a producer up. */
function recovered(
  producer: Producer,
  { producer: id, requestId }: { producer: number; requestId: number },
  at: number,
): Producer {
  const isAwaited =
    id === producer.id && producer.isRecovering && requestId === producer.recoveryRequestId;
  if (!isAwaited) return producer;
  return { ...producer, status: 'active', lastSignAt: at, isRecovering: false, isDue: false };
}

function described(producer: Producer, { producers }: ProducersKnown): Producer {
  const told = producers.find(({ id }) => id === producer.id);
  if (!told) return producer;
  const { name, recoveryWindowMinutes: windowMinutes } = told;
  if (producer.name === name && producer.windowMinutes === windowMinutes) return producer;
  return { ...producer, name, windowMinutes };
}
