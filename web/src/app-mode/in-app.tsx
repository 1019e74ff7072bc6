import { lazy, Suspense, useEffect } from 'react';
import { appPlatform } from '../state/app-mode';
import { loadAgain } from '../ui/load-again';
import { useInBrowser } from '../ui/in-browser';

/** A page in a frame is a host's, whatever is around that. */
const appAround = () => (window.parent === window ? appPlatform() : null);

/** Joins a page that stands in an app to it. Shows nothing, and a page in a browser fetches nothing for it. */
export function InApp() {
  const app = useInBrowser(appAround, null);
  useEffect(() => {
    if (app !== null) document.documentElement.dataset['app'] = app;
  }, [app]);
  return app !== null ? (
    <Suspense fallback={null}>
      <AppLink />
    </Suspense>
  ) : null;
}

const AppLink = lazy(() =>
  loadAgain(async () => ({ default: (await import('./app-link')).AppLink })),
);
