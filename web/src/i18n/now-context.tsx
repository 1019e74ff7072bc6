import { createContext, useContext, useSyncExternalStore } from 'react';

/** The time the page was rendered for, so that server and browser agree until it runs on its own. */
const StartContext = createContext<number>(0);

export const StartProvider = StartContext.Provider;

const TICK_MS = 15_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const minuteNow = (): number => Math.floor(Date.now() / 60_000);

/** The time, to the minute; renders again when the minute changes. */
export function useNow(): Date {
  const start = useContext(StartContext);
  const minute = useSyncExternalStore(subscribe, minuteNow, () => Math.floor(start / 60_000));
  return new Date(minute * 60_000);
}
