import { lazy, Suspense } from 'react';
import { loadAgain } from '../ui/load-again';
import { useInBrowser } from '../ui/in-browser';

/**
 * Joins a page that stands in a frame to its host page (SPEC §7 "Window messages"). Shows nothing, and a page that stands
 * by itself fetches nothing for it.
 */
export function InFrame() {
  const isFramed = useInBrowser(() => window.parent !== window, false);
  return isFramed ? (
    <Suspense fallback={null}>
      <HostLink />
    </Suspense>
  ) : null;
}

const HostLink = lazy(() =>
  loadAgain(async () => ({ default: (await import('./host-link')).HostLink })),
);
