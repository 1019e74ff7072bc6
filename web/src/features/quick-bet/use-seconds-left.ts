import { useEffect, useState } from 'react';

/** Whole seconds that are left of so many, from the moment this is first shown; never below zero. */
export function useSecondsLeft(seconds: number): number {
  const [from] = useState(() => performance.now());
  const [now, setNow] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil(seconds - (now - from) / 1000));
}
