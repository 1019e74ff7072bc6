import { useEffect, useState } from 'react';
import { appPlatform } from '../state/app-mode';
import { later } from '../ui/later';

/** Joins a page that stands in an app to it. Shows nothing, and a page in a browser fetches nothing for it. */
export function InApp() {
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    const app = window.parent === window ? appPlatform() : null;
    document.documentElement.dataset['app'] = app ?? '';
    if (app === null) delete document.documentElement.dataset['app'];
    else setInside(true);
  }, []);
  return isInside ? <AppLink /> : null;
}

const AppLink = later(async () => (await import('./app-link')).AppLink);
