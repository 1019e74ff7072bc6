import { type RefObject, useEffect } from 'react';

/** What may stand at the foot of the screen, above the tab bar: each has a height there, which the others keep clear. */
type Foot = '--dock' | '--consent' | '--ticket';

/**
 * Tells the page how high a bar at the foot of the screen is, for as long as it stands there: what else is fixed stands
 * above it, the page ends above it, and what is scrolled to stops above it (`theme.css`). So it lies on nothing.
 */
export function useFoot(bar: RefObject<HTMLElement | null>, foot: Foot): void {
  useEffect(() => {
    const root = document.documentElement.style;
    const measured = new ResizeObserver(([entry]) => {
      root.setProperty(foot, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    if (bar.current) measured.observe(bar.current);
    return () => {
      measured.disconnect();
      root.removeProperty(foot);
    };
  }, [bar, foot]);
}
