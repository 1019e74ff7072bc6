import { ApiError } from '../api/api';
import { growingWait } from '../ui/growing-wait';
import { isHidden } from '../ui/seen';

/** How long to wait before the platform is asked again, in ms. */
const WAITS = { least: 1000, most: 30_000 };

/** Asks the platform once more where it did not answer, each time after a longer while. */
export interface AskingAgain {
  /** Asks after a while, as late as the answer says, if there was one. A hidden page does when it is seen. */
  askLater(error: unknown): void;
  /** The platform has answered: nothing is asked again. */
  answered(): void;
}

/** What asks again by calling this. */
export function askingAgain(ask: () => Promise<void>): AskingAgain {
  let unanswered = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  return {
    askLater: (error) => {
      const { retryAfterMs } = error instanceof ApiError ? error : { retryAfterMs: null };
      const waitMs = Math.max(retryAfterMs ?? 0, growingWait(unanswered, WAITS));
      clearTimeout(again);
      again = setTimeout(() => {
        if (!isHidden()) void ask();
      }, waitMs);
      unanswered += 1;
    },
    answered: () => {
      clearTimeout(again);
      unanswered = 0;
    },
  };
}
