import { minor, odds } from '@touchline/domain/money';
import { bonus as bonusSchema } from '@touchline/wire/bonuses';
import { aLeague, aLine, aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBonus, aCampaign } from '@touchline/testkit/bonuses/a-campaign';
import { activateBonus } from '../../bonus/player-bonuses';
import { NOW, SITE } from '@touchline/testkit/betting/book-database';
import { type BookServer, bookServer } from '@touchline/testkit/betting/book-server';

let server: BookServer;
beforeAll(async () => {
  server = await bookServer({ site: { ...SITE, severalFreebets: false } });
});
afterAll(() => server.close());

interface Told {
  data: Record<string, unknown>[];
  pagination: { total: number; last_page: number; limit: number };
}
type Given = Omit<Parameters<typeof aBonus>[2], 'now'>;

const player = () => aPlayer(server.pool);
const give = (playerId: number, given: Given = {}) =>
  aBonus(server.book.db, playerId, { now: NOW, ...given });
const list = (playerId: number, query = '') =>
  server.ask<Told>('GET', `/bonuses${query}`, { playerId });
const idsIn = ({ body }: { body: Told }) => body.data.map(({ id }) => id);

const COMBOBOOST = {
  type: 'comboboost' as const,
  minOdds: odds(1400),
  ranges: [{ minCount: 2, maxCount: null, bonusOdds: odds(1100) }],
};

test('a boost says until when it may be used, and a bonus how it is kept beside what the dates make of it', async () => {
  const playerId = await player();
  const until = new Date(NOW.getTime() + 3_600_000);
  const { id } = await give(playerId, { offer: COMBOBOOST });
  const change = 'update bonuses set valid_from = $2, valid_to = $2 where id = $1';
  await server.pool.query(change, [id, until]);
  const { body } = await list(playerId);
  expect(bonusSchema.parse(body.data[0])).toMatchObject({
    type: 'comboboost',
    valid_to: until.toISOString(),
    expired_at: until.toISOString(),
    status: 'active',
    user_bonus_status: 'active',
    user_status: 'upcoming',
  });
});

test('a bonus is told in the spec shape, with the parts of events it is for by name', async () => {
  const playerId = await player();
  const { tournamentId, sportId } = await aLeague(server.pool, { name: 'Eliteserien' });
  const condition = { sportType: null, categoryId: null, matchId: null };
  const eventConditions = [{ ...condition, sportId, tournamentId }];
  const { id } = await give(playerId, { terms: { eventConditions } });
  const { body } = await list(playerId);
  expect(body.data).toHaveLength(1);
  expect(bonusSchema.parse(body.data[0])).toMatchObject({
    id,
    type: 'freebet',
    name: 'A good start',
    user_status: 'active',
    is_active: true,
    amount: minor(500),
    currency: 'EUR',
    event_conditions: [
      {
        sport: { id: sportId, name: 'Soccer' },
        tournament: { id: tournamentId, name: 'Eliteserien' },
        event: null,
      },
    ],
  });
});

test('lists hold four unless said, tournaments one and lootboxes five hundred, the newest first', async () => {
  const playerId = await player();
  const given = [];
  for (let count = 0; count < 5; count += 1) given.push((await give(playerId)).id);
  const boost = (await give(playerId, { offer: COMBOBOOST })).id;
  const newest = given.toReversed();
  expect(idsIn(await list(playerId))).toEqual([boost, ...newest.slice(0, 4)]);
  expect(idsIn(await list(playerId, '?limit_per_type=1'))).toEqual([boost, newest[0]]);
  expect(idsIn(await list(playerId, '?type=comboboosts'))).toEqual([boost]);
  const first = await list(playerId, '/freebets');
  expect(idsIn(first)).toEqual(newest.slice(0, 4));
  expect(first.body.pagination).toEqual({ total: 5, page: 1, limit: 4, last_page: 2 });
  expect(idsIn(await list(playerId, '/freebets?page=2'))).toEqual(newest.slice(4));
  expect((await list(playerId, '/tournaments')).body.pagination.limit).toBe(1);
  expect((await list(playerId, '/lootboxes')).body.pagination.limit).toBe(500);
});

test('what is done with is in a list only when it is asked for', async () => {
  const playerId = await player();
  const over = await give(playerId, { lives_hours: 1 });
  const waiting = await give(playerId, { needs_activation: true });
  server.clock.set(new Date(NOW.getTime() + 2 * 3_600_000));
  expect(idsIn(await list(playerId))).toEqual([waiting.id]);
  expect(idsIn(await list(playerId, '?available=true'))).toEqual([waiting.id]);
  expect(idsIn(await list(playerId, '?active=true'))).toEqual([]);
  expect(idsIn(await list(playerId, '?status=expired'))).toEqual([over.id]);
  server.clock.set(NOW);
});

test('bonuses are seen once they are marked, one’s own alone', async () => {
  const [playerId, other] = [await player(), await player()];
  const { id } = await give(playerId);
  const mark = (by: number) =>
    server.ask('POST', '/bonuses/mark-as-seen', {
      playerId: by,
      body: { bonuses: [{ id, type: 'freebet' }] },
    });
  await mark(other);
  expect(idsIn(await list(playerId, '?unseen=true'))).toEqual([id]);
  await mark(playerId);
  expect(idsIn(await list(playerId, '?unseen=true'))).toEqual([]);
});

test('SPEC §4: what was seen is not marked again', async () => {
  const playerId = await player();
  const [first, second] = [await give(playerId), await give(playerId)];
  const mark = (...ids: number[]) =>
    server.ask('POST', '/bonuses/mark-as-seen', {
      playerId,
      body: { bonuses: ids.map((id) => ({ id, type: 'freebet' })) },
    });
  await mark(first.id);
  const later = new Date(NOW.getTime() + 60_000);
  server.clock.set(later);
  await mark(first.id, second.id);
  server.clock.set(NOW);
  const { rows } = await server.pool.query(
    'select seen_at from bonuses where player_id = $1 order by id',
    [playerId],
  );
  expect(rows).toEqual([{ seen_at: NOW }, { seen_at: later }]);
});

test('where several freebets may not be active at once, the second waits for the first', async () => {
  const playerId = await player();
  const first = await give(playerId, { needs_activation: true });
  const second = await give(playerId, { needs_activation: true });
  const activate = async (id: number) =>
    (await server.ask('POST', `/bonuses/${id}/activate`, { playerId })).status;
  expect(await activate(first.id)).toBe(200);
  expect(await activate(second.id)).toBe(409);
  expect(await activate(first.id)).toBe(200);
  expect(await activate(0)).toBe(404);
});

test('where several may be, both are active', async () => {
  const playerId = await player();
  const freebets = [await give(playerId, { needs_activation: true }), await give(playerId)];
  const activated = await activateBonus(
    server.book.db,
    { playerId, id: freebets[0]?.id ?? 0, now: NOW },
    true,
  );
  expect(activated.ok).toBe(true);
  const { body } = await list(playerId);
  expect(body.data.map(({ user_status: status }) => status)).toEqual(['active', 'active']);
});

test('a promo code gives its bonus once, however its letters are written', async () => {
  const playerId = await player();
  await aCampaign(server.book.db, { now: NOW, trigger: { key: 'code', code: 'Spring-26' } });
  const enter = (code: string) =>
    server.ask<{ data: { id: number; trigger_key: string } }>('POST', '/bonuses/promo-code', {
      playerId,
      body: { code },
    });
  const given = await enter('SPRING-26');
  expect([given.status, given.body.data.trigger_key]).toEqual([200, 'code']);
  expect((await enter('spring-26')).status).toBe(409);
  expect((await enter('autumn-26')).status).toBe(404);
  const { rows } = await server.pool.query(
    `select message from outbox where event_name = 'bonus_issued' and channel = $1`,
    [`$user:${playerId}`],
  );
  expect(rows).toMatchObject([{ message: { bonus: { type: 'freebet', status: 'active' } } }]);
  const told = await server.ask('GET', '/notifications', { playerId, locale: 'de' });
  expect(told.body.data).toMatchObject([
    {
      type: 'bonus',
      body: expect.stringContaining('5,00') as string,
      caption: 'Bonus',
      object_type: 'freebet',
      object_id: given.body.data.id,
    },
  ]);
});

test('the terms are told in the caller’s locale, and in English where there are no others', async () => {
  const playerId = await player();
  const german = { name: 'Ein guter Anfang', terms: 'Einmal.' };
  const texts = { en: { name: 'A good start', terms: 'Once.' }, de: german };
  const { id } = await give(playerId, { texts });
  const termsIn = async (locale: string) =>
    (await server.ask<object>('GET', `/bonuses/freebets/${id}/terms`, { playerId, locale })).body;
  expect(await termsIn('de')).toEqual({ data: german });
  expect(await termsIn('fr')).toEqual({ data: texts.en });
});

test('the slip is told which bonuses may be used, which adds most and why, and why others may not', async () => {
  const playerId = await player();
  const freebet = await give(playerId);
  const boost = await give(playerId, { offer: COMBOBOOST });
  const [one, other] = [await aMatch(server.pool), await aMatch(server.pool)];
  await aLine(server.pool, { matchId: one });
  await aLine(server.pool, { matchId: other });
  const leg = (match_id: number) => ({
    match_id,
    market_id: 1,
    specifier: '',
    outcome_id: '1',
    odds: 2000,
  });
  const bets = [
    { type: 'combo', selections: [leg(one), leg(other)], currency: 'EUR', stake: 1000 },
    { type: 'single', selections: [leg(one)], currency: 'EUR' },
  ];
  const { body } = await server.ask<Told>('POST', '/bonuses', { playerId, body: { bets } });
  expect(body.data).toMatchObject([
    {
      usable: [
        { id: boost.id, type: 'comboboost', min_odds: 1400, ranges: [{ bonus_odds: 1100 }] },
        { id: freebet.id, type: 'freebet', freebet_stake: 500 },
      ],
      best: { id: freebet.id, gain: 375, why: { code: 'stake_given', stake: 500 } },
      not_usable: [],
    },
    {
      usable: [{ id: freebet.id }],
      best: null,
      not_usable: [{ id: boost.id, code: 'legs_missing', missing: 1, bonus_odds: 1100 }],
    },
  ]);
});
