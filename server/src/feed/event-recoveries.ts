import type { FeedSource } from './source';

/** Asks for everything about single events of which something was lost: not too often, and not too many at a time. */
export interface EventRecoveries {
  /** Something that this producer said of an event was lost. */
  want(product: number, urn: string): void;
  /** Sends the requests that may be sent now. Called whenever messages were taken, which a feed never stops doing. */
  send(): void;
}

/** The same event is asked for no more often than this. */
const REST_MS = 60_000;
/** So many events are asked for within that time. */
const MAX_AT_ONCE = 30;
const MAX_WAITING = 1_000;
/** Behind every id of a producer's own recovery, which count from 1000. */
const FIRST_REQUEST_ID = 1_000_000_001;

/** Makes a list of wanted recoveries. `now` is in ms, of a clock that does not step. */
export function createEventRecoveries(
  source: Pick<FeedSource, 'recoverEvent'>,
  log: (line: string) => void,
  now: () => number = () => performance.now(),
): EventRecoveries {
  const waiting = new Map<string, { product: number; urn: string }>();
  /** When each event was asked for last, the oldest first. */
  const asked = new Map<string, number>();
  let requestId = FIRST_REQUEST_ID;

  function forgetRested(at: number): void {
    for (const [key, since] of asked) {
      if (at - since < REST_MS) return;
      asked.delete(key);
    }
  }

  return {
    want: (product, urn) => {
      if (source.recoverEvent && waiting.size < MAX_WAITING) {
        waiting.set(`${product} ${urn}`, { product, urn });
      }
    },
    send: () => {
      const at = now();
      forgetRested(at);
      for (const [key, { product, urn }] of waiting) {
        if (asked.size >= MAX_AT_ONCE) return;
        if (asked.has(key)) continue;
        waiting.delete(key);
        asked.set(key, at);
        log(`Asking producer ${product} for everything about ${urn} as ${requestId}`);
        source.recoverEvent?.(product, urn, requestId);
        requestId += 1;
      }
    },
  };
}
