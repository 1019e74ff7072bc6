import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  claimPushes,
  type Claimed,
  deliverPush,
  type Pushing,
  releasePushes,
} from '../book/notifications/push/deliver-pushes';
import { type LaneOutcome, PushLanes } from '../book/notifications/push/push-lanes';
import { startLoop } from './loop';

interface SendingPushes extends Pushing {
  log: Pick<Logger, 'warn' | 'error'>;
  /** How soon a notification is looked for. */
  everyMs: number;
  /** How many are under way at once; 64 unless told otherwise. */
  most?: number;
}

/** How long to stop waits for deliveries under way; those that it leaves are due again after a minute. */
const STOP_WITHIN_MS = 1500;

/**
 * Sends notifications to the browsers and phones of players, many at once. Several servers may do so: each takes
 * deliveries for itself. A slow service holds up its own deliveries and no others: each host has a lane of its own.
 */
export function startSendingPushes(sending: SendingPushes): { stop(): Promise<void> } {
  const { log, everyMs, most = 64 } = sending;
  const underWay = new Set<Promise<void>>();
  const lanes = new PushLanes();
  let isMore = false;
  const deliver = async (claimed: Claimed) => {
    const startedAt = performance.now();
    const outcome = await deliverPush(sending, claimed).catch((err: unknown): LaneOutcome => {
      log.error({ err }, 'a push notification was not kept track of');
      return 'unasked';
    });
    lanes.end(claimed.lane, outcome, performance.now() - startedAt);
  };
  const begin = (claimed: Claimed) => {
    const delivery = deliver(claimed).finally(() => {
      underWay.delete(delivery);
      if (isMore) loop.wake();
    });
    underWay.add(delivery);
  };
  const work = async () => {
    const free = most - underWay.size;
    const claimed = free > 0 ? await claimPushes(sending, free, lanes.open()) : [];
    const held: Claimed[] = [];
    for (const each of claimed) {
      if (lanes.begin(each.lane)) begin(each);
      else held.push(each);
    }
    if (held.length > 0) await releasePushes(sending, held);
    isMore = claimed.length === free || lanes.areHeldBack;
  };
  const loop = startLoop({ name: 'sending push notifications', everyMs, work, log });
  return {
    stop: async () => {
      await loop.stop();
      const late = new AbortController();
      const timer = pause(STOP_WITHIN_MS, null, late).catch(() => {});
      await Promise.race([Promise.all(underWay), timer]);
      late.abort();
    },
  };
}
