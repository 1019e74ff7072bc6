import type { Call } from '@touchline/wire/calls/call';

/** How long an answer may take, in ms: longer than a server takes to give up by itself. */
const LIMIT_MS = 25_000;
/** The same where the book waits with bets on matches in play, up to half a minute (DESIGN §4.14). */
const WAITING_LIMIT_MS = 60_000;

/** How long to wait for the answer to a call, in ms. */
export function timeLimitOf({ mayWait }: Pick<Call, 'mayWait'>): number {
  return mayWait ? WAITING_LIMIT_MS : LIMIT_MS;
}

/** A signal that aborts after so many ms, or when `signal` does; until it is ended. */
export function limited(
  ms: number,
  signal: AbortSignal | undefined,
): { signal: AbortSignal; end: () => void } {
  const control = new AbortController();
  const stop = () => control.abort(signal?.reason);
  const timer = setTimeout(
    () => control.abort(new DOMException('no answer in time', 'TimeoutError')),
    ms,
  );
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const end = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  };
  return { signal: control.signal, end };
}
