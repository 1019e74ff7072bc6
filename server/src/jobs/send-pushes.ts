import type { Logger } from 'pino';
import {
  claimPushes,
  type Claimed,
  deliverPush,
  type Pushing,
} from '../book/notifications/push/deliver-pushes';
import { startLoop } from './loop';

interface SendingPushes extends Pushing {
  log: Pick<Logger, 'warn' | 'error'>;
  /** How soon a notification is looked for. */
  everyMs: number;
  /** How many are under way at once; 64 unless told otherwise. */
  most?: number;
}

/**
 * Sends notifications to the browsers and phones of players, many at once. Several servers may do so: each takes
 * deliveries for itself. A slow service holds up its own deliveries and no others, until all of the places are taken.
 */
export function startSendingPushes(sending: SendingPushes): { stop(): Promise<void> } {
  const { log, everyMs, most = 64 } = sending;
  const underWay = new Set<Promise<void>>();
  let isMore = false;
  const begin = (claimed: Claimed) => {
    const delivery = deliverPush(sending, claimed)
      .catch((err: unknown) => log.error({ err }, 'a push notification was not kept track of'))
      .finally(() => {
        underWay.delete(delivery);
        if (isMore) loop.wake();
      });
    underWay.add(delivery);
  };
  const work = async () => {
    const free = most - underWay.size;
    const claimed = free > 0 ? await claimPushes(sending, free) : [];
    isMore = claimed.length === free;
    for (const each of claimed) begin(each);
  };
  const loop = startLoop({ name: 'sending push notifications', everyMs, work, log });
  return {
    stop: async () => {
      await loop.stop();
      await Promise.all(underWay);
    },
  };
}
