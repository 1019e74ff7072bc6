/** Work that is done again and again. */
export interface Repeating {
  /** Something has changed: the time until the next round is asked for anew. */
  wake(): void;
  stop(): void;
}

/**
 * Does `work` after as many milliseconds as `wait` says, and asks anew after each round; null waits until it is woken.
 * One round is over before the next begins. A round that fails stops nothing, and is not swallowed.
 */
export function repeating(wait: () => number | null, work: () => Promise<void>): Repeating {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isBusy = false;
  const plan = () => {
    clearTimeout(timer);
    const ms = wait();
    if (isOver || isBusy || ms === null) return;
    timer = setTimeout(() => void round(), ms);
  };
  const round = async () => {
    isBusy = true;
    try {
      await work();
    } finally {
      isBusy = false;
      plan();
    }
  };
  plan();
  return {
    wake: plan,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
