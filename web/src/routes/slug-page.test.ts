import { getMatch, getTournament, listMarkets, listMatches } from '@touchline/wire/calls/catalogue';
import type { Call } from '@touchline/wire/calls/call';
import { createStaticHandler, matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { createApi, pathOf } from '../api/api';
import { aSite } from '@touchline/testkit/page/a-site';
import { aMatch } from '@touchline/testkit/page/live-lines';
import { appRoutes } from './app-routes';
import { handlesOf } from './lazy-parts';
import { createQueries } from './page';
import { readSlug } from './slug-kind';

const stream = { channel: 'updates:en', epoch: 'e', offset: 1 };
const pagination = { total: 0, page: 1, limit: 100, last_page: 1 };
const { tournament } = aMatch();
const replies = new Map<string, unknown>([
  [pathOf(getMatch, { params: { id: 7 } }), { data: aMatch() }],
  [
    pathOf(getTournament, { params: { id: 17 } }),
    { data: { ...tournament, live_count: 0, prematch_count: 0, next_start_time: null } },
  ],
  [pathOf(listMarkets, { params: { id: 7 } }), { data: [], pagination, stream, version: 1 }],
  [pathOf(listMatches, {}), { data: [], pagination, stream }],
]);

/** A book that knows one match and one league. */
const book = async (address: string): Promise<Response> => {
  const reply = replies.get(new URL(address).pathname);
  const missing = { error: { code: 'not_found', message: 'there is none' } };
  return Response.json(reply ?? missing, { status: reply ? 200 : 404 });
};

function routes() {
  const api = createApi({
    sportsbookOrigin: 'http://book.test',
    platformOrigin: 'http://platform.test',
    locale: 'en',
    fetch: book,
  });
  return appRoutes(
    { api, queries: createQueries(null), waits: true, timeZone: 'UTC' },
    { site: aSite(), locale: 'en' },
  );
}

async function open(path: string, basename = '/') {
  const [root] = routes();
  const pages = root?.children?.[0]?.children ?? [];
  const handler = createStaticHandler(pages, { basename });
  const answer = await handler.query(new Request(`http://book.test${path}`));
  return answer instanceof Response
    ? { status: answer.status, to: answer.headers.get('location') }
    : { status: answer.statusCode };
}

test.each([
  ['arsenal-chelsea-m902', { kind: 'match', id: 902 }],
  ['premier-league-l17', { kind: 'league', id: 17 }],
  ['england-c31', { kind: 'category', id: 31 }],
  ['m7', { kind: 'match', id: 7 }],
  ['arsenal-chelsea', null],
  ['arsenal-x9', null],
])('%s names %o', (slug, named) => {
  expect(readSlug(slug)).toEqual(named);
});

test.each([
  ['the canonical address of a match is its page', '/soccer/arsenal-chelsea-m7', { status: 200 }],
  [
    'an old name leads to the new one',
    '/soccer/woolwich-chelsea-m7',
    { status: 301, to: '/soccer/arsenal-chelsea-m7' },
  ],
  [
    'a wrong sport leads to the right one',
    '/tennis/arsenal-chelsea-m7',
    { status: 301, to: '/soccer/arsenal-chelsea-m7' },
  ],
  [
    'the query comes along',
    '/soccer/x-m7?betcode=A',
    { status: 301, to: '/soccer/arsenal-chelsea-m7?betcode=A' },
  ],
  [
    'a league has one address too',
    '/soccer/epl-l17',
    { status: 301, to: '/soccer/premier-league-l17' },
  ],
  ['a match that is not there is no page', '/soccer/arsenal-chelsea-m8', { status: 404 }],
  ['a slug without a suffix is no page', '/soccer/arsenal-chelsea', { status: 404 }],
  ['a longer path is no page', '/soccer/a-m7/b', { status: 404 }],
] as const)('%s', async (_rule, path, answer) => {
  expect(await open(path)).toEqual(answer);
});

test('a redirect stays in the locale', async () => {
  const answer = await open('/de/soccer/old-m7', '/de');
  expect(answer).toEqual({ status: 301, to: '/de/soccer/arsenal-chelsea-m7' });
});

test('parameters of a call are put into its path and its query', () => {
  const sent = { params: { id: 7 }, query: { limit: 500, page: undefined } };
  expect(pathOf(listMarkets as Call, sent)).toBe('/sportsbook/api/v2/matches/7/markets?limit=500');
});

test.each([
  ['/soccer/arsenal-chelsea-m902', 'match'],
  ['/soccer/premier-league-l17', 'league'],
  ['/soccer/england-c31', 'category'],
  ['/soccer/arsenal-chelsea', '404'],
  ['/soccer', 'sport'],
  ['/live', 'in_play'],
])('%s is the page %s on the body (SPEC §2 "page keys")', (path, key) => {
  const matches = matchRoutes(routes(), path) ?? [];
  const said = matches.map(({ route, params }) => ({ handle: route.handle as unknown, params }));
  expect(handlesOf(said).at(-1)?.page).toBe(key);
});
