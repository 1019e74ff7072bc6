import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { hostReferrer } from '../state/host-referrer';
import { useLinkBase } from '../ui/link-base';
import { wayOf, type PressedLink } from './link-press';

/** Follows links to our own pages without loading a new document. Everything else is the browser's. */
export function useInAppLinks(): void {
  const base = useLinkBase();
  const navigate = useNavigate();
  useEffect(() => {
    const host = hostReferrer();
    const follow = (event: MouseEvent) => {
      const link = event.defaultPrevented ? null : linkOf(event.target);
      if (link === null) return;
      const way = wayOf(event, link, { origin: location.origin, base, host });
      if (way.type === 'browser') return;
      event.preventDefault();
      if (way.type === 'page') void navigate(way.path);
      else window.open(way.to, '_blank', 'noopener');
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [base, navigate]);
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
