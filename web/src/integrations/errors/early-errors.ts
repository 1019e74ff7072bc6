declare global {
  interface Window {
    /** Errors that came before reports could be made; `entry-early` gathers them. */
    earlyErrors?: { stop: () => void; events: Event[] };
  }
}

/** What was thrown, and by which event it was told. */
export interface EarlyError {
  error: unknown;
}

/** Ends the gathering of early errors, and hands over what there is; each of them once. */
export function takeEarlyErrors(): EarlyError[] {
  window.earlyErrors?.stop();
  return (window.earlyErrors?.events.splice(0) ?? []).map((event) => ({ error: errorOf(event) }));
}

function errorOf(event: Event): unknown {
  if (event instanceof PromiseRejectionEvent) return event.reason as unknown;
  if (event instanceof ErrorEvent) return (event.error as unknown) ?? new Error(event.message);
  return event;
}
