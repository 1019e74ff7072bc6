import { aLeague, aLine, aMatch } from '@touchline/testkit/betting/rows';
import type { MarketReply, MatchReply } from '@touchline/wire/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../../config';
import { environmentSettings } from '../../config-settings';
import { siteOf } from '../site';
import {
  type CatalogueServer,
  catalogueServer,
} from '@touchline/testkit/catalogue/catalogue-server';

let server: CatalogueServer;
const ids: Record<'ours' | 'theirs', number> = { ours: 0, theirs: 0 };

beforeAll(async () => {
  const config = parseConfig({ SPORT_TYPE_PROVIDERS: 'regular:betconstruct' });
  server = await catalogueServer({ site: siteOf(environmentSettings(config), config) });
  const { tournamentId: betradar } = await aLeague(server.pool, { name: 'Premier League' });
  const { tournamentId: own } = await aLeague(server.pool, {
    sportKey: 'soccer-betconstruct',
    name: 'England Premier',
  });
  ids.theirs = await aMatch(server.pool, { tournamentId: betradar, home: 'Wanderers' });
  ids.ours = await aMatch(server.pool, {
    tournamentId: own,
    home: 'Wanderers',
    provider: 'betconstruct',
  });
  await aLine(server.pool, { matchId: ids.theirs });
});
afterAll(() => server.close());

const listed = (path: string, by: object = {}) =>
  server.ask(path, by).then(({ data }) => data.map(({ id }) => id));

describe('a site that shows another provider than is usual', () => {
  const usual = { testProviders: 'regular:betradar' };

  test('says so in its settings', async () => {
    const { data } = await server.ask<{ data: { sport_type_providers: object } }>('/settings');
    expect(data.sport_type_providers).toEqual({
      regular: 'betconstruct',
      cyber: 'oddin',
      premium_cricket: 'betradar',
    });
  });

  test('lists, finds and counts the events of that one, and a browser’s own choice goes before', async () => {
    const counted = async (by: object = {}) => {
      const { data } = await server.ask<{ data: { tournaments: { count: number }[] } }>(
        '/counters',
        { ...by, body: {} },
      );
      return data.tournaments.reduce((sum, { count }) => sum + count, 0);
    };
    const found = async (by: object = {}) => {
      const { data } = await server.ask<{ data: { matches: { id: number }[] } }>(
        '/search?q=wanderers&only_events_name=true',
        by,
      );
      return data.matches.map(({ id }) => id);
    };
    expect(await listed('/matches')).toEqual([ids.ours]);
    expect(await listed('/matches', usual)).toEqual([ids.theirs]);
    expect(await found()).toEqual([ids.ours]);
    expect(await found(usual)).toEqual([ids.theirs]);
    expect([await counted(), await counted(usual)]).toEqual([1, 1]);
    const sports = async (by: object = {}) =>
      (await server.ask('/sports?match_status=prematch', by)).data.map(({ key }) => key);
    expect(await sports()).toEqual(['soccer-betconstruct']);
    expect(await sports(usual)).toEqual(['soccer']);
  });
});

test('the markets of a provider with numbers of its own stand on cards and tabs by what they are', async () => {
  const line = (marketId: number, odds: Record<string, number>) =>
    aLine(server.pool, { matchId: ids.ours, marketId, odds });
  await line(71_001, { 81_003: 4000, 81_001: 2000, 81_002: 3500 });
  await line(1, { 5: 1500 });
  const described = [
    { id: 71_001, name: 'Match Result', outcomes: [81_001, 81_002, 81_003] },
    { id: 1, name: 'First corner', outcomes: [5] },
  ];
  for (const { id, name, outcomes } of described) {
    const told = outcomes.map((outcome) => ({ id: String(outcome), name: `outcome ${outcome}` }));
    await server.pool.query(
      `insert into market_descriptions (provider, market_id, locale, description)
       values ('betconstruct', $1, 'en', $2)`,
      [id, JSON.stringify({ name, groups: ['all'], outcomes: told })],
    );
  }
  const { data } = await server.ask<{ data: MatchReply }>(`/matches/${ids.ours}`);
  expect(data.main_market).toMatchObject({ id: 71_001, market_groups: ['main'] });
  expect(data.main_market?.outcomes.map(({ id }) => id)).toEqual(['81001', '81002', '81003']);
  const onTab = async (tab: string) => {
    const reply = await server.ask<{ data: MarketReply[] }>(
      `/matches/${ids.ours}/markets?group_key=${tab}`,
    );
    return reply.data.map(({ name }) => name);
  };
  expect(await onTab('main')).toEqual(['Match Result']);
  expect(await onTab('specials')).toEqual(['First corner']);
  const { data: theirs } = await server.ask<{ data: MatchReply }>(`/matches/${ids.theirs}`);
  expect(theirs.main_market).toMatchObject({ id: 1, name: 'Match result' });
});
