import { aLeague, aLine } from '@touchline/testkit/betting/rows';
import { getMatch, listMarkets } from '@touchline/wire/calls/catalogue';
import type { MarketReply, MatchReply } from '@touchline/wire/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nameBook } from './names';
import { matchCard } from './match-reply';
import {
  type CatalogueServer,
  catalogueServer,
  type NamedMatches,
  namedMatches,
} from '@touchline/testkit/catalogue/catalogue-server';

let server: CatalogueServer;
let matches: NamedMatches;
let premier: Awaited<ReturnType<typeof aLeague>>;

beforeAll(async () => {
  server = await catalogueServer();
  matches = namedMatches(server);
  premier = await aLeague(server.pool, { priority: 4 });
});
afterAll(() => server.close());
beforeEach(() => server.pool.query('truncate entity_names, market_descriptions, priorities'));

async function card(id: number, by: object = {}): Promise<MatchReply> {
  const reply = await server.ask<{ data: MatchReply }>(`/matches/${id}`, by);
  expect(() => getMatch.reply.parse(reply)).not.toThrow();
  return reply.data;
}

async function markets(id: number, query = '', by: object = {}): Promise<MarketReply[]> {
  const reply = await server.ask<{ data: MarketReply[] }>(`/matches/${id}/markets?${query}`, by);
  expect(() => listMarkets.reply.parse(reply)).not.toThrow();
  return reply.data;
}

const add = (given: Parameters<NamedMatches['add']>[1] = {}) =>
  matches.add('one', { tournamentId: premier.tournamentId, ...given });

const urnOf = async (table: string, id: number) => {
  const { rows } = await server.pool.query<{ urn: string }>(
    `select urn from ${table} where id = $1`,
    [id],
  );
  return rows[0]!.urn;
};

const call = (urn: string, locale: string, name: string) =>
  server.pool.query('insert into entity_names (urn, locale, name) values ($1, $2, $3)', [
    urn,
    locale,
    name,
  ]);

describe('names', () => {
  test('of the locale go before those at hand, its language before nothing', async () => {
    const id = await add({ home: 'Bayern München', away: 'Chelsea' });
    const { rows } = await server.pool.query<{ home: string; away: string }>(
      `select h.urn as home, a.urn as away from matches m
       join competitors h on h.id = m.home_id join competitors a on a.id = m.away_id where m.id = $1`,
      [id],
    );
    await call(rows[0]!.home, 'de', 'FC Bayern');
    await call(await urnOf('tournaments', premier.tournamentId), 'de', 'Erste Liga');
    await call(await urnOf('categories', premier.categoryId), 'de', 'Engeland');
    await aLine(server.pool, { matchId: id });
    const german = await card(id, { locale: 'de-AT' });
    expect(german).toMatchObject({
      slug: `bayern-munchen-chelsea-m${id}`,
      competitors: { home: { name: 'FC Bayern' }, away: { name: 'Chelsea' } },
      tournament: {
        name: 'Erste Liga',
        category: { name: 'Engeland' },
        sport: { name: 'Fußball' },
      },
      main_market: {
        name: 'Spielausgang',
        outcomes: [{ name: 'FC Bayern' }, { name: 'Unentschieden' }, { name: 'Chelsea' }],
      },
    });
    expect((await card(id)).competitors?.home.name).toBe('Bayern München');
  });

  test('of players stand for their urns, as outcomes and in templates', async () => {
    const id = await add();
    await call('sr:player:1', 'en', 'Saka, Bukayo');
    await aLine(server.pool, {
      matchId: id,
      marketId: 40,
      odds: { 'sr:player:1': 3000, 'sr:player:2': 4000, 1716: 9000 },
    });
    await aLine(server.pool, {
      matchId: id,
      marketId: 921,
      specifier: 'player=sr:player:1|total=9.5',
      odds: { 12: 1900 },
    });
    const [scorer, points] = await markets(id);
    expect(scorer?.outcomes.map(({ name }) => name)).toEqual([
      'No goal',
      'Saka, Bukayo',
      'Player 2',
    ]);
    expect(points?.name).toBe('Saka, Bukayo total points (incl. overtime)');
    const [german] = await markets(id, 'market_id=921', { locale: 'de' });
    expect(german?.name).toBe('Saka, Bukayo Punkte gesamt (inkl. Verlängerung)');
  });

  test('are seen as soon as they are known, however long others are kept', async () => {
    const find = nameBook(server.book.db, 60_000, () => 0);
    const seen = async (urn: string) => (await find('en', [], [urn])).known(urn);
    await call('sr:player:5', 'en', 'Rice, Declan');
    expect([await seen('sr:player:5'), await seen('sr:player:6')]).toEqual(['Rice, Declan', null]);
    await call('sr:player:6', 'en', 'White, Ben');
    expect(await seen('sr:player:6')).toBe('White, Ben');
  });

  test('of selections that a provider names itself are theirs', async () => {
    const id = await add();
    await call('bc:selection:950050', 'en', 'Danny Welbeck');
    const odds = { 'bc:selection:950050': 3000, 'bc:selection:950051': 4000 };
    await aLine(server.pool, { matchId: id, marketId: 71_006, odds });
    const [scorer] = await markets(id);
    expect(scorer?.outcomes.map(({ name }) => name)).toEqual(['Danny Welbeck', 'Option 950051']);
  });

  test('of markets that are not shipped come from their provider', async () => {
    const id = await add();
    await aLine(server.pool, { matchId: id, marketId: 77_777, odds: { 5: 1500 } });
    expect((await markets(id))[0]?.name).toBe('Special market');
    await server.pool.query(
      `insert into market_descriptions (provider, market_id, locale, description) values ('betradar', 77777, 'en', $1)`,
      [
        JSON.stringify({
          name: 'Throw-ins of {$competitor1}',
          groups: ['all', 'throws'],
          outcomes: [{ id: '5', name: 'many' }],
        }),
      ],
    );
    expect((await markets(id))[0]).toMatchObject({
      name: 'Throw-ins of Arsenal',
      outcomes: [{ name: 'Many' }],
    });
  });
});

test('a card is read once for all locales, and there is none for an unknown match', async () => {
  const id = await add();
  await aLine(server.pool, { matchId: id });
  await call(await urnOf('tournaments', premier.tournamentId), 'de', 'Erste Liga');
  await server.pool.query(
    `insert into priorities (kind, entity_id, locale, priority) values ('tournament', $1, 'de', 1)`,
    [premier.tournamentId],
  );
  const read = await matchCard(server.book.db, id);
  expect(read?.('en')).toEqual(await card(id));
  expect(read?.('de')).toEqual(await card(id, { locale: 'de' }));
  expect(read?.('de').tournament).toMatchObject({ name: 'Erste Liga', priority: 1 });
  expect(read?.('et').main_market?.outcomes[1]?.name).toBe('Draw');
  expect(await matchCard(server.book.db, 999_999)).toBeNull();
});
