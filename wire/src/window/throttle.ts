/** How often the frame and its host tell each other of sizes at most, in ms (SPEC §9). */
export const LAYOUT_THROTTLE_MS = 100;

/** What may be called as often as one likes; `stop` forgets what was still to come. */
export interface Throttled<T> {
  (value: T): void;
  stop(): void;
}

/** Hands on the first value at once, and from then on at most one each `ms`: the newest, never losing the last. */
export function throttled<T>(ms: number, handOn: (value: T) => void): Throttled<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: T } | undefined;
  const passOn = () => {
    const next = waiting;
    waiting = undefined;
    timer = next && setTimeout(passOn, ms);
    if (next) handOn(next.value);
  };
  const take = (value: T) => {
    waiting = { value };
    if (timer === undefined) passOn();
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  return Object.assign(take, { stop });
}
