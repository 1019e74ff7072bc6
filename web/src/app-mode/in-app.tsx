import { lazy, Suspense, useEffect, useState } from 'react';
import { appPlatform } from '../state/app-mode';

/** Joins a page that stands in an app to it. Shows nothing, and a page in a browser fetches nothing for it. */
export function InApp() {
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    const app = window.parent === window ? appPlatform() : null;
    if (app === null) return;
    document.documentElement.dataset['app'] = app;
    setInside(true);
  }, []);
  return isInside ? (
    <Suspense fallback={null}>
      <AppLink />
    </Suspense>
  ) : null;
}

const AppLink = lazy(async () => ({ default: (await import('./app-link')).AppLink }));
