import { beforeEach, expect, test } from 'vitest';
import type { RouteObject } from 'react-router';
import { prefetchPath } from './prefetch-path';

let loaded: string[];
const loader = (name: string): RouteObject['loader'] => {
  return ({ params, request }) => {
    loaded.push(`${name} ${Object.values(params).join(',')} ${new URL(request.url).search}`.trim());
    return null;
  };
};

const ROUTES: RouteObject[] = [
  {
    id: 'shell',
    loader: loader('shell'),
    children: [
      { index: true, loader: loader('home') },
      { path: 'about' },
      { path: 'schedule', lazy: async () => ({ loader: loader('schedule') }) },
      {
        path: 'old',
        loader: () => {
          // oxlint-disable-next-line typescript/only-throw-error -- as loaders answer
          throw new Response(null, { status: 404 });
        },
      },
      { path: ':sport/:slug', loader: loader('match') },
    ],
  },
];

beforeEach(() => {
  loaded = [];
});

test.each([
  ['/', ['home']],
  ['/soccer/a-b-m1?x=1', ['match soccer,a-b-m1 ?x=1']],
  ['/schedule', ['schedule']],
  ['/about', []],
  ['/a/b/c', []],
])(
  'the data of %s is fetched as the page would, without that of the frame around it',
  async (path, expected) => {
    await prefetchPath(ROUTES, path, 'https://bets.example');
    expect(loaded).toEqual(expected);
  },
);

test('a page that is missing is no page', async () => {
  await expect(prefetchPath(ROUTES, '/old', 'https://bets.example')).rejects.toBeInstanceOf(
    Response,
  );
});
