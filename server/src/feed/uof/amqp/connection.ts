import { type ChannelModel, type ConsumeMessage, connect, credentials } from 'amqplib';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TLSSocketOptions } from 'node:tls';

/** Where a provider's queue is, and as whom. */
export interface AmqpTarget {
  readonly host: string;
  readonly port: number;
  /** False only where nobody can listen in, as in a test. `ca` and the like are those of node:tls. */
  readonly tls: boolean | Pick<TLSSocketOptions, 'ca' | 'cert' | 'key'>;
  /** The user's name; the password is empty. */
  readonly token: string;
  readonly virtualHost: string;
  readonly exchange: string;
  readonly bindings: readonly string[];
  /** Messages that the broker sends ahead of what has been taken in. */
  readonly prefetch: number;
  /** Seconds. */
  readonly heartbeat: number;
}

/** A connection that delivers. */
export interface Consuming {
  /** Resolves when the connection is gone, with the reason; null when it was us. */
  readonly gone: Promise<string | null>;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 15_000;
const CLOSE_TIMEOUT_MS = 2_000;

/**
 * Connects and listens: on a queue of our own that the server names, and that goes when we go. Rejects when any of it
 * is refused. `receive` is called for each message, with what says that it and all before it have been taken; no more
 * than `prefetch` of them are under way.
 */
export async function consume(
  target: AmqpTarget,
  receive: (message: ConsumeMessage, taken: () => void) => void,
): Promise<Consuming> {
  const model = await open(target);
  let end: (reason: string | null) => void = () => {};
  const gone = new Promise<string | null>((resolve) => {
    end = resolve;
  });
  // What comes as an error is followed by a close, which alone counts.
  let reason: string | null = null;
  const note = (error: unknown) => {
    reason ??= error instanceof Error ? error.message : String(error);
  };
  model.on('error', note);
  model.on('close', (error?: Error) => {
    if (error) note(error);
    end(reason);
  });
  try {
    const channel = await model.createChannel();
    // A channel that the broker closes, or a queue that it deletes, is of no use any more.
    const leave = (why: unknown) => {
      note(why);
      model.close().catch(() => {});
    };
    channel.on('error', leave);
    channel.on('close', () => leave('the channel was closed'));
    await channel.prefetch(target.prefetch);
    const { queue } = await channel.assertQueue('', {
      exclusive: true,
      autoDelete: true,
      durable: false,
    });
    for (const key of target.bindings) await channel.bindQueue(queue, target.exchange, key);
    // The channel may have gone when a message has been taken; then the broker has dropped it all.
    const acknowledge = (message: ConsumeMessage) => {
      try {
        channel.ack(message, true);
      } catch (error) {
        note(error);
      }
    };
    await channel.consume(queue, (message) => {
      if (message) receive(message, () => acknowledge(message));
      else leave('the broker took the queue away');
    });
    return {
      gone,
      close: async () => {
        const closed = model.close().catch(() => {});
        // A peer that is gone without a word answers nothing.
        await Promise.race([
          closed.then(() => gone),
          sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false }),
        ]);
      },
    };
  } catch (error) {
    await model.close().catch(() => {});
    throw error;
  }
}

function open({
  host,
  port,
  tls,
  token,
  virtualHost,
  heartbeat,
}: AmqpTarget): Promise<ChannelModel> {
  const fields = {
    protocol: tls === false ? 'amqp' : 'amqps',
    hostname: host,
    port,
    heartbeat,
    // It is unescaped on its way.
    vhost: encodeURIComponent(virtualHost),
  };
  return connect(fields, {
    ...(typeof tls === 'object' && tls),
    credentials: credentials.plain(token, ''),
    timeout: CONNECT_TIMEOUT_MS,
    noDelay: true,
    keepAlive: true,
    clientProperties: { connection_name: 'touchline' },
  });
}
