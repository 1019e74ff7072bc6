import type { RouteObject } from 'react-router';
import { pathInside } from './link-press';
import { prefetchPath } from './prefetch-path';
import { prefetchQueue } from './prefetch-queue';

/** How near to the window a link is fetched, in CSS pixels (SPEC §9). */
const NEAR = '200px';
/** How long links gather before they are looked at, in ms: a list is drawn in one go. */
const GATHER_MS = 500;

/** Fetches what links near the window lead to, for as long as the page is there (SPEC §9 "Link prefetch"). */
export function prefetchLinks(routes: RouteObject[], base: string): void {
  const { origin } = window.location;
  const queue = prefetchQueue((path) => prefetchPath(routes, path, origin));
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const path = pathOf(target, base);
        if (path !== null) queue[isIntersecting ? 'near' : 'away'](path);
      }
      // A browser looks at every watched link with every frame.
      if (queue.isSpent()) near.disconnect();
    },
    { rootMargin: NEAR },
  );
  let page = window.location.pathname;
  onNewLinks((links) => {
    if (page !== window.location.pathname) queue.begin();
    page = window.location.pathname;
    if (queue.isSpent()) return;
    // One that is watched already stays so.
    for (const each of links) near.observe(each);
  });
  const point = ({ target }: Event) => {
    const path = pathOf(target instanceof Element ? target.closest('a') : null, base);
    if (path !== null) queue.wanted(path);
  };
  document.addEventListener('pointerdown', point, { passive: true });
}

/** The page of ours that a link leads to, without hash; null for any other link, and for the page that shows. */
function pathOf(node: Element | null, base: string): string | null {
  if (!(node instanceof HTMLAnchorElement) || node.relList.contains('alternate')) return null;
  const { origin, href } = window.location;
  const [path = null] = pathInside(node.href, origin, base)?.split('#') ?? [];
  const [shown] = pathInside(href, origin, base)?.split('#') ?? [];
  return path === shown ? null : path;
}

/** Tells of the links of the page now, and again whenever there may be others. */
function onNewLinks(tell: (links: Iterable<Element>) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const gather = () => {
    timer = undefined;
    tell(document.querySelectorAll('a[href]'));
  };
  const changes = new MutationObserver(() => {
    timer ??= setTimeout(gather, GATHER_MS);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  gather();
}
