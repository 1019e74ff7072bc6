import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LAZY_LOAD_MS } from '../../../ui/when-idle';

/** How far from being seen something begins to load, in pixels. */
const NEAR_PX = 400;

/**
 * Shows its content once it has been nearly in sight for a moment (SPEC §9 "Lazy-load delay"), and `waiting` of the same
 * height until then: what somebody scrolls past is never fetched.
 */
export function WhenNear({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setNear(true), LAZY_LOAD_MS);
      },
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return isNear ? children : <div ref={place}>{waiting}</div>;
}
