import { lazy, Suspense } from 'react';
import { loadAgain } from '../ui/load-again';
import { useInBrowser } from '../ui/in-browser';

/** Joins a page of the player platform to its host page, where a frame has led to it. Shows nothing. */
export function PlatformInFrame() {
  const isFramed = useInBrowser(() => window.parent !== window, false);
  return isFramed ? (
    <Suspense fallback={null}>
      <PlatformHostLink />
    </Suspense>
  ) : null;
}

const PlatformHostLink = lazy(() =>
  loadAgain(async () => ({ default: (await import('./platform-host-link')).PlatformHostLink })),
);
