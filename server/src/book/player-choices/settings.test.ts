import { minor } from '@touchline/domain/money';
import { aPlayer } from '@touchline/testkit/betting/rows';
import type { ReplyOf } from '@touchline/wire/calls/call';
import { getSettings, saveSettings } from '@touchline/wire/calls/settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../site';
import { NOW, SITE } from '@touchline/testkit/betting/book-database';
import { readBettor } from '../limits/bettor';
import {
  type AskedBy,
  type ChoicesServer,
  choicesServer,
  type Listed,
} from '@touchline/testkit/players/choices-server';

type Answer = ReplyOf<typeof getSettings> & Pick<Listed, 'error'>;

const EUR = { ...DEFAULT_LIMITS['EUR']!, min: minor(10), max: minor(1_000_000) };
const SITE_CHIPS = [500, 1000, 2500, 5000];

let server: ChoicesServer;
let playerId: number;

beforeAll(async () => {
  const { USD } = DEFAULT_LIMITS;
  server = await choicesServer({ ...SITE, limits: { EUR, USD: USD! }, vipTimes: 3 });
});
afterAll(() => server.close());

beforeEach(async () => {
  server.clock.set(NOW);
  playerId = await aPlayer(server.pool);
});

const choose = (body: object, by: AskedBy = { playerId }) =>
  server.ask<Answer>('POST', '/settings', { ...by, body });
async function settings(by: AskedBy = { playerId }) {
  const { status, body } = await server.ask<Answer>('GET', '/settings', by);
  expect(status).toBe(200);
  expect(() => getSettings.reply.parse(body)).not.toThrow();
  return body.data;
}
const chips = (...each: number[]) => ({ chips: each });

test('who has chosen nothing has what the site offers', async () => {
  const own = await settings();
  expect(own).toMatchObject({
    auto_accept_odds_change: 'none',
    odds_types: { selected: 'european' },
    stakes: { EUR: { chips: SITE_CHIPS } },
    updated_at: null,
  });
  expect(own).toEqual(await settings({ playerId: null }));
  expect((await readBettor(server.book.db, playerId)).acceptMode).toBe('none');
});

test('SPEC §3: settings have the shape of the spec', async () => {
  const yesOrNo = expect.any(Boolean) as boolean;
  expect(await settings({ playerId: null })).toMatchObject({
    custom_bet_allow_single: yesOrNo,
    custom_bet_enabled: yesOrNo,
    stakes: { EUR: { chips: SITE_CHIPS } },
    auto_accept_odds_change: 'none',
    odds_types: {
      available: 'european british hongkong american indonesian malaysian percent'.split(' '),
      selected: 'european',
    },
    updated_at: null,
    video_settings: { enabled: yesOrNo },
    provider_statuses: expect.any(Object) as object,
    sport_type_providers: { regular: 'betradar', cyber: 'oddin', premium_cricket: 'betradar' },
    multi_bet_settings: { available_by_provider: expect.any(Object) as object },
    additional_providers: { horse_racing: yesOrNo, lotto: yesOrNo, premium_cricket: yesOrNo },
    allow_multiple_active_user_freebets: yesOrNo,
  });
});

test('what a player has chosen stands in place of what the site offers, for that player alone', async () => {
  const { status, body } = await choose({
    stakes: { EUR: chips(200, 700) },
    auto_accept_odds_change: 'higher',
    odds_type: 'british',
  });
  expect(status).toBe(200);
  expect(() => saveSettings.reply.parse(body)).not.toThrow();
  const own = await settings();
  expect(own).toEqual(body.data);
  const site = await settings({ playerId: null });
  expect(own).toEqual({
    ...site,
    auto_accept_odds_change: 'higher',
    odds_types: { ...site.odds_types, selected: 'british' },
    stakes: { ...site.stakes, EUR: { ...site.stakes?.['EUR'], chips: [200, 700] } },
    updated_at: NOW.toISOString(),
  });
  expect(await settings({ playerId: await aPlayer(server.pool) })).toEqual(site);
});

test('a VIP is told of as much as a VIP may ask for, and chooses quick stakes as anybody does', async () => {
  await choose({ stakes: { EUR: chips(200, 700) } });
  const usual = await settings();
  await server.pool.query('update players set is_vip = true where id = $1', [playerId]);
  const own = await settings();
  expect(own.stakes?.['EUR']).toEqual({
    ...usual.stakes?.['EUR'],
    max: Number(EUR.max) * 3,
    max_payout: Number(EUR.maxPayout) * 3,
  });
  expect((await choose({ stakes: { EUR: chips(1_000_001) } })).status).toBe(400);
  const others = await aPlayer(server.pool);
  expect((await settings({ playerId: others })).stakes?.['EUR']?.max).toBe(1_000_000);
});

test('what is left out stays as it was, and so do stakes of other currencies', async () => {
  await choose({ stakes: { EUR: chips(200), USD: chips(300) }, odds_type: 'american' });
  server.clock.set(new Date(NOW.getTime() + 60_000));
  const { body } = await choose({ stakes: { USD: chips(400) }, auto_accept_odds_change: 'any' });
  expect(body.data).toMatchObject({
    stakes: { EUR: { chips: [200] }, USD: { chips: [400] } },
    odds_types: { selected: 'american' },
    auto_accept_odds_change: 'any',
    updated_at: '2026-03-01T12:01:00.000Z',
  });
});

test('choices made at once on two devices are both kept', async () => {
  await Promise.all([
    choose({ odds_type: 'percent' }),
    choose({ auto_accept_odds_change: 'any' }),
    choose({ stakes: { EUR: chips(300) } }),
    choose({ stakes: { USD: chips(400) } }),
  ]);
  expect(await settings()).toMatchObject({
    odds_types: { selected: 'percent' },
    auto_accept_odds_change: 'any',
    stakes: { EUR: { chips: [300] }, USD: { chips: [400] } },
  });
});

test.each(['none', 'higher', 'any'] as const)(
  'the accepted changes (%s) are there for placement to read',
  async (mode) => {
    await choose({ auto_accept_odds_change: 'any' });
    await choose({ auto_accept_odds_change: mode });
    expect((await readBettor(server.book.db, playerId)).acceptMode).toBe(mode);
  },
);

test('to choose no stakes is to have those of the site again', async () => {
  await choose({ stakes: { EUR: chips(200) } });
  const { body } = await choose({ stakes: { EUR: chips() } });
  expect(body.data.stakes?.['EUR']?.chips).toEqual(SITE_CHIPS);
});

test('stakes may be as small and as large as a bet, and eight of them', async () => {
  const most = [10, 20, 30, 40, 50, 60, 70, 1_000_000];
  const { body } = await choose({ stakes: { EUR: chips(...most) } });
  expect(body.data.stakes?.['EUR']?.chips).toEqual(most);
});

test('chosen stakes that the site takes no more are not shown', async () => {
  const keep = (each: number[]) =>
    server.pool.query('update player_settings set chips = $2 where player_id = $1', [
      playerId,
      JSON.stringify({ EUR: each }),
    ]);
  await choose({ stakes: { EUR: chips(200) } });
  await keep([5, 200, 1_000_001]);
  expect((await settings()).stakes?.['EUR']?.chips).toEqual([200]);
  await keep([5]);
  expect((await settings()).stakes?.['EUR']?.chips).toEqual(SITE_CHIPS);
});

test.each([
  ['below the least bet', { stakes: { EUR: chips(500, 9) } }, 'stakes.EUR.chips.1'],
  ['above the largest bet', { stakes: { EUR: chips(1_000_001) } }, 'stakes.EUR.chips.0'],
  ['of a part of a subunit', { stakes: { EUR: chips(10.5) } }, 'stakes.EUR.chips.0'],
  ['of nothing', { stakes: { EUR: chips(0) } }, 'stakes.EUR.chips.0'],
  ['as a text', { stakes: { EUR: { chips: ['500'] } } }, 'stakes.EUR.chips.0'],
  ['there twice', { stakes: { EUR: chips(500, 500) } }, 'stakes.EUR.chips'],
  [
    'nine of them',
    { stakes: { EUR: chips(10, 20, 30, 40, 50, 60, 70, 80, 90) } },
    'stakes.EUR.chips',
  ],
  ['of a currency of elsewhere', { stakes: { GBP: chips(500) } }, 'stakes.GBP'],
  ['of no currency', { stakes: { eur: chips(500) } }, 'stakes.eur'],
  ['without chips', { stakes: { EUR: [500] } }, 'stakes.EUR'],
])('a stake %s is refused, and nothing is kept', async (_what, body, field) => {
  const refused = await choose({ odds_type: 'british', ...body });
  expect([refused.status, refused.body.error.field]).toEqual([400, `body.${field}`]);
  expect((await settings()).updated_at).toBeNull();
});

test.each([
  ['auto_accept_odds_change', 'lower'],
  ['auto_accept_odds_change', null],
  ['odds_type', 'roman'],
])('%s cannot be %j', async (field, value) => {
  const refused = await choose({ [field]: value });
  expect([refused.status, refused.body.error.field]).toEqual([400, `body.${field}`]);
});

test('a visitor cannot choose', async () => {
  const refused = await choose({ odds_type: 'british' }, { playerId: null });
  expect([refused.status, refused.body.error.code]).toEqual([401, 'unauthorized']);
});
