import type { ConsumeMessage } from 'amqplib';
import type { FeedLine, FeedSource } from '../../source';
import type { RecoveryRequest } from '../api/recovery';
import { type FeedCounters, UNCOUNTED } from '../counters';
import type { Profile } from '../profile';
import { bindingsFor, type Interest } from '../routing-key';
import { createSeldom } from '../seldom';
import { textOf } from './body';
import { type AmqpTarget, type Consuming, consume } from './connection';
import { createProducts, lostTrack, type Products } from './products';
import { type Backoff, keepTrying, untilDone } from './patience';
import { createTurns } from './turns';

export interface AmqpOptions {
  readonly profile: Profile;
  /** `amqps://host:5671` or `amqp://…`; instead of host, port and tls. */
  readonly url?: string;
  readonly host?: string;
  readonly port?: number;
  readonly tls?: AmqpTarget['tls'];
  readonly token: string;
  /** As `whoami` of the API tells: `/unifiedfeed/11111`. */
  readonly virtualHost: string;
  /** The profile's unless said: a replay has an exchange of its own. */
  readonly exchange?: string;
  readonly interest?: Interest;
  /** Tells the answers for this process from those for others of the same bookmaker. */
  readonly nodeId?: number | null;
  readonly prefetch?: number;
  readonly heartbeatSeconds?: number;
  readonly backoff?: Backoff;
  /** Waits between two requests for the same recovery, where the first is refused. */
  readonly askAgain?: Backoff;
  readonly log: (line: string) => void;
  /** Ms since epoch. */
  readonly now: () => number;
  readonly counters?: FeedCounters;
}

/** What the source needs of the provider's API. */
export interface RecoveryDesk {
  /** Resolves when the request has been taken. */
  recover(request: RecoveryRequest): Promise<void>;
}

const BACKOFF = { first: 500, longest: 30_000 };
const ASK_AGAIN = { first: 30_000, longest: 300_000 };
/** Where a request for one event is refused, it is made so many times. */
const EVENT_ATTEMPTS = 3;
/** About what the loop takes in during a second or two; the rest waits at the broker, not in our memory. */
const PREFETCH = 1_000;
/** Half of the silence after which a producer counts as down. */
const HEARTBEAT_SECONDS = 10;

/**
 * Listens to a provider's queue over AMQP (data/uof §1). Messages are acknowledged once they have been taken, so that
 * a slow book holds the broker back. When the connection goes, every producer that was heard has lost track of us, and
 * is said to have; what is then asked of it is asked as soon as we listen again. Starting does not wait for a broker
 * that is away.
 */
export function createAmqpSource(options: AmqpOptions, api: RecoveryDesk): FeedSource {
  const { now, nodeId = null, backoff = BACKOFF, askAgain: again = ASK_AGAIN } = options;
  const stopping = new AbortController();
  const turns = createTurns(() => stopping.abort());
  const products = createProducts();
  const read = createReader(options);
  const askOnce = createAsking(options, api);
  let connection: Consuming | null = null;
  let living: Promise<void> = Promise.resolve();
  let deliver: (line: FeedLine) => Promise<void> = async () => {};

  async function take(message: ConsumeMessage, taken: () => void): Promise<void> {
    if (stopping.signal.aborted) return;
    const line = read(message);
    if (line) {
      products.hear(line.xml);
      await deliver(line);
    }
    taken();
  }

  async function listen(): Promise<Consuming> {
    const mine: Consuming = await consume(targetOf(options), (message, taken) =>
      turns.put(() => take(message, taken)),
    );
    connection = mine;
    for (const request of products.unanswered()) void ask(request);
    return mine;
  }

  /** Until it is taken, no longer awaited, or the connection that would bring the answer is gone. */
  async function ask(request: RecoveryRequest): Promise<void> {
    const mine = connection;
    const isExpected = expecting(request, products);
    const isAwaited = () => mine !== null && connection === mine && isExpected();
    await untilDone(async () => !isAwaited() || askOnce(request), again, stopping.signal);
  }

  /** Every message that came before is taken first, and none that comes after. */
  function lose(): void {
    connection = null;
    turns.put(async () => {
      for (const product of products.heard()) await deliver(lostTrack(product, now()));
    });
  }

  const attempt = createAttempt(options, { listen, lose, signal: stopping.signal });
  return {
    start: (to) => {
      deliver = to;
      return new Promise((begun) => {
        living = keepTrying(() => attempt(begun), backoff, stopping.signal);
      });
    },
    stop: async () => {
      stopping.abort();
      await connection?.close();
      await living;
      await turns.done();
    },
    recover: (product, after, requestId) => {
      const request = { product, after, requestId, node: nodeId };
      products.ask(request);
      void ask(request);
    },
    recoverEvent: (product, urn, requestId) => {
      for (const request of eventRequests(product, urn, requestId, nodeId)) void ask(request);
    },
  };
}

/** Odds, and what settles and cancels, are asked for apart. */
function eventRequests(
  product: number,
  urn: string,
  requestId: number,
  node: number | null,
): RecoveryRequest[] {
  const about = { product, after: null, requestId, node };
  return [
    { ...about, event: { urn, what: 'odds' } },
    { ...about, event: { urn, what: 'stateful_messages' } },
  ];
}

/** Whether a request is to be made, again or for the first time; one for an event is made a few times. */
function expecting(request: RecoveryRequest, products: Products): () => boolean {
  let left = EVENT_ATTEMPTS;
  return () => {
    if (!request.event) return products.awaits(request);
    left -= 1;
    return left >= 0;
  };
}

interface Listening {
  listen(): Promise<Consuming>;
  lose(): void;
  readonly signal: AbortSignal;
}

/** One life of a connection. `begun` is called when it listens, or has failed to. */
function createAttempt(options: AmqpOptions, { listen, lose, signal }: Listening) {
  const { log, now, counters = UNCOUNTED, token } = options;
  const { provider } = options.profile;
  const say = createSeldom((line) => log(line.replaceAll(token, '…')), now);

  return async (begun: () => void): Promise<boolean> => {
    let mine: Consuming;
    try {
      mine = await listen();
    } catch (error) {
      say('refused', `No connection to the queue of ${provider}: ${String(error)}`);
      return false;
    } finally {
      begun();
    }
    counters.add('feed_connections_total', { provider });
    say('listening', `Listening to the queue of ${provider}`);
    if (signal.aborted) await mine.close();
    const reason = await mine.gone;
    if (signal.aborted) return true;
    lose();
    counters.add('feed_disconnections_total', { provider });
    say('lost', `Lost the queue of ${provider}: ${reason ?? 'it was closed'}`);
    return true;
  };
}

/** Reads the body of a message; null for one that has no text. */
function createReader({ profile, counters = UNCOUNTED, log, now }: AmqpOptions) {
  const { provider } = profile;
  const say = createSeldom(log, now);
  return ({ content, fields }: ConsumeMessage): FeedLine | null => {
    const text = textOf(content);
    if (text.ok) return { t: now(), rk: fields.routingKey, xml: text.value };
    counters.add('feed_refused_total', { provider, reason: text.error });
    const why = text.error === 'encoding' ? 'it is not UTF-8' : 'it is too large';
    say(text.error, `Refused a message (${fields.routingKey}): ${why}`);
    return null;
  };
}

/** Asks for recovery, and says whether the request was taken. */
function createAsking(options: AmqpOptions, api: RecoveryDesk) {
  const { profile, counters = UNCOUNTED, log, now } = options;
  const { provider } = profile;
  const say = createSeldom(log, now);
  return async (request: RecoveryRequest): Promise<boolean> => {
    const product = String(request.product);
    const isTaken = await api.recover(request).then(
      () => true,
      (error: unknown) => {
        say(product, `Recovery of producer ${product} was refused: ${String(error)}`);
        return false;
      },
    );
    const outcome = isTaken ? 'asked' : 'refused';
    counters.add('feed_recoveries_total', { provider, product, outcome });
    return isTaken;
  };
}

function targetOf(options: AmqpOptions): AmqpTarget {
  const { profile, url } = options;
  const at = url === undefined ? null : new URL(url);
  return {
    host: at?.hostname ?? options.host ?? 'localhost',
    port: Number(at?.port) || options.port || profile.port,
    tls: options.tls ?? at?.protocol !== 'amqp:',
    token: options.token,
    virtualHost: options.virtualHost,
    exchange: options.exchange ?? profile.exchange,
    bindings: bindingsFor(options.interest ?? 'all', options.nodeId ?? null),
    prefetch: options.prefetch ?? PREFETCH,
    heartbeat: options.heartbeatSeconds ?? HEARTBEAT_SECONDS,
  };
}
