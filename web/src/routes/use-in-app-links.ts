import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLinkBase } from '../ui/link-base';

/** Follows links to our own pages without loading a new document. Everything else is the browser's. */
export function useInAppLinks(): void {
  const base = useLinkBase();
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = pathOfClick(event, base);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [base, navigate]);
}

/** Where inside the pages a click leads, without the base name; null when it is not ours to follow. */
function pathOfClick(event: MouseEvent, base: string): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (event.defaultPrevented || !isPlain || event.altKey) return null;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || anchor.target !== '' || anchor.hasAttribute('download')) return null;
  // The same page in another language is another document.
  if (anchor.relList.contains('alternate') || anchor.getAttribute('href')?.startsWith('#'))
    return null;
  return inApp(new URL(anchor.href), base);
}

function inApp(url: URL, base: string): string | null {
  if (url.origin !== location.origin) return null;
  const rest = base === '/' ? url.pathname : url.pathname.slice(base.length);
  const isInside = base === '/' || (url.pathname.startsWith(base) && /^(\/|$)/.test(rest));
  return isInside ? `${rest || '/'}${url.search}${url.hash}` : null;
}
