import { useEffect, useRef, type RefObject } from 'react';

/** Calls back once an element has been in sight for a while (milliseconds), as long as that `isWanted`. */
export function useWhenShown<E extends Element>(
  isWanted: boolean,
  callBack: () => void,
  forMs = 0,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const latest = useRef(callBack);
  useEffect(() => {
    latest.current = callBack;
  });
  useEffect(() => {
    const element = ref.current;
    if (!isWanted || !element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => latest.current(), forMs);
      },
      { threshold: 0.6 },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isWanted, forMs]);
  return ref;
}
