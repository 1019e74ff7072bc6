import type { MarketReply } from '@touchline/wire/catalogue';
import type { ErrorReply } from '@touchline/wire/errors';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SITE } from '@touchline/testkit/betting/book-database';
import type { Pick } from './custom-bets';
import {
  type CustomBetServer,
  customBetServer,
} from '@touchline/testkit/betting/custom-bet-server';

let server: CustomBetServer;
beforeAll(async () => {
  server = await customBetServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.provider.combines = () => EVERYTHING;
  server.provider.asked.length = 0;
});

const pick = (marketId: number, specifier: string, ...outcomeIds: string[]): Pick[] =>
  outcomeIds.map((outcomeId) => ({ marketId, specifier, outcomeId }));

/** Every outcome of the match of the test server, and one that it does not know. */
const EVERYTHING = [
  ...pick(29, '', '74', '76'),
  ...pick(18, 'total=2.5', '12', '13'),
  ...pick(1, '', '1', '2', '3'),
  ...pick(18, 'total=9.5', '12'),
];

interface Answer {
  data?: MarketReply[];
  error?: ErrorReply['error'];
}

type Asks = Parameters<CustomBetServer['ask']>[2] & { of?: { ask: CustomBetServer['ask'] } };

async function ask(matchId: number | string, query = '', { of = server, ...by }: Asks = {}) {
  const path = `/bets/custom/markets/${matchId}${query && `?${query}`}`;
  return of.ask<Answer>('GET', path, by);
}

/** What is listed, as `market/specifier: outcomes`. */
async function listed(matchId: number, query = '') {
  const { body } = await ask(matchId, query);
  return body.data?.map(
    ({ id, specifier, outcomes }) =>
      `${id}/${specifier}: ${outcomes.map((each) => each.id).join(' ')}`,
  );
}

const chosen = (...selections: string[]) =>
  selections.map((each) => `selections=${encodeURIComponent(each)}`).join('&');

test('with nothing chosen all that combines is listed, as the catalogue shows and orders it', async () => {
  const matchId = await server.match();
  expect(await listed(matchId)).toEqual(['1/: 1 2 3', '18/total=2.5: 12 13', '29/: 74 76']);
  const [catalogue, builder] = await Promise.all([
    server.ask<Answer>('GET', `/matches/${matchId}/markets`),
    ask(matchId),
  ]);
  expect(builder.body.data).toEqual(catalogue.body.data);
  const german = await ask(matchId, '', { locale: 'de' });
  expect(german.body.data?.[0]?.outcomes[1]?.name).toBe('Unentschieden');
});

test('the provider is asked about what is chosen, and only what it combines with that is listed', async () => {
  const matchId = await server.match();
  server.provider.combines = () => [...pick(29, '', '74'), ...pick(1, '', '2', '3')];
  expect(await listed(matchId, chosen('1//1', '18/total=2.50/12'))).toEqual(['29/: 74']);
  expect(server.provider.asked[0]?.picks).toEqual([
    ...pick(1, '', '1'),
    ...pick(18, 'total=2.5', '12'),
  ]);
});

test('the line of what is chosen is never listed, whatever the provider says', async () => {
  const matchId = await server.match();
  expect(await listed(matchId, chosen('1//1'))).toEqual(['18/total=2.5: 12 13', '29/: 74 76']);
});

test.each([
  ['joined by commas', 'selections=1%2F%2F1,18%2Ftotal%3D2.5%2F12'],
  ['repeated', 'selections=1%2F%2F1&selections=18%2Ftotal%3D2.5%2F12'],
])('what is chosen may be %s', async (_how, query) => {
  await listed(await server.match(), query);
  expect(server.provider.asked[0]?.picks).toHaveLength(2);
});

test('an id of an outcome may hold commas and slashes', async () => {
  await listed(await server.match(), chosen('40//sr:player:1,sr:player:2/3', '1//1'));
  expect(server.provider.asked[0]?.picks).toEqual([
    ...pick(40, '', 'sr:player:1,sr:player:2/3'),
    ...pick(1, '', '1'),
  ]);
});

test('a suspended line is listed as such; what is inactive or has no price is not', async () => {
  const matchId = await server.match();
  await server.pool.query('update markets set status = -1 where match_id = $1 and market_id = 18', [
    matchId,
  ]);
  await server.pool.query(
    `update markets set outcomes = jsonb_set(jsonb_set(outcomes, '{1,active}', 'false'), '{3,odds}', 'null')
     where match_id = $1 and market_id = 1`,
    [matchId],
  );
  await server.pool.query('update markets set status = 0 where match_id = $1 and market_id = 29', [
    matchId,
  ]);
  expect(await listed(matchId)).toEqual(['1/: 2', '18/total=2.5: 12 13']);
  const { body } = await ask(matchId);
  expect(body.data?.map(({ status }) => status)).toEqual([1, -1]);
});

test.each([
  ['that is over', 'update matches set status = 4 where id = $1'],
  ['whose outcomes are not priced together', 'update matches set custom_bet = false where id = $1'],
])('nothing combines in a match %s, and nobody is asked', async (_which, change) => {
  const matchId = await server.match();
  await server.pool.query(change, [matchId]);
  expect(await listed(matchId)).toEqual([]);
  expect(server.provider.asked).toEqual([]);
});

test('a provider that does not offer it has nothing to combine', async () => {
  server.provider.combines = () => null;
  expect(await listed(await server.match())).toEqual([]);
});

test('a provider that fails is a clear answer', async () => {
  server.provider.combines = () => Promise.reject(new Error('down'));
  const { status, body } = await ask(await server.match());
  expect([status, body.error?.code]).toEqual([503, 'unavailable']);
});

test('there is no such match; nor is there anything in what cannot be read', async () => {
  const missing = await ask(999_999_999);
  expect([missing.status, missing.body.error?.code]).toEqual([404, 'not_found']);
  const wrong = await ask('first');
  expect([wrong.status, wrong.body.error?.field]).toEqual([400, 'params.matchId']);
  const matchId = await server.match();
  for (const text of ['home', '1/2', '1//', 'x//1', '1234567890//1', '1//ü']) {
    const { status, body } = await ask(matchId, chosen(text));
    expect([text, status, body.error?.field]).toEqual([text, 400, 'query.selections.0']);
  }
});

test('a site without custom bets has no builder', async () => {
  const customBets = { enabled: false, allowSingle: false };
  const closed = await customBetServer({ ...SITE, customBets });
  try {
    const { status, body } = await ask(await closed.match(), '', { of: closed });
    expect([status, body.error?.code]).toEqual([403, 'forbidden']);
    expect(closed.provider.asked).toEqual([]);
  } finally {
    await closed.close();
  }
});
