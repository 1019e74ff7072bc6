import { aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetFailures, mendPage, withSecondTries } from './failed-parts';

let asked: number;
let failing: number;
let gone: string[];
let here: () => Response;

const FAILED = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  aBrowser();
  [asked, failing, gone] = [0, 0, []];
  here = () => new Response(null, { status: 200 });
  Object.assign(window, {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    location: {
      href: 'https://bets.example/live',
      assign: (href: string) => gone.push(href),
      reload: () => gone.push('reload'),
    },
  });
  Object.assign(document, { activeElement: null, querySelector: () => null });
  vi.stubGlobal('HTMLInputElement', AnInput);
  vi.stubGlobal('HTMLTextAreaElement', AnInput);
  vi.stubGlobal('fetch', async () => here());
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetBrowser();
});

class AnInput {
  value = '12';
}

/** A router at a page whose neighbour's script does not come so many times. */
function aRouter(failures: number) {
  failing = failures;
  const lazy = async () => {
    asked += 1;
    if (asked <= failing) throw FAILED;
    return { loader: () => 'here' };
  };
  const routes: RouteObject[] = [
    {
      id: 'shell',
      children: [
        { path: '/live', loader: () => null },
        { id: 'results', path: '/results', lazy },
      ],
    },
  ];
  const tried = withSecondTries(routes, () => router);
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(tried, {
    initialEntries: ['/live'],
  });
  forgetFailures(router, tried);
  const go = async (path: string) => {
    void router.navigate(path);
    await vi.advanceTimersByTimeAsync(60_000);
  };
  return { router, go };
}

test('a script that does not come is asked for again, and the page shows', async () => {
  const { router, go } = aRouter(2);
  await go('/results');
  expect(router.state.loaderData).toMatchObject({ results: 'here' });
  expect([asked, gone]).toEqual([3, []]);
});

test('one that never comes although the server answers: the page that was wanted is loaded whole, once', async () => {
  const { router, go } = aRouter(99);
  await go('/results');
  expect(gone).toEqual(['https://bets.example/results']);
  // As after a full load that did not help either, with the same storage.
  vi.setSystemTime(Date.now() - 60_000);
  const second = aRouter(99);
  await second.go('/results');
  expect(gone).toHaveLength(1);
  expect(second.router.state.errors).not.toBeNull();
  expect(router.state.errors).toBeNull();
});

test('without a connection the error page shows, and the router does not keep to it: the next press asks again', async () => {
  here = () => {
    throw new TypeError('offline');
  };
  const { router, go } = aRouter(3);
  await go('/results');
  expect(router.state.errors).not.toBeNull();
  expect(gone).toEqual([]);
  await go('/live');
  await go('/results');
  expect(router.state.errors).toBeNull();
  expect(router.state.loaderData).toMatchObject({ results: 'here' });
});

test.each([
  ['a build that has gone', 404, 1, false, ['reload']],
  ['a build that has gone while something is being typed', 404, 1, true, []],
  ['a part that failed once', 200, 1, false, []],
  ['a part that the browser never takes', 200, 3, false, ['reload']],
  ['a server that is in trouble', 503, 9, false, []],
])('%s: the page is loaded anew or not', async (_what, status, failures, isTyped, expected) => {
  here = () => new Response(null, { status });
  if (isTyped) Object.assign(document, { activeElement: new AnInput() });
  void mendPage(failures);
  await vi.advanceTimersByTimeAsync(1000);
  expect(gone).toEqual(expected);
});
