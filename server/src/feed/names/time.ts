/** When it is, ms since epoch by a clock that does not step, and what happens later. */
export interface Time {
  now(): number;
  /** Runs something once, after so many ms. Answers with how to call it off. */
  after(ms: number, run: () => void): () => void;
}

/** Timers that keep no process from ending, beside a feed's clock. */
export function realTime(now: () => number): Time {
  return {
    now,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}

/** What happens again and again, until all of it is stopped. */
export interface Rounds {
  /** Runs something now, and then after every so many ms. */
  every(ms: number, run: () => void): void;
  /** Resolves after so many ms, or when everything is stopped. */
  pause(ms: number): Promise<void>;
  stop(): void;
}

/** Makes rounds of which none runs yet. */
export function createRounds(time: Time): Rounds {
  const stops = new Map<() => void, () => void>();
  let isOver = false;

  function again(ms: number, run: () => void): void {
    if (isOver) return;
    run();
    stops.set(
      run,
      time.after(ms, () => again(ms, run)),
    );
  }

  return {
    every: again,
    pause: (ms) =>
      new Promise((over) => {
        const callOff = time.after(ms, over);
        stops.set(over, () => {
          callOff();
          over();
        });
      }),
    stop: () => {
      isOver = true;
      for (const stop of stops.values()) stop();
    },
  };
}
