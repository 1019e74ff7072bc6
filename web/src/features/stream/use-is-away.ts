import { useEffect, useState } from 'react';

/** As much of a player has to be in sight, or it is away. */
const ENOUGH = 0.3;

/** Whether an element has been scrolled out of sight, what the header covers included. */
export function useIsAway(element: Element | null): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!element) return;
    const header = getComputedStyle(element).getPropertyValue('--header').trim() || '0px';
    const observer = new IntersectionObserver(
      ([entry]) => entry && setAway(entry.intersectionRatio < ENOUGH),
      { threshold: [0, ENOUGH], rootMargin: `-${header} 0px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isAway;
}
