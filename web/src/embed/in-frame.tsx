import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadAgain } from '../ui/load-again';

const never = () => () => undefined;

/**
 * Joins a page that stands in a frame to its host page (SPEC §7 "Window messages"). Shows nothing, and a page that stands
 * by itself fetches nothing for it.
 */
export function InFrame() {
  const isFramed = useSyncExternalStore(
    never,
    () => window.parent !== window,
    () => false,
  );
  return isFramed ? (
    <Suspense fallback={null}>
      <HostLink />
    </Suspense>
  ) : null;
}

const HostLink = lazy(() =>
  loadAgain(async () => ({ default: (await import('./host-link')).HostLink })),
);
