import { describe, expect, test } from 'vitest';
import { parseStatus } from '../parse';
import { ODDIN_PROFILE } from '../profile';
import { NO_SAMPLES, sample } from '@touchline/testkit/feed/uof/samples';
import { api, eventXml, fixtureXml } from '@touchline/testkit/feed/api/documents';

const summary = (urn: string) =>
  `<match_summary>${eventXml(urn)}<sport_event_status status="closed" status_code="4" match_status_code="100" home_score="2" away_score="0"/></match_summary>`;

test('a day has its events in their order: those that have begun with where they stand', async () => {
  const day = `<schedule>${eventXml('sr:match:1', 'status="closed"')}${eventXml('sr:match:2', 'status="not_started"')}
    ${eventXml('sr:match:3', 'status="live"')}<sport_event id="sr:match:4"/></schedule>`;
  const { client, said } = await api({
    'GET /sports/de/schedules/2026-11-21/schedule.xml': day,
    'GET /sports/de/sport_events/sr:match:1/summary.xml': summary('sr:match:1'),
    'GET /sports/de/sport_events/sr:match:3/summary.xml': { status: 404 },
    'GET /sports/de/sport_events/sr:match:4/fixture.xml': fixtureXml('sr:match:4'),
  });
  const events = await client.schedule('2026-11-21');
  expect(events.map(({ fixture }) => fixture.urn)).toEqual([
    'sr:match:1',
    'sr:match:2',
    'sr:match:4',
  ]);
  expect(events.slice(1).map(({ status }) => status)).toEqual([null, null]);
  expect(parseStatus(events[0]?.status ?? '')).toMatchObject({
    ok: true,
    value: { status: 4, matchStatus: 100, score: { home: 2, away: 0 } },
  });
  expect(said).toEqual([expect.stringContaining('Left sr:match:3 out of its day')]);
});

describe('the timeline', () => {
  const timeline = `<match_timeline><timeline>
    <event id="1" type="match_started" time="2026-11-21T12:00:05+00:00"/>
    <event id="2" type="score_change" time="2026-11-21T12:47:00+00:00" match_time="45" stoppage_time="2" team="away"
      home_score="0" away_score="1.0"><goal_scorer id="sr:player:1" name="Doe, Jane" method="penalty"/></event>
    <event id="3" type="yellow_card" time="2026-11-21T12:50:00+00:00" match_clock="46:10" team="home">
      <player id="sr:player:2" name="Roe, Ann"/></event></timeline></match_timeline>`;

  test('tells what happened, when, on which side and through whom', async () => {
    const { client } = await api(() => timeline);
    const none = { matchTime: null, side: null, score: null, player: null, detail: null };
    expect(await client.timeline('sr:match:7')).toEqual([
      { ...none, at: Date.UTC(2026, 10, 21, 12, 0, 5), kind: 'match_started' },
      {
        at: Date.UTC(2026, 10, 21, 12, 47),
        matchTime: '45+2',
        kind: 'score_change',
        side: 'away',
        score: { home: 0, away: 1 },
        player: 'Doe, Jane',
        detail: 'penalty',
      },
      {
        ...none,
        at: Date.UTC(2026, 10, 21, 12, 50),
        matchTime: '46:10',
        kind: 'yellow_card',
        side: 'home',
        player: 'Roe, Ann',
      },
    ]);
  });

  test('is not there for who has none', async () => {
    const { client } = await api({});
    expect(await client.timeline('sr:match:7')).toBeNull();
    const oddin = await api(() => timeline, ODDIN_PROFILE);
    expect(await oddin.client.timeline('od:match:7')).toBeNull();
    expect(oddin.asked).toEqual([]);
  });
});

describe('recovery', () => {
  const producers = `<producers><producer id="1" name="LO" api_url="https://elsewhere.example/v1/liveodds/" active="true"
    scope="live" stateful_recovery_window_in_minutes="600"/></producers>`;
  const request = { product: 1, after: 5, requestId: 1001, node: 7 };

  test('is asked of the producer by its part of the path, at the API that we were told of', async () => {
    const { client, paths } = await api(({ method }) =>
      method === 'GET' ? producers : { status: 202, body: '<response response_code="ACCEPTED"/>' },
    );
    await client.recover(request);
    await client.recover({ ...request, after: null, node: null });
    await client.recover({ ...request, event: { urn: 'sr:match:7', what: 'stateful_messages' } });
    expect(paths()).toEqual([
      'GET /v1/descriptions/producers.xml',
      'POST /v1/liveodds/recovery/initiate_request?after=5&request_id=1001&node_id=7',
      'POST /v1/liveodds/recovery/initiate_request?request_id=1001',
      'POST /v1/liveodds/stateful_messages/events/sr:match:7/initiate_request?request_id=1001&node_id=7',
    ]);
  });

  test('does not wait for a list of producers that cannot be had', async () => {
    const { client, paths } = await api(
      ({ method }) => (method === 'GET' ? undefined : '<response/>'),
      ODDIN_PROFILE,
    );
    await client.recover({ ...request, product: 2 });
    expect(paths().at(-1)).toContain('POST /v1/live/recovery/');
    await expect(client.recover({ ...request, product: 99 })).rejects.toMatchObject({
      status: 404,
    });
  });
});

test('without a locale words come in that of the client, with one in that', async () => {
  const { client, paths } = await api(() => '<sports/>');
  await client.sports();
  await client.sports('pt');
  await client.variant(892, 'sr:exact_goals:6+', 'fr').catch(() => null);
  expect(paths()).toEqual([
    'GET /v1/sports/de/sports.xml',
    'GET /v1/sports/pt/sports.xml',
    'GET /v1/descriptions/fr/markets/892/variants/sr:exact_goals:6%2B',
  ]);
});

test('a description that cannot be read costs no other, and a variant is no other than was asked for', async () => {
  const market = (attributes: string) =>
    `<market_descriptions><market id="1" name="One"/><market id="x" name="Two"/><market id="3"/>
     <market ${attributes}/></market_descriptions>`;
  const { client, said } = await api({
    'GET /descriptions/de/markets.xml': market('id="4" name="Four"'),
    'GET /descriptions/de/markets/1/variants/a:b:1': market('id="4" name="Four"'),
    'GET /descriptions/de/markets/4/variants/a:b:1':
      '<market_descriptions><market id="4" variant="a:b:2" name="Four"/></market_descriptions>',
    'GET /descriptions/de/markets/5/variants/a:b:1':
      '<market_descriptions><market id="5" variant="a:b:1" name="Five"/></market_descriptions>',
  });
  expect((await client.markets()).map(({ name }) => name)).toEqual(['One', 'Four']);
  expect(said).toEqual([expect.stringContaining('Left out 2 descriptions of betradar: line 1')]);
  expect(await client.variant(4, 'a:b:1')).toBeNull();
  expect(await client.variant(5, 'a:b:1')).toMatchObject({ id: 5, variant: 'a:b:1', name: 'Five' });
});

describe.skipIf(NO_SAMPLES !== null)(NO_SAMPLES ?? 'with real documents', () => {
  const FILES: Readonly<Record<string, string>> = {
    '/v1/users/whoami.xml': 'whoami',
    '/v1/sports/de/sports.xml': 'sports',
    '/v1/sports/de/sports/sr:sport:1/categories.xml': 'categories',
    '/v1/sports/de/tournaments/sr:tournament:7/info.xml': 'tournament_info',
    '/v1/sports/de/sport_events/sr:match:8696826/fixture.xml': 'fixture',
    '/v1/sports/de/sport_events/sr:match:42308595/summary.xml': 'summary',
    '/v1/sports/de/competitors/sr:competitor:2672/profile.xml': 'competitor_profile',
    '/v1/descriptions/de/markets.xml': 'markets',
    '/v1/descriptions/de/variants.xml': 'variants',
    '/v1/descriptions/de/match_status.xml': 'match_status',
    '/v1/descriptions/void_reasons.xml': 'void_reasons',
    '/v1/descriptions/betstop_reasons.xml': 'betstop_reasons',
    '/v1/descriptions/producers.xml': 'producers',
    '/v1/custombet/sr:match:42430779/available_selections': 'available_selections',
    '/v1/liveodds/recovery/initiate_request?request_id=42': 'recovery_response',
  };

  test('every call is answered', async () => {
    const { client } = await api(({ path }) => {
      const file = FILES[path];
      return file === undefined ? undefined : sample(`api-mit-efcasado/${file}.xml`);
    });
    expect((await client.whoami()).virtualHost).toBe('/unifiedfeed/11111');
    expect((await client.sports()).length).toBeGreaterThan(100);
    expect((await client.categories('sr:sport:1'))?.length).toBe(224);
    expect((await client.tournament('sr:tournament:7')).groups.length).toBeGreaterThanOrEqual(8);
    expect((await client.fixture('sr:match:8696826')).home?.name).toBe('IK Oddevold');
    expect((await client.summary('sr:match:42308595')).status?.score).toEqual({
      home: 30,
      away: 31,
    });
    expect((await client.competitor('sr:competitor:2672')).players.length).toBe(32);
    expect((await client.markets()).length).toBe(1172);
    const variants = await client.variants();
    expect(variants?.length).toBe(144);
    expect(variants?.some(({ variant }) => variant === 'sr:exact_goals:6+')).toBe(true);
    expect((await client.matchStatuses()).length).toBe(185);
    expect((await client.voidReasons()).length).toBe(17);
    expect((await client.betstopReasons()).length).toBeGreaterThan(40);
    expect((await client.producers()).length).toBe(15);
    expect((await client.customBetSelections('sr:match:42430779', []))?.length).toBe(266);
    await client.recover({ product: 1, after: null, requestId: 42, node: null });
  });
});
