import { BET_ERROR, type ErrorReply } from '@touchline/wire/errors';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  AWAY,
  type CustomBetServer,
  customBetServer,
  HOME,
  OVER,
  PRICE,
} from '@touchline/testkit/betting/custom-bet-server';
import { SITE } from '@touchline/testkit/betting/book-database';
import { bookServer } from '@touchline/testkit/betting/book-server';

let server: CustomBetServer;
beforeAll(async () => {
  server = await customBetServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.provider.answer = () => ({ ok: true, odds: PRICE });
  server.provider.asked.length = 0;
});

interface Answer {
  data?: { custom_odds: number };
  error?: ErrorReply['error'];
}

type Selection = { market_id: number; specifier: string; outcome_id: string };

function ask(
  selections: readonly object[],
  locale = 'en',
  of: Pick<CustomBetServer, 'ask'> = server,
) {
  return of.ask<Answer>('POST', '/bets/custom/odds', { locale, body: { selections } });
}

const on = (match_id: number, ...selections: Selection[]) =>
  selections.map((each) => ({ match_id, ...each }));

test('a visitor is told what selections of one match pay together, by the provider of the match', async () => {
  const matchId = await server.match();
  const { rows } = await server.pool.query('select urn from matches where id = $1', [matchId]);
  const sent = on(matchId, HOME, { ...OVER, specifier: 'total=2.50' });
  expect(await ask(sent)).toEqual({ status: 200, body: { data: { custom_odds: PRICE } } });
  expect(server.provider.asked).toEqual([
    {
      provider: 'betradar',
      urn: rows[0].urn,
      picks: [
        { marketId: 1, specifier: '', outcomeId: '1' },
        { marketId: 18, specifier: 'total=2.5', outcomeId: '12' },
      ],
    },
  ]);
});

test.each([
  [
    'contradicting',
    'These selections cannot all win.',
    'Diese Auswahlen können nicht alle gewinnen.',
  ],
  [
    'certain',
    'These selections cannot lose together, so there are no odds for them.',
    'Diese Auswahlen gewinnen sicher, deshalb gibt es keine Quote.',
  ],
  [
    'implied',
    'One selection is already part of your bet: it follows from the others.',
    'Eine Auswahl steckt schon in deiner Wette: Sie folgt aus den anderen.',
  ],
  [
    'not_offered',
    'There are no odds for these selections together.',
    'Für diese Auswahlen gibt es keine gemeinsame Quote.',
  ],
  [
    'not_combinable',
    'These selections cannot be combined.',
    'Diese Auswahlen lassen sich nicht kombinieren.',
  ],
] as const)('selections that are %s have no price, and are told why', async (reason, en, de) => {
  const sent = on(await server.match(), HOME, OVER);
  server.provider.answer = () => ({ ok: false, reason });
  for (const [locale, text] of [
    ['en', en],
    ['de', de],
  ] as const) {
    const { status, body } = await ask(sent, locale);
    expect(status).toBe(422);
    expect(body.error).toEqual({
      code: 120,
      message: text,
      data: {
        details: reason,
        errors_by_bet: [
          { code: BET_ERROR.invalidOddsCustomBet, localized_message: text, selections: [] },
        ],
      },
    });
  }
});

test('a provider that fails is a clear answer', async () => {
  const sent = on(await server.match(), HOME, OVER);
  server.provider.answer = () => Promise.reject(new Error('no answer'));
  const { status, body } = await ask(sent);
  expect(status).toBe(422);
  expect(body.error?.data).toMatchObject({
    details: 'unavailable',
    errors_by_bet: [{ code: BET_ERROR.customBetUnavailable }],
  });
});

test('a match that has no such prices has none, and its provider is not asked', async () => {
  const matchId = await server.match();
  await server.pool.query('update matches set custom_bet = false where id = $1', [matchId]);
  const { body } = await ask(on(matchId, HOME, OVER));
  expect(body.error?.data).toMatchObject({ details: 'not_offered' });
  expect(server.provider.asked).toEqual([]);
});

type Prepare = (matchId: number) => Promise<unknown>;
const sqlOn =
  (statement: string): Prepare =>
  (matchId) =>
    server.pool.query(statement, [matchId]);
const nothing: Prepare = () => Promise.resolve();

test.each<[string, Prepare, Selection[], number, number[]]>([
  ['one alone', nothing, [HOME], BET_ERROR.tooFewSelections, []],
  ['two of one line', nothing, [HOME, AWAY], BET_ERROR.sameLineTwice, [0, 1]],
  [
    'one that nobody knows',
    nothing,
    [HOME, { ...OVER, outcome_id: '99' }],
    BET_ERROR.selectionUnknown,
    [1],
  ],
  [
    'one of a suspended line',
    sqlOn('update markets set status = -1 where match_id = $1 and market_id = 18'),
    [HOME, OVER],
    BET_ERROR.marketNotBettable,
    [1],
  ],
  [
    'one that is inactive',
    sqlOn(
      `update markets set outcomes = jsonb_set(outcomes, '{1,active}', 'false')
       where match_id = $1 and market_id = 1`,
    ),
    [HOME, OVER],
    BET_ERROR.marketNotBettable,
    [0],
  ],
  [
    'some of a match that is over',
    sqlOn('update matches set status = 4 where id = $1'),
    [HOME, OVER],
    BET_ERROR.marketNotBettable,
    [0, 1],
  ],
])('%s is refused before the provider is asked', async (_what, prepare, picked, code, at) => {
  const matchId = await server.match();
  await prepare(matchId);
  const { status, body } = await ask(on(matchId, ...picked));
  expect(status).toBe(422);
  expect(body.error?.data?.errors_by_bet).toMatchObject([{ code, selections: at }]);
  expect(server.provider.asked).toEqual([]);
});

test('selections of two matches are refused', async () => {
  const sent = [...on(await server.match(), HOME), ...on(await server.match(), OVER)];
  const { body } = await ask(sent);
  expect(body.error?.data?.errors_by_bet).toMatchObject([{ code: BET_ERROR.severalMatches }]);
});

test('ids beyond what the database counts are unknown selections, not errors', async () => {
  const far = Number.MAX_SAFE_INTEGER;
  const { status, body } = await ask(on(far, { ...HOME, market_id: far }, OVER));
  expect(status).toBe(422);
  expect(body.error?.data?.errors_by_bet).toMatchObject([{ code: BET_ERROR.selectionUnknown }]);
});

test('what cannot be selections is a bad request that names its field', async () => {
  const { status, body } = await ask([]);
  expect([status, body.error?.field]).toEqual([400, 'body.selections']);
  const odd = await ask([{ ...HOME, match_id: 'first' }]);
  expect([odd.status, odd.body.error?.field]).toEqual([400, 'body.selections.0.match_id']);
});

test('a site that takes no custom bets prices none', async () => {
  const closed = await customBetServer({
    ...SITE,
    customBets: { enabled: false, allowSingle: false },
  });
  try {
    const { status, body } = await ask(on(await closed.match(), HOME, OVER), 'en', closed);
    expect(status).toBe(422);
    expect(body.error?.data?.errors_by_bet).toMatchObject([{ code: BET_ERROR.betTypeNotOffered }]);
    expect(closed.provider.asked).toEqual([]);
  } finally {
    await closed.close();
  }
});

const customBetsIn = async (of: Pick<CustomBetServer, 'ask'>) => {
  const { body } = await of.ask<{ data: Record<string, unknown> }>('GET', '/settings');
  return [body.data['custom_bet_enabled'], body.data['custom_bet_allow_single']];
};

test('the settings say whether custom bets are taken: where the site does and somebody prices them', async () => {
  expect(await customBetsIn(server)).toEqual([true, false]);
  const unpriced = await bookServer();
  const single = await customBetServer({
    ...SITE,
    customBets: { enabled: true, allowSingle: true },
  });
  const closed = await customBetServer({
    ...SITE,
    customBets: { enabled: false, allowSingle: false },
  });
  try {
    expect(await customBetsIn(unpriced)).toEqual([false, false]);
    expect(await customBetsIn(single)).toEqual([true, true]);
    expect(await customBetsIn(closed)).toEqual([false, false]);
  } finally {
    await Promise.all([unpriced, single, closed].map((each) => each.close()));
  }
});
