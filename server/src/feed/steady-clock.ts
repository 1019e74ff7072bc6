/** What a steady clock is made from, in milliseconds; replaced by tests. */
interface Clocks {
  /** Wall time since epoch, which may step. */
  wall?: () => number;
  /** Time since whenever, which never steps. */
  elapsed?: () => number;
}

/** The share of the time that passes by which the clock draws near to wall time. */
const SLEW = 1 / 20;

/**
 * Wall time, ms since epoch, by which silence can be measured: however the machine's clock is set, it never goes back
 * and never jumps. It follows a clock that was set by running a twentieth faster or slower.
 */
export function createSteadyClock({
  wall = Date.now,
  elapsed = () => performance.now(),
}: Clocks = {}): { now(): number } {
  let at = wall();
  let since = elapsed();
  return {
    now: () => {
      const until = elapsed();
      const passed = until - since;
      since = until;
      at += passed;
      at += Math.max(-passed * SLEW, Math.min(passed * SLEW, wall() - at));
      return Math.round(at);
    },
  };
}
