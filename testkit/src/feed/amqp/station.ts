import { setTimeout as sleep } from 'node:timers/promises';
import { type ConfirmChannel, connect } from 'amqplib';
import { answering, producerOf, typeOf } from '../../../../server/src/feed/replay/shift';
import type { FeedLine } from '../../../../server/src/feed/source';
import type { RecoveryRequest } from '../../../../server/src/feed/uof/api/recovery';

/** A provider's side of the queue: it plays a recording, and answers requests for recovery out of it. */
export interface Station {
  /** Feed time: that of the last line that was sent, ms since epoch. */
  now(): number;
  /** Sends lines, whether anybody listens or not. */
  send(lines: readonly FeedLine[]): Promise<void>;
  readonly asked: readonly RecoveryRequest[];
  recover(request: RecoveryRequest): Promise<void>;
  close(): Promise<void>;
}

/** Opens a station that publishes to an exchange. */
export async function openStation(url: string, exchange: string): Promise<Station> {
  const model = await connect(url);
  const channel = await model.createConfirmChannel();
  const sent: FeedLine[] = [];
  const asked: RecoveryRequest[] = [];
  let now = 0;

  async function answer({ product, after, requestId, node }: RecoveryRequest): Promise<void> {
    const missed = sent.filter((line) => isStateOf(line, product) && line.t > (after ?? -1));
    for (const line of missed) publish(channel, exchange, stamped(answering(line, requestId), now));
    const complete = `<snapshot_complete product="${product}" timestamp="${now}" request_id="${requestId}"/>`;
    const rk = `-.-.-.snapshot_complete.-.-.-.${node ?? '-'}`;
    publish(channel, exchange, { t: now, rk, xml: complete });
    await channel.waitForConfirms();
  }

  return {
    now: () => now,
    asked,
    send: async (lines) => {
      for (const line of lines) {
        now = line.t;
        sent.push(line);
        publish(channel, exchange, stamped(line, now));
      }
      await channel.waitForConfirms();
    },
    recover: async (request) => {
      asked.push(request);
      await answer(request);
    },
    close: () => model.close(),
  };
}

function publish(channel: ConfirmChannel, exchange: string, { rk, xml }: FeedLine): void {
  channel.publish(exchange, rk, Buffer.from(xml));
}

/** Messages carry the time that they are sent at, by which the test's clock goes. */
function stamped(line: FeedLine, now: number): FeedLine {
  return { ...line, xml: line.xml.replace(/ timestamp="\d+"/, ` timestamp="${now}"`) };
}

/** When a message was sent, by what it says, ms since epoch. */
export function sentAt({ xml }: FeedLine): number {
  return Number(/ timestamp="(\d+)"/.exec(xml)?.[1]);
}

const SYSTEM: ReadonlySet<string> = new Set(['alive', 'snapshot_complete', 'product_down']);

function isStateOf(line: FeedLine, product: number): boolean {
  return !SYSTEM.has(typeOf(line)) && producerOf(line) === product;
}

/** Waits until something has become so. Throws when it does not within a minute. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await isSo()); await sleep(20)) {
    if (Date.now() > end) throw new Error(`waited too long until ${what}`);
  }
}
