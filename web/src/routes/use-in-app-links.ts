import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSite } from '../i18n/site-context';
import { useLinkBase } from '../ui/link-base';
import { wayOf, type PressedLink } from './link-press';

/** Follows links to our own pages without loading a new document. Everything else is the browser's. */
export function useInAppLinks(): void {
  const base = useLinkBase();
  const navigate = useNavigate();
  const { sportsbookOrigin, platformOrigin } = useSite();
  useEffect(() => {
    let host: string | null = null;
    const framed = [sportsbookOrigin, platformOrigin];
    const find = async () => {
      const { hostReferrer } = await import('../state/host-referrer');
      host = hostReferrer(framed);
    };
    // Where the script does not come, such a press is the browser's.
    if (window.parent !== window) void find().catch(() => undefined);
    const follow = (event: MouseEvent) => {
      const link = event.defaultPrevented ? null : linkOf(event.target);
      if (link === null) return;
      const way = wayOf(event, link, { origin: location.origin, base, host, framed });
      if (way.type === 'browser') return;
      event.preventDefault();
      if (way.type === 'page') void navigate(way.path);
      else window.open(way.to, '_blank', 'noopener');
    };
    document.addEventListener('click', follow);
    // The middle button clicks by another name.
    document.addEventListener('auxclick', follow);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('auxclick', follow);
    };
  }, [base, navigate, sportsbookOrigin, platformOrigin]);
}

function linkOf(target: EventTarget | null): PressedLink | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (anchor === null) return null;
  return {
    href: anchor.href,
    written: anchor.getAttribute('href') ?? '',
    target: anchor.target,
    isDownload: anchor.hasAttribute('download'),
    isAlternate: anchor.relList.contains('alternate'),
  };
}
