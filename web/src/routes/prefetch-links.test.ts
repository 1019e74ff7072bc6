import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RouteObject } from 'react-router';
import { prefetchLinks } from './prefetch-links';

/** As much of a browser as prefetching looks at. */
class Anchor {
  relList = { contains: () => false };
  readonly href: string;
  constructor(href: string) {
    this.href = href;
  }
}
type See = (entries: { target: Anchor; isIntersecting: boolean }[]) => void;

let links: Anchor[];
let margins: (string | undefined)[];
let watched: Anchor[];
let see: See;
let loaded: string[];

const ROUTES: RouteObject[] = [
  { path: ':sport', loader: ({ params }) => (loaded.push(params['sport'] ?? ''), null) },
];

beforeEach(() => {
  [links, margins, watched, loaded] = [[], [], [], []];
  vi.stubGlobal('HTMLAnchorElement', Anchor);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', {
    location: { origin: 'https://b.example', href: 'https://b.example/live', pathname: '/live' },
  });
  vi.stubGlobal('document', {
    body: {},
    querySelectorAll: () => links,
    addEventListener: () => undefined,
  });
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe = () => undefined;
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: See, options?: IntersectionObserverInit) {
        see = tell;
        margins.push(options?.rootMargin);
      }
      observe = (link: Anchor) => void watched.push(link);
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('what a link leads to is fetched once it is within 200 px of the window (SPEC §9)', async () => {
  links = [new Anchor('https://b.example/soccer'), new Anchor('https://b.example/tennis')];
  prefetchLinks(ROUTES, '/');
  expect(margins).toEqual(['200px']);
  expect(watched).toEqual(links);
  see([
    { target: links[0]!, isIntersecting: true },
    { target: links[1]!, isIntersecting: false },
  ]);
  await settle();
  expect(loaded).toEqual(['soccer']);
});

test('neither the page that shows nor other sites are fetched', async () => {
  links = [new Anchor('https://b.example/live#x'), new Anchor('https://other.example/soccer')];
  prefetchLinks(ROUTES, '/');
  see(links.map((target) => ({ target, isIntersecting: true })));
  await settle();
  expect(loaded).toEqual([]);
});
