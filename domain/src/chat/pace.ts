/** So many messages within so many seconds. */
export interface Pace {
  readonly messages: number;
  readonly seconds: number;
}

/**
 * How long to wait until one more message keeps the pace, in ms; 0 where it may go now. Whatever is sent so, no span of
 * that many seconds holds more messages than the pace allows. Times are ms since epoch, in any order.
 */
export function waitFor(sent: readonly number[], { messages, seconds }: Pace, now: number): number {
  const span = seconds * 1000;
  // A message from after now was written by a clock that goes ahead: it counts.
  const within = sent.filter((at) => at > now - span).toSorted((one, other) => other - one);
  const blocking = within[messages - 1];
  return blocking === undefined ? 0 : blocking + span - now;
}
