import * as bets from '@touchline/wire/calls/bets';
import type { Call, ReplyOf } from '@touchline/wire/calls/call';
import * as catalogue from '@touchline/wire/calls/catalogue';
import { ALL_CALLS } from '@touchline/wire/calls/all';
import { getOwnPage } from '@touchline/wire/calls/own-pages';
import { launchGame } from '@touchline/wire/calls/virtual-wallet';
import type { Answer, Router } from '@touchline/wire/calls/router';
import * as settings from '@touchline/wire/calls/settings';
import { getWatchersUserId } from '@touchline/wire/calls/watchers';
import type { ErrorReply } from '@touchline/wire/errors';
import { aLine, aMatch, aPlayer, aProducer } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { bookRoutes } from './routes';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  SITE,
} from '@touchline/testkit/betting/book-database';

let book: OpenDatabase;
let offset = 0;
const handlers = new Map<
  string,
  { call: Call; handle: (input: object) => Promise<Answer<Call>> }
>();

beforeAll(async () => {
  book = await migratedDatabase();
  const router: Router = {
    on: (call, handler) => void handlers.set(call.name, { call, handle: handler as never }),
  };
  bookRoutes(router, {
    db: book.db,
    clock: { now: () => NOW },
    position: () => Promise.resolve({ epoch: 'e', offset: (offset += 1) }),
    mintTokens: {
      connection: (userId) => Promise.resolve(`connection of ${userId}`),
      subscription: (userId, channel) => Promise.resolve(`${channel} of ${userId}`),
    },
    site: SITE,
  });
});
afterAll(() => book.close());

interface Asked<C extends Call> {
  status: number;
  body: ReplyOf<C>;
  error?: ErrorReply['error'];
}

/** Calls as the door does: parts parsed by their schemas, and the reply checked by its own. */
async function ask<C extends Call>(
  call: C,
  sent: { params?: object; query?: object; body?: object } = {},
  caller: { playerId?: number | null; locale?: string } = {},
): Promise<Asked<C>> {
  const answer = await handlers.get(call.name)?.handle({
    playerId: null,
    locale: 'en',
    testProviders: {},
    ...caller,
    params: call.params.parse(sent.params ?? {}),
    query: call.query.parse(sent.query ?? {}),
    body: sent.body ?? {},
  });
  if (answer && 'body' in answer) expect(() => call.reply.parse(answer.body)).not.toThrow();
  return answer as Asked<C>;
}

const ELSEWHERE: ReadonlySet<string> = new Set([
  launchGame.name,
  getOwnPage.name,
  getWatchersUserId.name,
]);

test('every call of the sportsbook is answered, but those of operators, games, own pages and rooms elsewhere, which are answered elsewhere', () => {
  const ours = ALL_CALLS.filter(
    ({ origin, access, name }) =>
      origin === 'sportsbook' && access !== 'operator' && !ELSEWHERE.has(name),
  ).map((call) => call.name);
  expect([...handlers.keys()].sort()).toEqual(ours.sort());
});

test('lines of a match come in the order of the catalogue; only those that are shown', async () => {
  const matchId = await aMatch(book.pool);
  const total = (specifier: string, status = 1, favourite = false) =>
    aLine(book.pool, {
      matchId,
      marketId: 18,
      specifier,
      status,
      favourite,
      odds: { 12: 1900, 13: 1900 },
    });
  await total('total=10.5');
  await total('total=2.5', -1, true);
  await total('total=3.5', 0);
  await total('total=4.5', -3);
  await total('total=5.5', -2);
  await total('total=6.5', -4);
  await aLine(book.pool, { matchId });
  const params = { id: matchId };
  const { body } = await ask(catalogue.listMarkets, { params });
  expect(
    body.data.map((line) => [line.id, line.specifier, line.status, line.most_balanced]),
  ).toEqual([
    [1, '', 1, false],
    [18, 'total=2.5', -1, true],
    [18, 'total=10.5', 1, false],
  ]);
  expect(body.data[1]!.outcomes.map((outcome) => outcome.name)).toEqual(['Over 2.5', 'Under 2.5']);
  expect(body.stream).toMatchObject({ channel: `match:${matchId}`, epoch: 'e' });
  const page = await ask(catalogue.listMarkets, { params, query: { limit: '1', page: '2' } });
  expect(page.body.data.map((line) => line.specifier)).toEqual(['total=2.5']);
  expect(page.body.pagination).toEqual({ total: 3, page: 2, limit: 1, last_page: 3 });
  const one = await ask(catalogue.listMarkets, { params, query: { market_id: '1' } });
  expect(one.body.data).toHaveLength(1);
  const tab = await ask(catalogue.listMarkets, {
    params,
    query: { group_key: body.data[1]!.market_groups[0] },
  });
  expect(tab.body.data.map((line) => line.id)).toContain(18);
});

test('a page of bets or markets holds 500 unless asked; a page outside its bounds is refused', async () => {
  const playerId = await aPlayer(book.pool);
  const params = { id: await aMatch(book.pool) };
  const limits = async (query: object) => [
    (await ask(bets.listBets, { query }, { playerId })).body.pagination.limit,
    (await ask(catalogue.listMarkets, { params, query })).body.pagination.limit,
  ];
  expect(await limits({})).toEqual([500, 500]);
  expect(await limits({ limit: '7' })).toEqual([7, 7]);
  for (const query of [{ limit: '501' }, { limit: '0' }, { page: '0' }, { page: 'x' }]) {
    for (const call of [bets.listBets, catalogue.listMarkets, catalogue.listMatches]) {
      expect(call.query.safeParse(query).success).toBe(false);
    }
  }
});

test('equal questions share one answer and the position that was taken before it', async () => {
  const query = { match_status: '5' };
  const [one, other] = await Promise.all([
    ask(catalogue.listMatches, { query }),
    ask(catalogue.listMatches, { query }),
  ]);
  expect(one.body.stream).toEqual(other.body.stream);
  const german = await ask(catalogue.listMatches, { query }, { locale: 'de' });
  expect(german.body.stream.channel).toBe('updates:de');
  expect(german.body.stream.offset).not.toBe(one.body.stream.offset);
});

test('settings tell limits in subunits and which providers are up', async () => {
  await aProducer(book.pool, 1, 'active');
  await aProducer(book.pool, 3, 'down');
  const { body } = await ask(settings.getSettings);
  expect(body.data).toMatchObject({
    stakes: {
      EUR: {
        min: 10,
        max: 1_000_000,
        max_payout: 10_000_000,
        system_payout_cap: 10_000_000,
        subunits: 100,
      },
    },
    provider_statuses: { betradar: 'down' },
    locales: [
      { code: 'en', name_in_locale: 'English' },
      { code: 'de', name_in_locale: 'Deutsch' },
    ],
    default_currency: 'EUR',
  });
});

test('settings tell whose events are shown, and the tabs of the match screen by name', async () => {
  const { body } = await ask(settings.getSettings, {}, { locale: 'de' });
  expect(body.data.sport_type_providers).toEqual({
    regular: 'betradar',
    cyber: 'oddin',
    premium_cricket: 'betradar',
  });
  expect(body.data.market_groups.slice(0, 2)).toEqual([
    { group_key: 'main', name: 'Wichtigste' },
    { group_key: 'goals', name: 'Tore' },
  ]);
  const english = await ask(settings.getSettings);
  expect(english.body.data.market_groups[1]).toEqual({ group_key: 'goals', name: 'Goals' });
});

test('tokens name the player, and only for the own channel', async () => {
  expect((await ask(settings.websocketToken)).body.token).toBe('connection of null');
  expect((await ask(settings.websocketToken, {}, { playerId: 7 })).body.token).toBe(
    'connection of 7',
  );
  const channels = ['$user:7', '$user:8', 'match:1'];
  const { body } = await ask(settings.websocketAuthorize, { body: { channels } }, { playerId: 7 });
  expect(body.channels).toEqual({ '$user:7': { token: '$user:7 of 7' } });
});

test('a bet that is refused says which, why and what is meant, in the caller’s locale', async () => {
  const playerId = await aPlayer(book.pool);
  await fund(book.db, playerId, 10_000);
  const [one, two] = [await aMatch(book.pool), await aMatch(book.pool)];
  await aLine(book.pool, { matchId: one });
  await aLine(book.pool, { matchId: two });
  const both = [aSelection({ match_id: one }), aSelection({ match_id: two })];
  const good = aBet(both);
  const moved = aBet([aSelection({ match_id: one }), aSelection({ match_id: two, odds: 2100 })]);
  const small = aBet(both, { stake: { value: 5, currency: 'EUR' } });
  const placement = aPlacement([good, moved, small]);
  const answer = await ask(bets.placeBets, { body: placement }, { playerId, locale: 'de' });
  expect(answer).toMatchObject({
    status: 422,
    error: {
      code: 'bets_refused',
      message: 'Die Quote hat sich geändert.',
      data: {
        errors_by_bet: [
          null,
          { code: 101, localized_message: 'Die Quote hat sich geändert.', selections: [1] },
          {
            code: 1008,
            localized_message: 'Der kleinste Einsatz ist 0,10\u00a0€.',
            selections: [],
            limit: 10,
          },
        ],
      },
    },
  });
  expect((await ask(bets.listBets, {}, { playerId })).body.data).toEqual([]);
});

test('bets are listed newest first, and a reused id is a conflict', async () => {
  const playerId = await aPlayer(book.pool);
  await fund(book.db, playerId, 10_000);
  const matchId = await aMatch(book.pool, { status: 1, score: { home: 2, away: 1 } });
  await aLine(book.pool, { matchId });
  const bet = aBet([aSelection({ match_id: matchId })]);
  const first = await ask(bets.placeBets, { body: aPlacement([bet, bet]) }, { playerId });
  const placement = aPlacement([bet]);
  const second = await ask(bets.placeBets, { body: placement }, { playerId });
  const all = await ask(bets.listBets, {}, { playerId });
  const placed = [...first.body.data, ...second.body.data].reverse();
  expect(all.body.data).toEqual(placed);
  expect(all.body.data[0]!.selections[0]!.match).toMatchObject({
    status: 1,
    score: { home: 2, away: 1 },
  });
  expect(all.body.data[0]!.selections[0]).toMatchObject({
    id: expect.any(Number) as number,
    status: 'waiting_results',
    result: 'no_results',
    market: { id: bet.selections[0]!.market_id, name: expect.stringMatching(/\S/) as string },
    outcome: { id: bet.selections[0]!.outcome_id, name: expect.stringMatching(/\S/) as string },
    odds: bet.selections[0]!.odds,
    specifier: bet.selections[0]!.specifier,
  });
  await book.pool.query(`update bets set status = 'done' where id = $1`, [placed[1]!.id]);
  const idsOf = async (query: object) =>
    (await ask(bets.listBets, { query }, { playerId })).body.data.map((each) => each.id);
  expect(await idsOf({ status: 'open' })).toEqual([placed[0]!.id, placed[2]!.id]);
  expect(await idsOf({ status: 'settled' })).toEqual([placed[1]!.id]);
  expect(await idsOf({ page: '2', limit: '2' })).toEqual([placed[2]!.id]);
  const reused = aPlacement([bet, bet], { id: placement.meta.placement_id });
  expect(await ask(bets.placeBets, { body: reused }, { playerId })).toMatchObject({
    status: 409,
    error: { code: 1012 },
  });
});
