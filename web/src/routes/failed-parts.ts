import type { createBrowserRouter, RouteObject } from 'react-router';
import { buildHere } from '../api/build-gone';
import { loadAnew } from '../state/full-load';
import { loadSoon } from '../ui/load-again';

type Router = ReturnType<typeof createBrowserRouter>;

/** The script of a page did not come, however often it was asked for. */
class PartMissing extends Error {}

/** So many tries in vain, although the server has the file: then it is this page that cannot take it. */
const TRIES_IN_VAIN = 3;

/**
 * What is done when a part of the page has not come so many times: where its build has gone from the server, or the
 * browser keeps to its first failure, the page is loaded anew, unless somebody is in the middle of something.
 */
export async function mendPage(failures: number): Promise<void> {
  const here = await buildHere();
  const isLost = here === 'gone' || (here === 'there' && failures >= TRIES_IN_VAIN);
  if (isLost && !isInUse()) await loadAnew(() => window.location.reload());
}

/** Whether something is being typed or paid that a full load would lose. */
function isInUse(): boolean {
  const at = document.activeElement;
  const isTyping = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement;
  return (isTyping && at.value !== '') || document.querySelector('[role=dialog] iframe') !== null;
}

/**
 * The same routes, whose scripts are asked for more than once; where one does not come although the server answers, the
 * page that was wanted is loaded whole. `router` is the one that they are given to.
 */
export function withSecondTries(routes: RouteObject[], router: () => Router): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy, children } = route;
    if (typeof lazy === 'function') {
      return { ...route, lazy: () => loadSoon(lazy).catch((error) => inWhole(router(), error)) };
    }
    return children ? { ...route, children: withSecondTries(children, router) } : route;
  });
}

async function inWhole(router: Router, cause: unknown): Promise<never> {
  const isAnswered = (await buildHere()) !== null;
  if (isAnswered && (await loadAnew(() => goTo(router)))) return new Promise(() => undefined);
  throw new PartMissing('the script of a page did not come', { cause });
}

function goTo({ state, createHref }: Router): void {
  const { href } = new URL(
    createHref(state.navigation.location ?? state.location),
    window.location.href,
  );
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
}

/** A router remembers for good that a route's script did not come: it is given its routes anew. */
export function forgetFailures(router: Router, routes: RouteObject[]): void {
  router.subscribe(({ errors }) => {
    const isMissing = Object.values(errors ?? {}).some((each) => each instanceof PartMissing);
    if (isMissing) router._internalSetRoutes(routes);
  });
}
