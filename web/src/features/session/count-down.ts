import { useSyncExternalStore } from 'react';

const SECOND = 1000;

/** Whole seconds until a time, ISO 8601; zero when it is over or there is none. */
export function secondsUntil(until: string | null, now: number): number {
  if (until === null) return 0;
  return Math.max(0, Math.ceil((Date.parse(until) - now) / SECOND));
}

/** Seconds as minutes and seconds: `1:05`. */
export function countDownText(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${rest}`;
}

/** The seconds that are left until a time; renders again with each of them. */
export function useSecondsUntil(until: string | null): number {
  return useSyncExternalStore(
    everySecond,
    () => secondsUntil(until, Date.now()),
    () => 0,
  );
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, SECOND);
  return () => clearInterval(timer);
}
