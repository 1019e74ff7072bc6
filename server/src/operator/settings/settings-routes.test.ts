import type { SettingsNowReply } from '@touchline/wire/calls/operator-settings';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startFollowingSettings } from '../../jobs/follow-settings';
import { LOCALES } from '../../locales';
import {
  aSingle,
  type OperatorServer,
  operatorServer,
  TOKEN,
} from '@touchline/testkit/operator/operator-server';
import { verifyAudit } from '../audit/verify-audit';
import { liveSettings } from './live-settings';

let server: OperatorServer;
beforeAll(async () => {
  server = await operatorServer({ env: { SITE_NAME: 'Ours', VIP_TIMES: '7' } });
});
afterAll(() => server.close());

type Change = Record<string, unknown>;
const read = async () => (await server.operate<SettingsNowReply>('GET', '/settings')).body.data;
const change = async (sections: Change, version?: number, method: 'PATCH' | 'PUT' = 'PATCH') =>
  server.operate<SettingsNowReply & { dry_run: boolean }>(
    method,
    '/settings',
    { version: version ?? (await read()).version, ...sections },
    { authorization: `Bearer ${TOKEN}`, 'x-operator': 'ada' },
  );
const sourceOf = (now: SettingsNowReply, field: string) =>
  now.fields.find((each) => each.field === field);
const logged = async () =>
  (
    await server.operate<{ operator: string; details: { changes: unknown[] } }[]>(
      'GET',
      '/log?action=settings_changed',
    )
  ).body.data;

beforeEach(async () => {
  expect((await change({}, undefined, 'PUT')).status).toBe(200);
});

test('until an operator says otherwise the environment’s settings hold, and are told as such', async () => {
  const now = await read();
  expect(now.settings.site.site_name).toBe('Ours');
  expect(sourceOf(now, 'betting.vip.times')).toEqual({
    field: 'betting.vip.times',
    value: 7,
    source: 'environment',
  });
  expect(now.document).toEqual({});
  expect(now.fields.map(({ source }) => source)).not.toContain('operator');
});

test('what an operator sets goes before it, field by field, and null takes the environment’s again', async () => {
  const { body } = await change({ betting: { vip: { times: 9 } }, site: { site_name: 'Theirs' } });
  expect(body.data.settings.betting.vip).toEqual({ times: 9, decision_minutes: 15 });
  expect(sourceOf(body.data, 'betting.vip.times')).toMatchObject({ value: 9, source: 'operator' });
  expect(sourceOf(body.data, 'betting.vip.decision_minutes')).toMatchObject({
    source: 'environment',
  });
  expect(body.data.changed_by).toBe('ada');
  await change({ betting: { vip: { times: null } } });
  const now = await read();
  expect(now.settings.betting.vip.times).toBe(7);
  expect(now.document).toEqual({ site: { site_name: 'Theirs' } });
});

test('to replace them leaves the environment’s wherever nothing is said', async () => {
  await change({ betting: { vip: { times: 9 } } });
  await change({ players: { player_group: 'gold' } }, undefined, 'PUT');
  expect((await read()).document).toEqual({ players: { player_group: 'gold' } });
});

test('of two who looked at the same version the second is told, and changes nothing', async () => {
  const { version } = await read();
  expect((await change({ site: { site_name: 'First' } }, version)).status).toBe(200);
  const second = await change({ site: { site_name: 'Second' } }, version);
  expect(second).toMatchObject({ status: 409, body: { error: { field: 'body.version' } } });
  expect((await read()).settings.site.site_name).toBe('First');
});

test('of many at once one is taken', async () => {
  const { version } = await read();
  const all = await Promise.all(
    Array.from({ length: 8 }, (_none, at) => change({ site: { site_name: `No ${at}` } }, version)),
  );
  expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array<number>(7).fill(409),
  ]);
  expect((await read()).version).toBe(version + 1);
});

test('each change is one entry of the log, with what was before and after; no change is none', async () => {
  const before = (await logged()).length;
  await change({ betting: { vip: { times: 9 }, max_selections: 12 } });
  await change({ betting: { vip: { times: 9 } } });
  const entries = await logged();
  expect(entries).toHaveLength(before + 1);
  expect(entries[0]).toMatchObject({
    operator: 'ada',
    details: {
      changes: [
        { field: 'betting.max_selections', before: 20, after: 12, source: 'operator' },
        { field: 'betting.vip.times', before: 7, after: 9, source: 'operator' },
      ],
    },
  });
  await change({ betting: { vip: null } });
  expect((await logged())[0]?.details.changes).toEqual([
    { field: 'betting.vip.times', before: 9, after: 7, source: 'environment' },
  ]);
  expect(await verifyAudit(server.book.db)).toMatchObject({ ok: true });
});

test('a dry run says what would hold, and nothing has happened', async () => {
  const { version } = await read();
  const { status, body } = await change({ site: { site_name: 'Would be' }, dry_run: true });
  expect([status, body.data.settings.site.site_name, body.data.dry_run]).toEqual([
    200,
    'Would be',
    true,
  ]);
  expect(await read()).toMatchObject({ version, settings: { site: { site_name: 'Ours' } } });
});

const aPage = (path: string) => ({
  path,
  title: { en: 'Club' },
  text: { en: 'Welcome' },
  component: null,
  in_menu: true,
});

describe('what will not do is named by its field, and nothing is changed', () => {
  const wrong: [Change, string][] = [
    [{ shop: {} }, 'body.shop'],
    [{ site: { colour: 'red' } }, 'body.site.colour'],
    [{ site: { colour: null } }, 'body.site.colour'],
    [{ site: { theme: { brand_day: 'red' } } }, 'body.site.theme.brand_day'],
    [{ site: { theme: { brand_day: '#ffee00' } } }, 'body.site.theme.brand_day'],
    [{ site: { theme: { brand_night: '#101030' } } }, 'body.site.theme.brand_night'],
    [{ site: { blocks: { home: ['clock'] } } }, 'body.site.blocks.home.0'],
    [{ site: { locales: ['en', 'xx'] } }, 'body.site.locales.1'],
    [{ site: { locales: [] } }, 'body.site.locales'],
    [{ site: { site_name: 'a\u0000b' } }, 'body.site.site_name'],
    [{ betting: { stakes: { EUR: { min: 2_000_000 } } } }, 'body.betting.stakes.EUR.min'],
    [{ betting: { stakes: { EUR: { max: 10.5 } } } }, 'body.betting.stakes.EUR.max'],
    [{ betting: { stakes: { EUR: { chips: [1, 500] } } } }, 'body.betting.stakes.EUR.chips'],
    [{ betting: { stakes: { ZZZ: { max: 500 } } } }, 'body.betting.stakes.ZZZ'],
    [
      { betting: { live_delays: { by_sport: { soccer: 31 } } } },
      'body.betting.live_delays.by_sport.soccer',
    ],
    [
      { betting: { live_delays: { by_sport: { socer: 3 } } } },
      'body.betting.live_delays.by_sport.socer',
    ],
    [{ players: { blocked_countries: ['France'] } }, 'body.players.blocked_countries.0'],
    [{ players: { closed_countries: ['ZZ'] } }, 'body.players.closed_countries.0'],
    [{ site: { pages: [aPage('live')] } }, 'body.site.pages'],
    [{ site: { pages: [aPage('club'), aPage('club')] } }, 'body.site.pages'],
    [{ site: { logo: 'https://[' } }, 'body.site.logo'],
    [{ players: { feature_flags: ['free_beer'] } }, 'body.players.feature_flags.0'],
    [
      { players: { withdrawals: { review_above: 12_345 } } },
      'body.players.withdrawals.review_above',
    ],
  ];
  test.each(wrong)('%j', async (sections, field) => {
    const { version } = await read();
    const { status, body } = await change({ ...sections });
    expect([status, body.error]).toMatchObject([400, { code: 'bad_request', field }]);
    expect((await read()).version).toBe(version);
  });
});

test('a new limit holds for the next placement and stands in the settings of every page', async () => {
  const player = await server.aBettor();
  const match = await server.aMatchToBetOn();
  const bet = () => server.place(player, [aSingle(match, 5000)]);
  expect((await bet()).status).toBe(200);
  await change({ betting: { stakes: { EUR: { max: 4000, chips: [500] } } } });
  const { status, body } = await bet();
  expect([status, body.error.data.errors_by_bet[0]?.limit]).toEqual([422, 4000]);
  const shown = await fetch(`${server.address}/sportsbook/api/v2/settings`);
  const { data } = (await shown.json()) as { data: { stakes: { EUR: object } } };
  expect(data.stakes.EUR).toMatchObject({ max: 4000, chips: [500] });
  await change({ betting: { stakes: null } });
  expect((await bet()).status).toBe(200);
});

test('another process sees a change at once, and one that nobody told it of a little later', async () => {
  const log = pino({ level: 'silent' });
  const { db, pool } = server.book;
  const other = liveSettings({ db, environment: server.settings.environment, log });
  const nameIs = async (name: string) => {
    const read = () => other.now().settings.site.site_name;
    await expect.poll(read, { timeout: 3000 }).toBe(name);
  };
  const told = startFollowingSettings({ pool, settings: other, log, everyMs: 3_600_000 });
  await nameIs('Ours');
  await change({ site: { site_name: 'Told' } });
  await nameIs('Told');
  await told.stop();
  const looking = startFollowingSettings({ pool, settings: other, log, everyMs: 50 });
  await pool.query(
    `update site_settings set version = version + 1, document = '{"site":{"site_name":"Untold"}}'`,
  );
  await nameIs('Untold');
  await looking.stop();
});

test('what does not fit any more is left out, the rest holds, and the document keeps it', async () => {
  await server.book.pool.query(
    `update site_settings set version = version + 1, document = $1::jsonb`,
    [{ site: { site_name: 'Kept', locales: ['en', 'gone'] }, betting: { vip: { times: -1 } } }],
  );
  const now = await read();
  expect(now.settings.site).toMatchObject({ site_name: 'Kept', locales: Object.keys(LOCALES) });
  expect(now.settings.betting.vip.times).toBe(7);
  expect(now.document).toMatchObject({ betting: { vip: { times: -1 } } });
});

test('nobody but the operator reads or changes them', async () => {
  for (const method of ['GET', 'PATCH', 'PUT'] as const) {
    const { status } = await server.operate(
      method,
      '/settings',
      method === 'GET' ? undefined : {},
      {},
    );
    expect(status).toBe(401);
  }
});
