import type { Subscription } from 'centrifuge';
import { growingWait } from '../ui/growing-wait';

/** The client's own codes of endings: the page has left, or its connection was closed. */
const OWN_CODES = new Set([0, 2]);

/** How long to wait before a channel is joined again that the server has refused or ended, in ms: from 5 s to a minute. */
const WAITS = { least: 5000, most: 60_000 };

export interface JoinAgain {
  /** It runs. Answers whether it had been refused or ended before. */
  runs(): boolean;
  stop(): void;
}

/** Joins a channel again, for as long as the page wants it, which the client has given up. */
export function joinAgain(subscription: Subscription): JoinAgain {
  let ended = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  subscription.on('unsubscribed', ({ code }) => {
    clearTimeout(timer);
    if (OWN_CODES.has(code)) return;
    timer = setTimeout(() => subscription.subscribe(), growingWait(ended, WAITS));
    ended += 1;
  });
  return {
    runs: () => {
      const wasEnded = ended > 0;
      ended = 0;
      return wasEnded;
    },
    stop: () => clearTimeout(timer),
  };
}
